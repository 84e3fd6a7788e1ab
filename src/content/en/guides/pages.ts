import type { ContentPage } from '../../mdx-components';
import type { GuideId } from '../../types';
import WhereToLook from './1-where-to-look.mdx';
import ApplicationForms from './2-application-forms.mdx';
import JobScams from './3-job-scams.mdx';
import Records from './4-records.mdx';
import Benefits from './5-benefits.mdx';
import Newcomers from './6-newcomers.mdx';
import SampleResumes from './7-sample-resumes.mdx';
import References from './8-references.mdx';
import FirstWeek from './9-first-week.mdx';
import PapersAndId from './10-papers-and-id.mdx';
import BenefitHours from './11-benefit-hours.mdx';
import Email from './12-email.mdx';

export const guidePages: Readonly<Record<GuideId, ContentPage>> = {
  'where-to-look': WhereToLook,
  'application-forms': ApplicationForms,
  'job-scams': JobScams,
  records: Records,
  benefits: Benefits,
  newcomers: Newcomers,
  'sample-resumes': SampleResumes,
  references: References,
  'first-week': FirstWeek,
  'papers-and-id': PapersAndId,
  'benefit-hours': BenefitHours,
  email: Email,
};
