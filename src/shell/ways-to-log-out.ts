import type { UseNavigateResult } from '@tanstack/react-router';
import { sessionStore } from '@/workspace/session/session';

type LogOut = { isPatient: boolean; isWanted?: () => boolean };

const always = () => true;

/** The ways out of a session. They load only when somebody leaves. */
export function waysToLogOut(navigate: UseNavigateResult<string>) {
  const logOut = async ({ discard }: { discard: boolean }) => {
    const { endSession } = await import('@/workspace/account/end-session');
    // A shared computer's session ends with the page itself.
    if (!sessionStore.readMarker()?.shared) await navigate({ to: '/' });
    await endSession({ discard });
  };
  /**
   * Logs out when everything is in the account. A patient call first tries to send what is not; it logs nobody out who
   * does not want it any more when that is over.
   */
  const logOutIfSent = async ({ isPatient, isWanted = always }: LogOut): Promise<boolean> => {
    const { sendUnsentWork } = await import('@/workspace/account/end-session');
    const isSent = await sendUnsentWork({ isPatient });
    if (isSent && isWanted()) await logOut({ discard: false });
    return isSent;
  };
  return { logOut, logOutIfSent };
}
