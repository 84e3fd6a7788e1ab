type Signs = {
  /** A sign-in has died here that was not one on a shared computer. */
  hasDeadSignIn: boolean;
  /** What a guest has said in this window: 'own', 'shared', or nothing of the kind. */
  answer: string | null;
  /** The app is installed here. */
  isInstalled: boolean;
};

/**
 * Whether a device is most likely the person's own. A dead sign-in comes first: if it were taken for a shared computer,
 * work that is only on
 * this device would be lost. Then the guest's answer, then whether the app is installed.
 */
export function isLikelyOwnDevice({ hasDeadSignIn, answer, isInstalled }: Signs): boolean {
  if (hasDeadSignIn) return true;
  return answer === 'own' || answer === 'shared' ? answer === 'own' : isInstalled;
}
