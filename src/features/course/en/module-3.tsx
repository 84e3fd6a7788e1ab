import { interviewQuestions } from '../../../content/en/interview-questions';
import {
  employerQuestions,
  followUpTemplate,
  networkingSections,
  pitchFields,
} from '../../../content/en/module-3';
import { networkingPages } from '../../../content/en/module-3/pages';
import type { ProseActivities } from '../../../ui/prose/prose-context';
import { toCourseParts } from '../course-parts';
import { FollowUpEmail } from '../module-3/follow-up-email';
import { InterviewSimulator } from '../module-3/interview-simulator';
import { Networking } from '../module-3/networking';
import { PitchBuilder } from '../module-3/pitch-builder';
import { QuestionsToAsk } from '../module-3/questions-to-ask';
import { proseFacts } from './prose-facts';

const facts = proseFacts(['weak-ties-2022']);
const sections = toCourseParts(networkingSections, networkingPages);
const activities: ProseActivities = {
  pitch: () => <PitchBuilder fields={pitchFields} />,
  'interview-simulator': () => <InterviewSimulator questions={interviewQuestions} />,
  'questions-to-ask': () => <QuestionsToAsk questions={employerQuestions} />,
  'follow-up-email': () => <FollowUpEmail template={followUpTemplate} />,
};

/** Module 3 in English. */
export function Module3() {
  return <Networking sections={sections} facts={facts} activities={activities} />;
}
