import { guides } from '@/content/en/guides';
import { guidePictureWords } from '@/content/en/pictures/guides';
import { sampleResumes } from '@/content/en/sample-resumes';
import type { ProseActivities } from '@/ui/prose/prose-context';
import { SampleResumes } from '../guides/sample-resumes';
import { guideDrawings } from '../pictures/guides';
import { joinPictures } from '../pictures/join-pictures';
import { proseFacts } from './prose-facts';

/** What any guide may name; it comes with the first guide that is opened. */
export const facts = proseFacts(
  guides.flatMap(({ sources }) => sources),
  joinPictures(guideDrawings, guidePictureWords),
);
export const activities: ProseActivities = {
  'sample-resumes': () => <SampleResumes resumes={sampleResumes} />,
};
