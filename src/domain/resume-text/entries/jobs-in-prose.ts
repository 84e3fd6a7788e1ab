import { isJobTitle, titleScore } from '../../language/en/job-words';
import { takeDateRange } from '../values/dates';
import { joinLines, type TextLine } from '../lines/text-lines';

const count = String.raw`(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|an?)`;
/** "4 years", "One year six months": how long, in place of dates. */
const howLong = new RegExp(
  String.raw`(?:\b(?:for|in|from|since)\s+(?:the )?(?:last |past )?)?\b(?:${count}\+?\s*(?:years?|yrs|months?)\b[,\s]*(?:and\s+)?)+(?:of\s+)?(?:(?:working\s+)?experience\s+)?`,
  'giu',
);

const worked = String.raw`\b(?:work(?:ed|ing|s)?|employed|serv(?:ed|ing)|was|am)\b`;
const ends = String.raw`(?=[,;()[\]\t]|\.(?:\s|$)|\s(?:and|where|from|since|at|as|for|under|having|doing)\s|\s*$)`;
const title = String.raw`(?:an?\s+|the\s+)?(?<title>[\p{L}][^.,;()\t]{2,55}?)`;
const company = String.raw`(?:the\s+|(?:m\/s\.?)\s*)?\(?(?<company>[\p{Lu}\d][^;()\t]{2,60}?)`;
const [at, as] = [
  String.raw`\s+(?:in\s+\p{Lu}[\p{L} ]{2,20}?\s+(?=with\s))?(?:at|for|with|in|by)\s+`,
  String.raw`\s+(?:as|like)\s+`,
];
const forms = [
  new RegExp(`${worked}${at}${company}${as}${title}${ends}`, 'iu'),
  new RegExp(`${worked}${as}${title}${at}${company}${ends}`, 'iu'),
  new RegExp(`${worked}\\s+(?=an?\\s|the\\s)${title}${at}${company}${ends}`, 'iu'),
];

type JobInProse = { header: string; rest: string };

/**
 * Jobs told in sentences ("I worked at Gate Diner as a line cook from 2019 to 2022. …", "One year worked as clerk in (GATE
 * TRAVELS)"): title, employer and dates on a line of their own, and what follows under it. Without a time, only where
 * nothing else in the section has one.
 */
export function withJobsFromProse(written: readonly TextLine[]): TextLine[] {
  const lines = joined(written);
  const isTimed = ({ plain }: TextLine) => takeDateRange(plain.slice(0, 300)) !== null;
  const areUntimed = !lines.some((line) => isTimed(line) && jobInSentence(line, false) === null);
  return lines.flatMap((line) => {
    const told = jobInSentence(line, areUntimed);
    if (!told) return [line];
    const head: TextLine = {
      ...line,
      plain: told.header,
      kind: 'text',
      gap: Math.max(1, line.gap),
      startsEntry: true,
    };
    return told.rest === ''
      ? [head]
      : [head, { ...line, raw: told.rest, plain: told.rest, kind: 'bullet', gap: 0 }];
  });
}

function jobInSentence({ plain }: TextLine, isTimeNeedless: boolean): JobInProse | null {
  const [, sentence = '', rest = ''] =
    /^(?:\d{1,2}\s?[.:)]\s*)?(.{20,220}?[\p{L}\d)]{3})(?:\.\s+(?=\p{Lu}\p{Ll}*\s)(.*))?\.?$/su.exec(
      plain.slice(0, 2000),
    ) ?? [];
  if (sentence === '' || !worksAt.test(sentence)) return null;
  const dates = takeDateRange(sentence);
  const undated = (dates?.rest ?? sentence).replaceAll('\t', ' ');
  const text = undated.replaceAll(howLong, ' ').trim();
  const isTimed = dates !== null || text !== undated.trim();
  if (!isTimed && !isTimeNeedless) return null;
  const groups = forms.map((form) => form.exec(text)?.groups).find((one) => one !== undefined);
  const { title: job = '', company: owner = '' } = groups ?? {};
  const isTold = dates !== null && workedAs.test(text);
  const isName = isTold || /^[\p{Lu}\d]/u.test(owner);
  if (owner === '' || !isName || !(isTold || isJobTitle(job) || titleScore(job) >= 2)) return null;
  const when = dates ? `\t${dates.startDate} – ${dates.endDate}` : '';
  return { header: `${job.trim()}\t${owner.trim()}${when}`, rest };
}

const workedAs = /\b(?:work(?:ed|ing|s)?|employed|serv(?:ed|ing))\s+(?:as|like)\s/iu;

const workedThere = /\bwork(?:ed|ing|s)?\s+(?:as|like|at|for|with|in)\s/iu;

const worksAt = new RegExp(`^.{0,60}${worked}`, 'iu');

/** "Worked as clerk in GATE GROUP," over "LIMA, PERU from Jun 2011 to Jun 2015." is one sentence. */
function joined(lines: readonly TextLine[]): TextLine[] {
  const whole: TextLine[] = [];
  for (const line of lines) {
    const before = whole.at(-1);
    const goesOn =
      before !== undefined &&
      line.kind === 'text' &&
      line.gap === 0 &&
      before.plain.length <= 160 &&
      line.plain.length <= 80 &&
      workedThere.test(before.plain) &&
      !worksAt.test(line.plain) &&
      takeDateRange(before.plain) === null &&
      takeDateRange(line.plain) !== null;
    if (goesOn) whole.push(joinLines(whole.pop() ?? before, line, ' '));
    else whole.push(line);
  }
  return whole;
}
