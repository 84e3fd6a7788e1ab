import type { UseNavigateResult } from '@tanstack/react-router';
import { sessionStore } from '@/workspace/session/session';

type LogOut = { isPatient: boolean; isWanted?: () => boolean };

const always = () => true;

/** The user id of whoever is signed in; null for a guest. */
export const signedInUserId = () => sessionStore.readMarker()?.userId ?? null;

/** The ways out of a session. They load only when somebody leaves. */
export function createLogOut(navigate: UseNavigateResult<string>) {
  /** Logs out the one who was asked, and nobody else who has signed in since. False: see `endSession`. */
  const logOut = async (leaver: { discard: boolean; personId: string | null }) => {
    const { endSession } = await import('@/workspace/account/end-session');
    // A shared computer's session ends with the page itself.
    if (!sessionStore.readMarker()?.shared) await navigate({ to: '/' });
    return await endSession(leaver);
  };
  /**
   * Logs out when everything is in the account. A patient call first tries to send what is not; it logs nobody out who
   * does not want it any more when that is over. True as well when somebody else has signed in by then, in another tab.
   */
  const logOutIfSent = async ({ isPatient, isWanted = always }: LogOut): Promise<boolean> => {
    const personId = signedInUserId();
    const { sendUnsentWork } = await import('@/workspace/account/end-session');
    const isSent = await sendUnsentWork({ isPatient });
    if (isSent && isWanted()) await logOut({ discard: false, personId });
    return isSent || signedInUserId() !== personId;
  };
  return { logOut, logOutIfSent };
}
