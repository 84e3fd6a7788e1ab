import * as v from 'valibot';

/** The provider's generateContent answer, as far as we read it; everything may be missing. */
const answerSchema = v.object({
  promptFeedback: v.nullish(
    v.object({ blockReason: v.nullish(v.string()), blockReasonMessage: v.nullish(v.string()) }),
  ),
  candidates: v.nullish(
    v.array(
      v.object({
        content: v.nullish(v.object({ parts: v.nullish(v.array(v.unknown())) })),
        finishReason: v.nullish(v.string()),
        finishMessage: v.nullish(v.string()),
      }),
    ),
  ),
});

const textPartSchema = v.object({ text: v.string(), thought: v.optional(v.literal(false)) });

export type ProviderAnswer =
  | { ok: true; text: string; warning?: 'several-candidates' }
  | {
      ok: false;
      reason: 'blocked-prompt' | 'blocked-answer' | 'empty' | 'bad-shape';
      /** The provider's reason and message, for the log. */
      detail: string;
    };

/** Values of `finishReason` for which the provider's own client refuses to hand out the text, so we do, too. */
const blockedFinishes = new Set(['SAFETY', 'RECITATION', 'LANGUAGE']);

/** An answer is cut after this many characters, so that a model that does not stop cannot fill the screen. */
const maxAnswerCharacters = 8000;

/** Reads the provider's `generateContent` answer: the text of the first candidate, or why there is none. Never throws. */
export function readProviderAnswer(value: unknown): ProviderAnswer {
  const read = v.safeParse(answerSchema, value);
  if (!read.success) return { ok: false, reason: 'bad-shape', detail: '' };
  const { promptFeedback, candidates } = read.output;
  if (promptFeedback?.blockReason) {
    return failure('blocked-prompt', promptFeedback.blockReason, promptFeedback.blockReasonMessage);
  }
  const first = candidates?.[0];
  if (first?.finishReason && blockedFinishes.has(first.finishReason)) {
    return failure('blocked-answer', first.finishReason, first.finishMessage);
  }
  const text = textOf(first?.content?.parts ?? []);
  if (text === '') return failure('empty', first?.finishReason ?? '', null);
  return {
    ok: true,
    text,
    ...((candidates?.length ?? 0) > 1 && { warning: 'several-candidates' }),
  };
}

/** Reads the answer `{text}` of the function `ai-assist`; a blank text or any other shape is null. Never throws. */
export function readAssistAnswer(value: unknown): string | null {
  const read = v.safeParse(v.object({ text: v.string() }), value);
  return (read.success && tidy(read.output.text)) || null;
}

function textOf(parts: readonly unknown[]): string {
  return tidy(
    parts
      .map((part) => v.safeParse(textPartSchema, part))
      .map((part) => (part.success ? part.output.text : ''))
      .join(''),
  );
}

function tidy(text: string): string {
  return text
    .slice(0, maxAnswerCharacters)
    .replaceAll(/\p{Surrogate}|(?![\n\t])\p{Cc}/gu, '')
    .trim();
}

function failure(
  reason: 'blocked-prompt' | 'blocked-answer' | 'empty',
  code: string,
  message: string | null | undefined,
): ProviderAnswer {
  return {
    ok: false,
    reason,
    detail: [code, message ?? ''].filter((part) => part !== '').join(': '),
  };
}
