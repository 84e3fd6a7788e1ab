import { isRecord } from '../resume/json-value';

/** The chat's last message, in every language: there the resume is ready. */
const lastStepId = 'end.view';

/** True for a stored conversation, of whatever version of the script, in which the chat has called the resume ready. */
export function isResumeReady(stored: string): boolean {
  if (stored === '') return false;
  try {
    const state: unknown = JSON.parse(stored);
    return isRecord(state) && state['stepId'] === lastStepId;
  } catch {
    return false;
  }
}
