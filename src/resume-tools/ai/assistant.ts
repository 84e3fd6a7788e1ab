import { descriptionInstruction, suggestionInstruction } from '@/content/en/ai-instructions';
import { createAiAssist, createAiCheck } from '@/backend/ai-assist';
import { aiConfig } from '@/backend/ai-config';
import { aiFailure, type AiFailure, type AiReply } from '@/backend/ai-reply';
import { createAiSuggestion } from '@/backend/ai-suggestion';
import { backendConfig } from '@/backend/config';
import { addExchange, type ChatEntry } from '@/domain/assistant/chat-history';
import { maskPersonal, unmask, type MaskedText } from '@/domain/assistant/mask-personal';
import { fitPrompt, resumeSummary, type Prompt } from '@/domain/assistant/prompts';
import { withoutRefusedCharacters } from '@/domain/resume/without-refused-characters';
import { tokenManager } from '@/workspace/session/token-manager';
import { sessionStore } from '@/workspace/session/session';
import { currentRecord } from '@/workspace/document/working-record';

export type { AiFailure, AiReply } from '@/backend/ai-reply';

/** A question to the AI, ready to be shown and sent: `text` and `earlier` are all that leaves the device. */
export type AiQuestion = Prompt & {
  /** The question before this one and the AI's answer to it, which go along; empty for the first. */
  earlier: readonly string[];
  /** Why sending would fail (no network, not set up, nobody signed in); null when it may work. Run before asking for consent. */
  check: () => Promise<AiFailure | null>;
  send: () => Promise<AiReply>;
};

/** The question for a better description, made from what is typed; `send` asks the function `ai-assist`. */
export function descriptionQuestion(typed: string): AiQuestion {
  const { text: masked, placeholders } = mask(withoutRefusedCharacters(typed));
  const prompt = fitPrompt(descriptionInstruction, masked);
  return {
    ...prompt,
    earlier: [],
    check: async () => {
      const failure = await checkAssist();
      if (failure) logged(failure);
      return failure;
    },
    send: async () => logged(unmasked(await assist(prompt.text), placeholders)),
  };
}

/**
 * The question for one idea about the resume as it is now; `send` asks the provider. This person's last question and its
 * answer are sent along, so that the next idea differs from the last.
 */
export function suggestionQuestion(): AiQuestion {
  const { text: masked, placeholders } = mask(resumeSummary(currentRecord()));
  const prompt = fitPrompt(suggestionInstruction, masked);
  const { text } = prompt;
  const asker = currentAsker();
  const history = historyOf(asker);
  return {
    ...prompt,
    earlier: history.flatMap(({ parts }) => parts.map((part) => String(part['text']))),
    check: async () => {
      if (aiConfig()) return null;
      const failure = aiFailure('not-set-up');
      logged(failure);
      return failure;
    },
    send: async () => {
      const reply = await suggest(history, text);
      if (reply.ok && currentAsker() === asker) {
        talk = { asker, history: addExchange(history, text, reply.text).slice(-kept) };
      }
      return logged(unmasked(reply, placeholders));
    },
  };
}

/** One exchange: enough for another idea, and with the next question within what the function takes. */
const kept = 2;
let talk: { asker: string | null; history: readonly ChatEntry[] } = { asker: null, history: [] };

function historyOf(asker: string | null): readonly ChatEntry[] {
  return talk.asker === asker ? talk.history : [];
}

const currentAsker = () => sessionStore.readMarker()?.userId ?? null;

const backend = backendConfig();
const ownFunction = {
  ...backend,
  accessToken: tokenManager.accessToken,
  fetch: (input: RequestInfo | URL, init?: RequestInit) => fetch(input, init),
};
const assist = createAiAssist(ownFunction);
const checkAssist = createAiCheck(ownFunction);
const suggest = createAiSuggestion({
  config: aiConfig(),
  backend,
  accessToken: tokenManager.accessToken,
  warn: (message) => console.warn(message),
});

function mask(text: string): MaskedText {
  return maskPersonal(text, currentRecord().personalInfo);
}

function unmasked(reply: AiReply, placeholders: MaskedText['placeholders']): AiReply {
  return reply.ok ? { ...reply, text: unmask(reply.text, placeholders) } : reply;
}

/** A failure is logged by its code alone: never what was asked or answered. */
function logged(reply: AiReply): AiReply {
  if (!reply.ok) console.warn(`AI: ${reply.reason}${reply.detail && ` (${reply.detail})`}`);
  return reply;
}
