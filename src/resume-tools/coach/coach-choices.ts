import { readAnswers, setAnswers, useAnswers } from '@/workspace/document/activity-answers';
import { useOpenCourse } from '@/workspace/document/course-work';

const recordId = 'writing-coach';
const isOn = 'yes';

/** What a person has told the writing coach, kept on their device: which ideas to leave out, and whether to be quiet. */
export type CoachChoices = { isQuiet: boolean; isLeftOut: (ideaKey: string) => boolean };

/** The current person's choices. */
export function useCoachChoices(): CoachChoices {
  useOpenCourse();
  const record = useAnswers(recordId);
  return {
    isQuiet: record['quiet'] === isOn,
    isLeftOut: (ideaKey) => record[fieldOf(ideaKey)] === isOn,
  };
}

/** Keeps this idea of the coach out of sight for good. */
export function leaveOutIdea(ideaKey: string): void {
  setAnswers(recordId, { [fieldOf(ideaKey)]: isOn });
}

/** Switches the coach off, or on again, for this person. */
export function setCoachQuiet(isQuiet: boolean): void {
  if ((readAnswers(recordId)['quiet'] === isOn) !== isQuiet)
    setAnswers(recordId, { quiet: isQuiet ? isOn : '' });
}

// The prefix keeps the keys of ideas apart from the key of the switch.
function fieldOf(ideaKey: string): string {
  return `idea:${ideaKey}`;
}
