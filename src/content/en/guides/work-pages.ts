import type { GuideId } from '../../guide-types';
import type { ContentPage } from '../../mdx-components';
import FirstWeek from './9-first-week.mdx';
import UnpaidPay from './36-unpaid-pay.mdx';
import First90Days from './22-first-90-days.mdx';

/** The texts of the group “On the job”; they load together. */
export const pages = {
  'first-week': FirstWeek,
  'unpaid-pay': UnpaidPay,
  'first-90-days': First90Days,
} satisfies Partial<Record<GuideId, ContentPage>>;
