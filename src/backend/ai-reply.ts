/**
 * What came of a question to the AI. `needs-account`: nobody is signed in, or the sign-in is dead.
 * `offline`: no answer could be reached. `not-set-up`: this site has no AI. `too-many`: the hour's
 * turns are used up. `failed`: everything else; `detail` is a code for the log, never anyone's text.
 */
export type AiReply = { ok: true; text: string } | AiFailure;

export type AiFailure = {
  ok: false;
  reason: 'needs-account' | 'offline' | 'not-set-up' | 'too-many' | 'failed';
  detail: string;
};

/** A failure as a reply; `detail` must not hold what anybody typed, because it is logged. */
export function aiFailure(reason: AiFailure['reason'], detail = ''): AiFailure {
  return { ok: false, reason, detail };
}

/** What a status of the AI services means. */
export function aiFailureOfStatus(status: number): AiFailure {
  const detail = `status ${String(status)}`;
  if (status === 401) return aiFailure('needs-account', detail);
  if (status === 429) return aiFailure('too-many', detail);
  if (status === 503) return aiFailure('not-set-up', detail);
  return aiFailure('failed', detail);
}
