/**
 * JSON as somebody has written it by hand, with the commas that it lacks between two values and without those that stand
 * before a closing bracket. A text that is whole comes back as it was. Time grows in step with the length.
 */
export function withMendedCommas(source: string): string {
  let mended = '';
  let from = 0;
  let before: Token | null = null;
  const token = /"(?:[^"\\\n]|\\.)*"|[{}[\],:]|[^\s"{}[\],:]+/gu;
  for (const { 0: text, index } of source.matchAll(token)) {
    const kind = kindOf(text);
    if (before && lacksComma(before.kind, kind)) {
      mended += `${source.slice(from, before.end)},`;
      from = before.end;
    }
    if (before?.kind === 'comma' && kind === 'close') {
      mended += source.slice(from, before.end - 1);
      from = before.end;
    }
    before = { kind, end: index + text.length };
  }
  return mended + source.slice(from);
}

type Kind = 'open' | 'close' | 'comma' | 'colon' | 'value';
type Token = { kind: Kind; end: number };

function kindOf(text: string): Kind {
  if (text === '{' || text === '[') return 'open';
  if (text === '}' || text === ']') return 'close';
  if (text === ',') return 'comma';
  return text === ':' ? 'colon' : 'value';
}

function lacksComma(before: Kind, next: Kind): boolean {
  return (before === 'value' || before === 'close') && (next === 'value' || next === 'open');
}
