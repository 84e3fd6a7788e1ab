import type { GuideId } from '../../guide-types';
import type { ContentPage } from '../../mdx-components';
import WhereToLook from './1-where-to-look.mdx';
import JobScams from './3-job-scams.mdx';
import JobFair from './20-job-fair.mdx';
import TempAndGig from './21-temp-and-gig.mdx';
import Apprenticeship from './18-apprenticeship.mdx';
import Linkedin from './23-linkedin.mdx';

/** The texts of the group “Find work”; they load together. */
export const pages = {
  'where-to-look': WhereToLook,
  'job-scams': JobScams,
  'job-fair': JobFair,
  'temp-and-gig': TempAndGig,
  apprenticeship: Apprenticeship,
  linkedin: Linkedin,
} satisfies Partial<Record<GuideId, ContentPage>>;
