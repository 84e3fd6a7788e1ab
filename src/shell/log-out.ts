import type { UseNavigateResult } from '@tanstack/react-router';
import { sessionStore } from '@/workspace/session/session';

type LogOut = { isPatient: boolean; isWanted?: () => boolean };

const always = () => true;

/** The user id of the signed-in person; null for a guest. */
export const signedInUserId = () => sessionStore.readMarker()?.userId ?? null;

/** The two functions that log out. Loaded only when somebody leaves. */
export function createLogOut(navigate: UseNavigateResult<string>) {
  /** Logs out the person with this id; does nothing if another person has signed in since. False: see `endSession`. */
  const logOut = async (leaver: { discard: boolean; personId: string | null }) => {
    const { endSession } = await import('@/workspace/account/end-session');
    // A shared computer's session ends with the page itself.
    if (!sessionStore.readMarker()?.shared) await navigate({ to: '/' });
    return await endSession(leaver);
  };
  /**
   * Logs out if all work is in the account. A patient call first tries to send unsent work, then logs out only if `isWanted`
   * is still true. Also true when another person has signed in meanwhile, in another tab.
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
