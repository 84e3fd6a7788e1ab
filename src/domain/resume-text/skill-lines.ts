import { noSkillLabel } from '../language/en/resume-labels';
import { contactParts } from './contact-parts';
import { takeDateRange } from './dates';
import { isSignature } from './person-name';
import type { TextLine } from './text-lines';

type Listed = { listed: TextLine[]; others: TextLine[] };

/** The lines of a skills section that may list skills, and those that tell of something else or are signed. */
export function listedLines(lines: readonly TextLine[]): Listed {
  const signedAt = lines.findIndex(isSignature);
  const end = signedAt === -1 ? lines.length : signedAt;
  const { listed, others } = withoutDated(lines.slice(0, end));
  return { listed, others: [...others, ...lines.slice(end)] };
}

/** Who dates something tells of a job or school: from there on nothing is sure to be a skill. */
function withoutDated(lines: readonly TextLine[]): Listed {
  const dated = lines.flatMap(({ plain }, at) => (takeDateRange(plain) ? [at] : []));
  const [first] = dated;
  // One course or licence with its time ends no list.
  if (first === undefined || dated.length < 2)
    return {
      listed: lines.filter((_, at) => at !== first),
      others: first === undefined ? [] : lines.slice(first, first + 1),
    };
  let end = first;
  while (end > 0 && lines[end - 1]?.kind === 'text' && !/,/u.test(lines[end - 1]?.plain ?? ''))
    end -= 1;
  return { listed: lines.slice(0, end), others: lines.slice(end) };
}

/** Where somebody lives or learns, and the row of a form with an answer that is no skill, stand in no list of skills. */
export function isElsewhere(text: string): boolean {
  const [label = '', ...answers] = text.split(/\t+/u);
  if (answers.length > 0 && noSkillLabel.test(label.trim())) return true;
  if (
    text.length <= 200 &&
    /^\d[\d/-]{0,8},? (?:\p{Lu}[\p{L}.]* ?){1,4}(?:,[^,\d]{3,40}){2,}$/u.test(text)
  )
    return true;
  return (
    text.length <= 120 &&
    /\d{2}/u.test(text) &&
    contactParts(text).some(({ kind }) => kind === 'address' || kind === 'street')
  );
}
