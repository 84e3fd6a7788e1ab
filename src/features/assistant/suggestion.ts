import { answerLanguage } from '@/content/en/ai-instructions';
import { wordsForResume } from '@/domain/assistant/words-for-resume';
import {
  readAnswers,
  setAnswers,
  useAnswers,
  useAnswerInput,
} from '@/workspace/document/activity-answers';
import { useOpenCourse } from '@/workspace/document/course-work';

const recordId = 'ai-suggestion';

/** The assistant's newest suggestion, and what the person makes of it, kept on their device. */
export function useSuggestion(): { suggestion: string; ownWords: string } {
  useOpenCourse();
  const { suggestion = '', ownWords = '' } = useAnswers(recordId);
  return { suggestion, ownWords };
}

/** Props of the field in which the person makes a suggestion their own words. */
export function usePastedTextInput() {
  return useAnswerInput(recordId, 'ownWords');
}

/** Takes a new suggestion. Words that the person has changed and not applied yet stay in their field. */
export function keepSuggestion(suggestion: string): void {
  const { suggestion: last = '', ownWords = '', applied = '' } = readAnswers(recordId);
  const ofLast = [last, wordsForResume(last, answerLanguage), applied];
  const isOwn = ownWords.trim() !== '' && !ofLast.includes(ownWords);
  setAnswers(recordId, {
    suggestion,
    ...(!isOwn && { ownWords: wordsForResume(suggestion, answerLanguage) }),
  });
}

/** Notes that the words in the field have gone into the resume. */
export function markApplied(): void {
  setAnswers(recordId, { applied: readAnswers(recordId)['ownWords'] ?? '' });
}
