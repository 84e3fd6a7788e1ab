import { createAuthParts, type AuthDeps } from './auth-parts';
import { createLinkSteps } from './link-steps';
import { createRecoverySteps } from './recovery-steps';
import { createSignInSteps } from './sign-in-steps';

/**
 * The steps of the sign-in page. None of them throws; each answers an `AuthResult` (`auth-result.ts`). The marker of who is
 * logged in is written only when the server has confirmed the sign-in.
 */
export function createAuth(deps: AuthDeps) {
  const { store, tokenManager } = deps;
  const parts = createAuthParts(deps);
  return {
    /** Call when the sign-in page is shown: the client has loaded by the time somebody presses a button. */
    prepare: () => void parts.loadClient(),
    ...createSignInSteps(parts),
    ...createRecoverySteps(parts),
    ...createLinkSteps(parts),
    signOut: tokenManager.signOut,
    accessToken: tokenManager.accessToken,
    setShared: store.setShared,
    onChange: store.onChange,
  };
}
