import { behavioralQuestions } from '@/content/en/behavioral-questions';
import { hourlyQuestions } from '@/content/en/hourly-questions';
import { interviewQuestions } from '@/content/en/interview-questions';
import {
  employerQuestions,
  followUpTemplate,
  networkingSections,
  pitchChecks,
  pitchFields,
} from '@/content/en/module-3';
import { networkingPages } from '@/content/en/module-3/pages';
import { moduleTests } from '@/content/en/module-tests';
import { module3Captions, module3PictureWords } from '@/content/en/pictures/module-3';
import { module3Choices } from '@/content/en/scenes/module-3';
import type { ProseActivities } from '@/ui/prose/prose-context';
import { toCourseParts } from '../course-parts';
import { ToResume } from '../module-1/to-resume';
import { NextResume } from '../module-end';
import { FollowUpEmail } from '../module-3/follow-up-email';
import { InterviewSimulator } from '../module-3/interview-simulator';
import { Networking } from '../module-3/networking';
import { PitchBuilder } from '../module-3/pitch-builder';
import { QuestionsToAsk } from '../module-3/questions-to-ask';
import { joinPictures } from '../pictures/join-pictures';
import { module3Drawings } from '../pictures/module-3';
import { ModuleTest } from '../tries/module-test';
import { choiceActivities } from '../tries/try-activities';
import { proseFacts } from './prose-facts';

const facts = proseFacts(
  ['weak-ties-2022'],
  joinPictures(module3Drawings, module3PictureWords, module3Captions),
);
const sections = toCourseParts(networkingSections, networkingPages);
const next = <NextResume />;
const activities: ProseActivities = {
  'module-test': () => <ModuleTest questions={moduleTests[3]} />,
  'to-resume': ToResume,
  ...choiceActivities(module3Choices),
  pitch: () => <PitchBuilder fields={pitchFields} checks={pitchChecks} />,
  'interview-simulator': () => (
    <InterviewSimulator draftId="interview-practice" kind="spec" questions={interviewQuestions} />
  ),
  'hourly-questions': () => (
    <InterviewSimulator draftId="hourly-practice" kind="hourly" questions={hourlyQuestions} />
  ),
  'behavioral-questions': () => (
    <InterviewSimulator
      draftId="behavioral-practice"
      kind="behavioral"
      questions={behavioralQuestions}
    />
  ),
  'questions-to-ask': () => <QuestionsToAsk questions={employerQuestions} />,
  'follow-up-email': () => <FollowUpEmail template={followUpTemplate} />,
};

/** Module 3 in English. */
export function Module3() {
  return <Networking sections={sections} facts={facts} activities={activities} next={next} />;
}
