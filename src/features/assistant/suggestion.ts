import { readDraft, setAnswers, useDraft, useDraftInput } from '../../record/drafts';
import { useOpenCourse } from '../../record/course-work';

const recordId = 'ai-suggestion';

/** The assistant's newest suggestion, and what the person makes of it, kept on their device. */
export function useSuggestion(): { suggestion: string; ownWords: string } {
  useOpenCourse();
  const { suggestion = '', ownWords = '' } = useDraft(recordId);
  return { suggestion, ownWords };
}

/** Props of the field in which the person makes a suggestion their own words. */
export function useOwnWordsInput() {
  return useDraftInput(recordId, 'ownWords');
}

/** Takes a new suggestion. Words that the person has changed and not applied yet stay in their field. */
export function keepSuggestion(suggestion: string): void {
  const { suggestion: last = '', ownWords = '', applied = '' } = readDraft(recordId);
  const isOwn = ownWords.trim() !== '' && ownWords !== last && ownWords !== applied;
  setAnswers(recordId, { suggestion, ...(!isOwn && { ownWords: suggestion }) });
}

/** Notes that the words in the field have gone into the resume. */
export function markApplied(): void {
  setAnswers(recordId, { applied: readDraft(recordId)['ownWords'] ?? '' });
}
