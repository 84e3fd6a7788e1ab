import { readAssistAnswer } from '@/domain/assistant/provider-answer';
import { aiFailure, aiFailureOfStatus, type AiFailure, type AiReply } from './ai-reply';
import { withAccessToken, isRefusedToken, type AccessToken } from './with-access-token';
import { NoSession } from './auth-errors';
import { sendByClient } from './send-by-client';
import type { WholeAnswer } from './fetch-with-timeout';

export interface AiAssistDeps {
  url: string;
  key: string;
  accessToken: AccessToken;
  fetch: typeof globalThis.fetch;
  /** In ms; must be longer than the function itself may take. */
  timeoutMs?: number;
}

export type AiAssist = (prompt: string) => Promise<AiReply>;

/**
 * Makes the function behind "improve my description": `POST {prompt}` to the edge function `ai-assist`, which answers
 * `{text}`. Never throws, and sends nothing without the person's own token.
 */
export function createAiAssist({
  accessToken,
  timeoutMs = 45_000,
  ...deps
}: AiAssistDeps): AiAssist {
  return async (prompt) => {
    const send = (token: string) =>
      sendByClient({ ...deps, timeoutMs }, token, (client) =>
        client.functions.invoke('ai-assist', { body: { prompt } }),
      );
    try {
      return replyOf(await withAccessToken(accessToken, send, isRefusedToken));
    } catch (error) {
      return error instanceof NoSession ? aiFailure('needs-account') : aiFailure('offline');
    }
  };
}

/**
 * Asks the function whether an AI is set up, without sending any text of the person. Returns the failure that a question would
 * get, or null. Never throws.
 */
export function createAiCheck({
  accessToken,
  timeoutMs = 8_000,
  ...deps
}: AiAssistDeps): () => Promise<AiFailure | null> {
  return async () => {
    const send = (token: string) =>
      sendByClient({ ...deps, timeoutMs }, token, (client) =>
        client.functions.invoke('ai-assist', { method: 'GET' }),
      );
    try {
      const { status, json } = await withAccessToken(accessToken, send, isRefusedToken);
      if (json === undefined) return aiFailure('offline', `status ${String(status)}, no JSON`);
      return status === 503 ? aiFailureOfStatus(status) : null;
    } catch (error) {
      return error instanceof NoSession ? aiFailure('needs-account') : aiFailure('offline');
    }
  };
}

/** An answer that is not JSON came from something in between, such as a captive portal. */
function replyOf({ status, json }: WholeAnswer): AiReply {
  if (json === undefined) return aiFailure('offline', `status ${String(status)}, no JSON`);
  if (status !== 200) return aiFailureOfStatus(status);
  const text = readAssistAnswer(json);
  return text === null ? aiFailure('failed', 'no text') : { ok: true, text };
}
