import { moduleTests } from '@/content/en/module-tests';
import { catalogue } from '@/content/en/catalogue';
import { narrativeSlides, spotTheDifference, starChecks, starFields } from '@/content/en/module-2';
import { narrativePages } from '@/content/en/module-2/pages';
import { rubric, rubricLevels } from '@/content/en/rubric';
import { module2Captions, module2PictureWords } from '@/content/en/pictures/module-2';
import { module2Choices } from '@/content/en/scenes/module-2';
import type { ProseActivities } from '@/ui/prose/prose-context';
import { toCourseParts } from '../course-parts';
import { NextModule } from '../module-end';
import { Narrative } from '../module-2/narrative';
import { ResumeCheckup } from '../resume-checkup';
import { SpotTheDifferenceGame } from '../module-2/spot-the-difference';
import { StarStoryActivity } from '../module-2/star-story';
import { joinPictures } from '../pictures/join-pictures';
import { module2Drawings, module2Numbers } from '../pictures/module-2';
import { ModuleTest } from '../tries/module-test';
import { choiceActivities } from '../tries/try-activities';
import { proseFacts } from './prose-facts';

const facts = proseFacts(
  ['resumego-2024'],
  joinPictures(module2Drawings, module2PictureWords, module2Captions, module2Numbers),
);
const slides = toCourseParts(narrativeSlides, narrativePages);
const next = <NextModule entry={catalogue[2]} />;
const activities: ProseActivities = {
  'module-test': () => <ModuleTest questions={moduleTests[2]} />,
  ...choiceActivities(module2Choices),
  'resume-checkup': () => <ResumeCheckup rubric={rubric} levels={rubricLevels} />,
  'spot-the-difference': () => <SpotTheDifferenceGame facts={spotTheDifference} />,
  'star-story': () => <StarStoryActivity fields={starFields} checks={starChecks} />,
};

/** Module 2 in English. */
export function Module2() {
  return <Narrative slides={slides} facts={facts} activities={activities} next={next} />;
}
