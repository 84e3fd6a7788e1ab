import * as fc from 'fast-check';
import { sampleResume } from '../unit/domain/resume/sample-resume';

/** A value of a kind that nobody expects in its place. */
const odd: fc.Arbitrary<unknown> = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom<unknown>(null, '', -0, 1e308, [], {}, [[]], 'half \ud83d', 'a\u0000b', '👩‍🍳', [
    null,
  ]),
  fc.constant('__proto__').map((key) => JSON.parse(`{"${key}": {"name": "x"}}`) as unknown),
  fc.string({ minLength: 1, maxLength: 40 }),
);

type Corruption = { at: number; how: number; value: unknown };

const someCorruptions: fc.Arbitrary<Corruption[]> = fc.array(
  fc.record({ at: fc.nat(200), how: fc.nat(5), value: odd }),
  { minLength: 1, maxLength: 8 },
);

/** A good resume in which parts were taken out, exchanged, doubled, renamed or buried. */
const corrupted = someCorruptions.map((corruptions) => {
  const resume: unknown = structuredClone(sampleResume());
  for (const one of corruptions) corrupt(resume, one);
  return resume;
});

/** What claims to be a resume and is none, or a broken one: from an SQL editor, another program, half a download. */
export const malformedResume: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 6, arbitrary: corrupted },
  {
    weight: 2,
    arbitrary: fc.dictionary(fc.constantFrom(...Object.keys(sampleResume()), 'x'), odd),
  },
  { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
  { weight: 1, arbitrary: fc.integer({ min: 20, max: 400 }).map(nested) },
  { weight: 1, arbitrary: fc.constantFrom(...halves()) },
  { weight: 1, arbitrary: fc.constant({ currentProblem: 'x'.repeat(5 * 1024 * 1024) }) },
);

/** The texts of a value, ids and keys left out: an id may be given again. */
export function textsIn(value: unknown, key = ''): string[] {
  if (typeof value === 'string')
    return key === 'id' ? [] : value.split(/[,\r\n]/).map((part) => part.trim());
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) =>
    textsIn(item, Array.isArray(value) ? key : name),
  );
}

/** Each part stands in one place only, as in what is read from a text: else some of them grow beyond all bounds. */
function corrupt(root: unknown, { at, how, value: given }: Corruption): void {
  const places = placesIn(root);
  const place = places[at % Math.max(1, places.length)];
  if (!place) return;
  const [parent, key] = place;
  const before = parent[key];
  const [again, value] = structuredClone([before, given]);
  if (how === 0) delete parent[key];
  else if (how === 1) parent[key] = value;
  else if (how === 2) parent[key] = [before, again, value];
  else if (how === 3) parent[key] = { [String(key)]: before, value };
  // A list with a named part is nothing that a file or an account can hold.
  else if (Array.isArray(parent)) parent.push(again, value);
  else if (how === 4) Object.assign(parent, { [`${key}\u0000`]: again });
  else parent[key] = JSON.stringify(before);
}

/** By levels, not by recursion: some are nested deeper than a stack. */
function placesIn(root: unknown): [Record<string, unknown>, string][] {
  const places: [Record<string, unknown>, string][] = [];
  const waiting = [root];
  for (const value of waiting) {
    if (typeof value !== 'object' || value === null) continue;
    const parent = value as Record<string, unknown>;
    for (const key of Object.keys(parent)) {
      places.push([parent, key]);
      waiting.push(parent[key]);
    }
  }
  return places;
}

function nested(depth: number): unknown {
  let value: unknown = 'deep';
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? [value] : { in: value };
  return { personalInfo: value };
}

/** Downloads that ended too soon, as the text that they are. */
function halves(): string[] {
  const text = JSON.stringify(sampleResume());
  return [0.1, 0.5, 0.9].map((share) => text.slice(0, Math.floor(text.length * share)));
}
