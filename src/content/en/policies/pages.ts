import type { ContentPage } from '../../mdx-components';
import accessibility from './accessibility.mdx';
import privacy from './privacy.mdx';
import terms from './terms.mdx';

export const policyPages: Readonly<Record<'privacy' | 'terms' | 'accessibility', ContentPage>> = {
  privacy,
  terms,
  accessibility,
};
