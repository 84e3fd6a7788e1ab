import { moduleTests } from '@/content/en/module-tests';
import { catalogue, moduleActivities } from '@/content/en/catalogue';
import { learningEvents } from '@/content/en/learning-events';
import { learningEventPages } from '@/content/en/module-1/pages';
import { reflectingNotes } from '@/content/en/reflecting-notes';
import { rubric, rubricLevels } from '@/content/en/rubric';
import { module1Captions, module1PictureWords } from '@/content/en/pictures/module-1';
import { module1Choices } from '@/content/en/scenes/module-1';
import { hourlyPosting, quickLook, storyOrProof } from '@/content/en/sorting';
import type { ProseActivities } from '@/ui/prose/prose-context';
import { toCourseParts } from '../course-parts';
import { NextModule } from '../module-end';
import { HaveResume } from '../module-1/have-resume';
import { ToResume } from '../module-1/to-resume';
import { LearningEvents } from '../module-1/learning-events';
import { ModuleActivities } from '../module-1/module-activities';
import { ReflectingBox } from '../module-1/reflecting-box';
import { RubricTable } from '../module-1/rubric-table';
import { joinPictures } from '../pictures/join-pictures';
import { module1Drawings } from '../pictures/module-1';
import { ResumeCheckup } from '../resume-checkup';
import { ModuleTest } from '../tries/module-test';
import { choiceActivities, sortActivities } from '../tries/try-activities';
import { SevenSeconds } from '../tries/seven-seconds';
import { proseFacts } from './prose-facts';

const facts = proseFacts(
  ['ladders-2018', 'ladders-2012', 'resumego-2024'],
  joinPictures(module1Drawings, module1PictureWords, module1Captions),
);
const events = toCourseParts(learningEvents, learningEventPages);
const next = <NextModule entry={catalogue[1]} />;
const activities: ProseActivities = {
  'module-test': () => <ModuleTest questions={moduleTests[1]} />,
  ...choiceActivities(module1Choices),
  ...sortActivities([storyOrProof, hourlyPosting]),
  'seven-seconds': () => <SevenSeconds look={quickLook} />,
  'resume-checkup': () => <ResumeCheckup rubric={rubric} levels={rubricLevels} />,
  'have-resume': HaveResume,
  'to-resume': ToResume,
  'module-activities': () => <ModuleActivities activities={moduleActivities} />,
  ...Object.fromEntries(
    reflectingNotes.map((note) => [note.id, () => <ReflectingBox note={note} />]),
  ),
  'official-rubric': () => <RubricTable rubric={rubric} levels={rubricLevels} />,
};

/** Module 1 in English. */
export function Module1() {
  return <LearningEvents events={events} facts={facts} activities={activities} next={next} />;
}
