import type { GuideId } from '../../guide-types';
import type { ContentPage } from '../../mdx-components';
import OnlineApplication from './13-online-application.mdx';
import ApplicationForms from './2-application-forms.mdx';
import SampleResumes from './7-sample-resumes.mdx';
import References from './8-references.mdx';
import Email from './12-email.mdx';
import Phone from './14-phone.mdx';
import Ai from './16-ai.mdx';

/** The texts of the group “Apply”; they load together. */
export const pages = {
  'online-application': OnlineApplication,
  'application-forms': ApplicationForms,
  'sample-resumes': SampleResumes,
  references: References,
  email: Email,
  phone: Phone,
  ai: Ai,
} satisfies Partial<Record<GuideId, ContentPage>>;
