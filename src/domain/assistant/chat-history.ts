import * as v from 'valibot';

export const chatRoles = ['user', 'model', 'function', 'system'] as const;
export type ChatRole = (typeof chatRoles)[number];

const partKinds = [
  'text',
  'inlineData',
  'functionCall',
  'functionResponse',
  'executableCode',
  'codeExecutionResult',
] as const;
type PartKind = (typeof partKinds)[number];

export type ChatEntry = { role: ChatRole; parts: readonly Readonly<Record<string, unknown>>[] };

export type HistoryProblem =
  | 'not-a-list'
  | 'not-an-entry'
  | 'unknown-role'
  | 'must-start-with-user'
  | 'no-parts'
  | 'unknown-part'
  | 'part-not-allowed'
  | 'mixed-function-response'
  | 'roles-must-alternate';

export type HistoryCheck =
  | { ok: true; history: readonly ChatEntry[] }
  | { ok: false; index: number; problem: HistoryProblem };

/** Which kinds of part each role may hold: the provider's client checks the same before it sends. */
const partsByRole: Readonly<Record<ChatRole, readonly PartKind[]>> = {
  user: ['text', 'inlineData'],
  function: ['functionResponse'],
  model: ['text', 'functionCall', 'executableCode', 'codeExecutionResult'],
  system: ['text'],
};

/** Which roles may come right before each role: user and model take turns, as the provider's client demands. */
const rolesBefore: Readonly<Record<ChatRole, readonly ChatRole[]>> = {
  user: ['model'],
  function: ['model'],
  model: ['user', 'function'],
  system: [],
};

const entrySchema = v.object({ role: v.string(), parts: v.optional(v.unknown()) });
const partsSchema = v.pipe(v.array(v.record(v.string(), v.unknown())), v.minLength(1));

/** Checks a chat history against the provider's rules; names the first entry that breaks one. */
export function validateHistory(value: unknown): HistoryCheck {
  if (!Array.isArray(value)) return { ok: false, index: 0, problem: 'not-a-list' };
  const history: ChatEntry[] = [];
  for (const [index, turn] of value.entries()) {
    const entry = readEntry(turn, history.at(-1));
    if (typeof entry === 'string') return { ok: false, index, problem: entry };
    history.push(entry);
  }
  return { ok: true, history };
}

/**
 * The history after an exchange: question and reply together, or the very same history when
 * either of them is blank, so that an unanswered question never breaks the turns.
 */
export function addExchange(
  history: readonly ChatEntry[],
  question: string,
  reply: string,
): readonly ChatEntry[] {
  if (question.trim() === '' || reply.trim() === '') return history;
  return [
    ...history,
    { role: 'user', parts: [{ text: question }] },
    { role: 'model', parts: [{ text: reply }] },
  ];
}

function readEntry(value: unknown, before: ChatEntry | undefined): ChatEntry | HistoryProblem {
  const entry = v.safeParse(entrySchema, value);
  if (!entry.success) return 'not-an-entry';
  const role = chatRoles.find((candidate) => candidate === entry.output.role);
  if (!role) return 'unknown-role';
  if (!before && role !== 'user') return 'must-start-with-user';
  const parts = v.safeParse(partsSchema, entry.output.parts);
  if (!parts.success) return 'no-parts';
  const problem = partsProblem(role, parts.output);
  if (problem) return problem;
  if (before && !rolesBefore[role].includes(before.role)) return 'roles-must-alternate';
  return { role, parts: parts.output };
}

function partsProblem(role: ChatRole, parts: ChatEntry['parts']): HistoryProblem | null {
  const kinds = parts.map((part) => partKinds.filter((kind) => kind in part));
  if (kinds.some((found) => found.length === 0)) return 'unknown-part';
  const all = new Set(kinds.flat());
  if (all.has('functionResponse') && all.size > 1) return 'mixed-function-response';
  return [...all].every((kind) => partsByRole[role].includes(kind)) ? null : 'part-not-allowed';
}
