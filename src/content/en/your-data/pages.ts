import type { ContentPage } from '../../mdx-components';
import WhatIsSaved from './what-is-saved.mdx';

export const whatIsSavedPage: ContentPage = WhatIsSaved;
