import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import type { Message } from './message-area';
import { useServerWords } from './server-words';

/** The result of a call to the account: success, or the service's own error message. */
type Result = { ok: true } | Failure;
type Failure = { ok: false; message: string; code?: string };

/**
 * Runs one call of a form at a time and shows its failure in the given form: 'Error: ' and the provider's message.
 * `busy` names the call under way; `run` resolves to whether it went well. `onFailure` gets the message in place of the
 * message area, for the failures that lead somewhere.
 */
export function useSubmit<Name extends string>(say: (message: Message | null) => void) {
  const { t } = useLingui();
  const wordsOf = useServerWords();
  const [busy, setBusy] = useState<Name | null>(null);
  const isRunning = useRef(false);

  async function run(
    name: Name,
    call: () => Promise<Result>,
    onFailure: (failure: Failure, error: Message) => void = (_, error) => say(error),
  ): Promise<boolean> {
    if (isRunning.current) return false;
    isRunning.current = true;
    setBusy(name);
    say(null);
    try {
      const result = await call();
      if (!result.ok) onFailure(result, { kind: 'error', text: t`Error: ${wordsOf(result)}` });
      return result.ok;
    } finally {
      isRunning.current = false;
      setBusy(null);
    }
  }
  return { busy, run };
}
