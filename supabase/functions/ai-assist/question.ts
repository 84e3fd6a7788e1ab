import { refuse } from './responses.ts';

/** One entry of a conversation, as the provider takes it. */
export type Entry = { role: 'user' | 'model'; parts: { text: string }[] };

/** `form` says in which form the answer is expected. */
export type Question = { form: 'prompt' | 'contents'; entries: Entry[] };

/** Limit of one prompt, and of a whole conversation, in UTF-16 units. */
const MAX_PROMPT = 4000;
const MAX_CONVERSATION = 16_000;
/** Room for a conversation of any script, escaped as JSON. */
const MAX_BODY_BYTES = 128 * 1024;

/** The function's own path, and below it the one of the provider's client. Hosts put their own prefix before. */
const PATHS: readonly [RegExp, Question['form']][] = [
  [/\/ai-assist$/, 'prompt'],
  [/\/ai-assist\/v\d\w*\/models\/[\w.-]+:generateContent$/, 'contents'],
];

/** In which form a path asks; null when nothing is there. */
export function formOf(request: Request): Question['form'] | null {
  const { pathname } = new URL(request.url);
  return PATHS.find(([path]) => path.test(pathname))?.[1] ?? null;
}

/** Reads what is asked, or answers why it cannot be. */
export async function readQuestion(
  request: Request,
  form: Question['form'],
): Promise<Question | Response> {
  const text = await readText(request);
  if (text === null) return tooLong();
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return refuse(400, 'The request must be JSON.');
  }
  return form === 'contents'
    ? fromContents(field(body, 'contents'))
    : fromPrompt(field(body, 'prompt'));
}

function fromPrompt(prompt: unknown): Question | Response {
  if (!isFilled(prompt)) return refuse(400, 'The request needs a prompt.');
  if (prompt.length > MAX_PROMPT) return tooLong();
  return { form: 'prompt', entries: [{ role: 'user', parts: [{ text: prompt }] }] };
}

/** The person and the model take turns, and the person has the last word. Only text is taken. */
function fromContents(contents: unknown): Question | Response {
  const bad = () => refuse(400, 'The request needs a conversation.');
  if (!Array.isArray(contents) || contents.length % 2 === 0) return bad();
  const entries: Entry[] = [];
  let size = 0;
  for (const [index, entry] of contents.entries()) {
    const role = index % 2 === 0 ? 'user' : 'model';
    const parts = field(entry, 'parts');
    if (field(entry, 'role') !== role || !Array.isArray(parts) || parts.length !== 1) return bad();
    const text = field(parts[0], 'text');
    if (!isFilled(text)) return bad();
    size += text.length;
    entries.push({ role, parts: [{ text }] });
  }
  return size > MAX_CONVERSATION ? tooLong() : { form: 'contents', entries };
}

/** The body as text, or null as soon as it grows over the limit. */
export async function readText(
  request: Request,
  most: number = MAX_BODY_BYTES,
): Promise<string | null> {
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > most) return null;
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? (value as Record<string, unknown>)[name]
    : undefined;
}

function isFilled(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}

function tooLong(): Response {
  return refuse(413, 'This text is too long for the AI helper.');
}
