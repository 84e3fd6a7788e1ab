import { create } from 'zustand';

/** Who has seen, since this page was opened, what goes to the AI, and said yes to it. */
const useConsent = create<{ personId: string | null }>()(() => ({ personId: null }));

/** True when this person has agreed; the next person on the same page is asked anew. */
export function hasAiConsent(personId: string): boolean {
  return useConsent.getState().personId === personId;
}

/** Notes that this person agreed, until the page is loaded anew or somebody else agrees. */
export function giveAiConsent(personId: string): void {
  useConsent.setState({ personId });
}
