import { readAssistAnswer } from '../domain/assistant/provider-answer';
import { aiFailure, aiFailureOfStatus, type AiReply } from './ai-reply';
import { NoSession } from './no-token';
import { fetchWhole, type WholeAnswer } from './whole-answer';

export interface AiAssistDeps {
  url: string;
  key: string;
  /** The person's token; throws `NoSession` or `Offline`. See the session keeper. */
  accessToken: (options?: { rejected?: string }) => Promise<string>;
  fetch: typeof globalThis.fetch;
  /** Longer than the function itself may take to check, count and ask. */
  timeoutMs?: number;
}

export type AiAssist = (prompt: string) => Promise<AiReply>;

/**
 * Call 7 of the spec: `POST {prompt}` to the function `ai-assist`, which answers `{text}`. Never
 * throws, and sends nothing without the person's own token.
 */
export function createAiAssist(deps: AiAssistDeps): AiAssist {
  return async (prompt) => {
    try {
      const token = await deps.accessToken();
      const answer = await post(deps, token, prompt);
      // The device's clock may have jumped since the token came.
      if (answer.status !== 401 || answer.json === undefined) return replyOf(answer);
      return replyOf(await post(deps, await deps.accessToken({ rejected: token }), prompt));
    } catch (error) {
      return error instanceof NoSession ? aiFailure('needs-account') : aiFailure('offline');
    }
  };
}

function post(
  { url, key, fetch, timeoutMs = 45_000 }: AiAssistDeps,
  token: string,
  prompt: string,
): Promise<WholeAnswer> {
  const init = {
    method: 'POST',
    headers: { 'content-type': 'application/json', apikey: key, authorization: `Bearer ${token}` },
    body: JSON.stringify({ prompt }),
  };
  return fetchWhole(fetch, `${url}/functions/v1/ai-assist`, init, timeoutMs);
}

/** A page that is no JSON came from something between us and the function, such as a sign-in page of the wifi. */
function replyOf({ status, json }: WholeAnswer): AiReply {
  if (json === undefined) return aiFailure('offline', `status ${String(status)}, no JSON`);
  if (status !== 200) return aiFailureOfStatus(status);
  const text = readAssistAnswer(json);
  return text === null ? aiFailure('failed', 'no text') : { ok: true, text };
}
