import type { Content } from '@google/generative-ai';
import { validateHistory, type ChatEntry } from '@/domain/assistant/chat-history';
import { readProviderAnswer } from '@/domain/assistant/provider-answer';
import type { AiConfig } from './ai-config';
import { aiFailure, aiFailureOfStatus, type AiReply } from './ai-reply';
import { withAccessToken, type AccessToken } from './with-access-token';
import { NoSession } from './auth-errors';

export interface AiSuggestionDeps {
  /** Null when this build has no AI: then no request ever leaves. */
  config: AiConfig | null;
  /** The backend's own origin and public key: only there may a person's token go. */
  backend: { url: string; key: string };
  accessToken: AccessToken;
  /** Takes a warning that names no one and quotes nothing. */
  warn: (message: string) => void;
  timeoutMs?: number;
}

/** What one answer may cost at most where the page asks the provider itself; `ai-assist` sets its own limit. */
const maxAnswerTokens = 2048;

export type AiSuggestion = (history: readonly ChatEntry[], prompt: string) => Promise<AiReply>;

/**
 * Makes the function behind "suggest an improvement": it asks the provider's general text model through the provider's
 * own client. Only the first candidate counts. Blocked prompts and answers, blank ones and every error come back as an
 * `AiFailure`. Never throws.
 */
export function createAiSuggestion(deps: AiSuggestionDeps): AiSuggestion {
  const { config, warn, timeoutMs = 45_000 } = deps;
  return async (history, prompt) => {
    if (!config) return aiFailure('not-set-up');
    const question: ChatEntry = { role: 'user', parts: [{ text: prompt }] };
    const check = validateHistory([...history, question]);
    if (prompt.trim() === '' || !check.ok) return aiFailure('failed', 'bad history');
    const library = await loadLibrary();
    if (!library) return aiFailure('offline', 'the client could not be loaded');
    const contents = check.history.map(toContent);
    const ask = async (customHeaders: Record<string, string>) => {
      const { baseUrl } = config;
      const model = new library.GoogleGenerativeAI(config.key).getGenerativeModel(
        { model: config.model, generationConfig: { maxOutputTokens: maxAnswerTokens } },
        { timeout: timeoutMs, customHeaders, ...(baseUrl !== '' && { baseUrl }) },
      );
      return (await model.generateContent({ contents })).response;
    };
    try {
      const response = isOwnFunction(deps, config) ? await askAsPerson(deps, ask) : await ask({});
      const answer = readProviderAnswer(response);
      if (!answer.ok) return aiFailure('failed', answer.reason);
      if (answer.warning) warn('The AI gave several candidates; the first one is used.');
      return { ok: true, text: answer.text };
    } catch (error) {
      if (error instanceof NoSession) return aiFailure('needs-account');
      if (error instanceof library.GoogleGenerativeAIFetchError) {
        return aiFailureOfStatus(error.status ?? 0);
      }
      // A page that is no JSON, such as a sign-in page of the wifi, ends here as a syntax error.
      const isUnread = error instanceof SyntaxError;
      return isUnread ? aiFailure('failed', 'no JSON') : aiFailure('offline');
    }
  };
}

/** The same entry in the client's own type. Ours hold text only. */
function toContent({ role, parts }: ChatEntry): Content {
  return {
    role,
    parts: parts.map(({ text }) => ({ text: typeof text === 'string' ? text : '' })),
  };
}

// The provider's client is loaded at the first question: few people ask for a suggestion.
async function loadLibrary() {
  try {
    return await import('@google/generative-ai');
  } catch {
    return null;
  }
}

/** Whether the configured address is our own function: only it may get the person's token. */
function isOwnFunction({ backend }: AiSuggestionDeps, { baseUrl }: AiConfig): boolean {
  return baseUrl !== '' && new URL(baseUrl, backend.url).origin === new URL(backend.url).origin;
}

/**
 * Asks with the person's token. The client throws when the token is refused: then asks once more with a new token, and
 * throws if that fails, too.
 */
async function askAsPerson<T>(
  { accessToken, backend }: AiSuggestionDeps,
  ask: (headers: Record<string, string>) => Promise<T>,
): Promise<T> {
  const send = (token: string) =>
    ask({ authorization: `Bearer ${token}`, apikey: backend.key }).then(
      (response) => ({ response }),
      (error: unknown) => ({ error }),
    );
  const answer = await withAccessToken<{ response: T } | { error: unknown }>(
    accessToken,
    send,
    isRefused,
  );
  if ('error' in answer) throw answer.error;
  return answer.response;
}

function isRefused(answer: object): boolean {
  return 'error' in answer && (answer.error as { status?: unknown } | null)?.status === 401;
}
