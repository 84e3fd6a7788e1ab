import type { Source } from '../types';
import { benefitSources } from './benefit-sources.ts';
import { helpSources } from './help-sources.ts';
import { moneySources } from './money-sources.ts';
import { needSources } from './need-sources.ts';
import { officeSources } from './office-sources.ts';
import { paperSources } from './paper-sources.ts';
import { restartSources } from './restart-sources.ts';

/** Every study and office that the course names. No figure stands in the prose without one of these. */
export const sources: readonly Source[] = [
  {
    id: 'ladders-2018',
    label: 'Ladders study, 2018',
    title: 'Eye-Tracking Study, 2018 update',
    publisher: 'Ladders, Inc., as reported by HR Daily Advisor',
    year: 2018,
    url: 'https://hrdailyadvisor.blr.com/2018/11/15/eye-tracking-recruiters-average-7-4-seconds-reviewing-a-resume/',
    says: 'A camera followed the eyes of a group of recruiters. Their first look at a resume took 7.4 seconds on average.',
    caution:
      'The report we found does not say how many recruiters took part. It timed the first look only. The firm that ran it sells resume services. It lists jobs that pay $100,000 a year or more.',
  },
  {
    id: 'ladders-2012',
    label: 'Ladders study, 2012',
    title: 'Keeping an Eye on Recruiter Behavior',
    publisher: 'TheLadders, as reported by RecruitingDaily',
    year: 2012,
    url: 'https://recruitingdaily.com/theladders-reveals-that-job-seekers-have-six-seconds-to-succeed/',
    says: 'Recruiters were watched at work over ten weeks. In a first look, their eyes went mostly to names, job titles, employers, dates and education.',
    caution: 'This is one old study. The firm that ran it sells resume services.',
  },
  {
    id: 'resumego-2024',
    label: 'ResumeGo survey, 2024',
    title: 'How Much Time Do Recruiters Spend On A Resume?',
    publisher: 'ResumeGo',
    year: 2024,
    url: 'https://www.resumego.net/research/how-much-time-spend-resume/',
    says: 'The firm asked 418 recruiters and hiring managers. Most said the first look at a resume takes 10 to 60 seconds. For a cover letter, about two in three said under 30 seconds.',
    caution:
      'People guessed their own time, so the real time may differ. The firm that asked sells resume services.',
  },
  {
    id: 'weak-ties-2022',
    label: 'Science, 2022',
    title: 'A Causal Test of the Strength of Weak Ties',
    publisher: 'Science (AAAS news release)',
    year: 2022,
    url: 'https://sciencesources.eurekalert.org/news-releases/964356',
    says: 'A test with more than 20 million LinkedIn users over five years. People whom users knew a little helped most with job changes, up to a point. This was so in fields that use a lot of computers. In fields that use them less, people whom users knew well helped more.',
    caution: 'It looked at LinkedIn users only. It may not fit every kind of work.',
  },
  ...officeSources,
  ...paperSources,
  ...benefitSources,
  ...helpSources,
  ...restartSources,
  ...moneySources,
  ...needSources,
];
