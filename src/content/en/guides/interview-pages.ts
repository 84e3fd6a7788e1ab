import type { GuideId } from '../../guide-types';
import type { ContentPage } from '../../mdx-components';
import VideoInterviews from './15-video-interviews.mdx';
import ThankYou from './27-thank-you.mdx';
import Records from './4-records.mdx';
import ClearingARecord from './26-clearing-a-record.mdx';
import Accommodation from './25-accommodation.mdx';

/** The texts of the group “Interviews and hard questions”; they load together. */
export const pages = {
  'video-interviews': VideoInterviews,
  'thank-you': ThankYou,
  records: Records,
  'clearing-a-record': ClearingARecord,
  accommodation: Accommodation,
} satisfies Partial<Record<GuideId, ContentPage>>;
