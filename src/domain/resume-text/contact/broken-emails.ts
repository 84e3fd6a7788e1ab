import { isEmail } from './contact-parts';
import { joinLines, type TextLine } from '../lines/text-lines';

/** The lines with each email in one piece: a narrow column breaks it before or after its sign, or after a dot. */
export function withWholeEmails(lines: readonly TextLine[]): TextLine[] {
  const whole: TextLine[] = [];
  for (const line of lines) {
    const before = whole.at(-1);
    if (!before || !isOneEmail(before, line)) {
      whole.push(line);
      continue;
    }
    whole.pop();
    whole.push(joinLines(before, line, ''));
  }
  return whole;
}

function isOneEmail(before: TextLine, { plain }: TextLine): boolean {
  if (plain.length > 40 || before.plain.length > 80 || !/^[\w.@-]+$/u.test(plain)) return false;
  if (!plain.startsWith('@') && !/@[\w.-]*$/u.test(before.plain)) return false;
  const [start = ''] = /[\p{L}\d][\w.+-]*(?:@[\w.-]*)?$/u.exec(before.plain) ?? [];
  return start !== '' && !isEmail(start) && isEmail(`${start}${plain}`);
}
