import type { ContentPage } from '../../mdx-components';
import type { NarrativeSlideId } from '../../types';
import Introduction from './1-introduction.mdx';
import ModernResume from './2-modern-resume.mdx';
import CoverLetter from './3-cover-letter.mdx';
import StarMethod from './4-star-method.mdx';
import WrapUp from './5-wrap-up.mdx';

export const narrativePages: Readonly<Record<NarrativeSlideId, ContentPage>> = {
  introduction: Introduction,
  'modern-resume': ModernResume,
  'cover-letter': CoverLetter,
  'star-method': StarMethod,
  'wrap-up': WrapUp,
};
