import type { Education, Experience, Resume } from '../resume/resume-schema';
import {
  bulletLines,
  contactFields,
  dateFields,
  jobFields,
  joinFilled,
  schoolFields,
} from './paper-text';

/** One piece of a resume on paper, in reading order. `entry`: a job or school, its dates at the right edge. */
export type PaperBlock =
  | { kind: 'name'; text: string }
  | { kind: 'contact'; text: string }
  | { kind: 'section'; text: string }
  | { kind: 'entry'; left: string; right: string; isFirst: boolean }
  | { kind: 'bullets'; texts: readonly string[] }
  | { kind: 'paragraph'; text: string };

/**
 * What stands on the paper of a resume, in both templates; the template changes only how it looks. Its headings are
 * English whatever the interface speaks: the resume goes to an employer here.
 */
export function paperOf({ personalInfo, experience, education, skills }: Resume): PaperBlock[] {
  const name = oneLine(personalInfo.name);
  const contact = oneLine(joinFilled(personalInfo, contactFields, ' · '));
  const skillText = oneLine(skills.filter((skill) => skill.trim() !== '').join(', '));
  return [
    ...(name === '' ? [] : [{ kind: 'name' as const, text: name }]),
    ...(contact === '' ? [] : [{ kind: 'contact' as const, text: contact }]),
    ...section('Experience', experience.map(jobBlocks)),
    ...section('Education', education.map(schoolBlocks)),
    ...section('Skills', skillText === '' ? [] : [[{ kind: 'paragraph', text: skillText }]]),
  ];
}

/** The texts of the paper, line by line as they were typed, in reading order. */
export function paperTexts(blocks: readonly PaperBlock[]): string[] {
  return blocks.flatMap((block) => {
    if (block.kind === 'entry') return [block.left, block.right].filter((text) => text !== '');
    return block.kind === 'bullets' ? block.texts : [block.text];
  });
}

function section(title: string, entries: readonly PaperBlock[][]): PaperBlock[] {
  const blocks = entries.filter((entry) => entry.length > 0);
  return blocks.length === 0 ? [] : [{ kind: 'section', text: title }, ...blocks.flatMap(spaced)];
}

function spaced(blocks: readonly PaperBlock[], index: number): PaperBlock[] {
  return blocks.map((block) =>
    block.kind === 'entry' ? { ...block, isFirst: index === 0 } : block,
  );
}

function jobBlocks(job: Experience): PaperBlock[] {
  const bullets = bulletLines(job);
  return [
    ...entryLine(joinFilled(job, jobFields, ', '), joinFilled(job, dateFields, ' – ')),
    ...(bullets.length === 0 ? [] : [{ kind: 'bullets' as const, texts: bullets.map(oneLine) }]),
  ];
}

function schoolBlocks(school: Education): PaperBlock[] {
  return entryLine(joinFilled(school, schoolFields, ', '), school.graduationYear);
}

function entryLine(leftText: string, rightText: string): PaperBlock[] {
  const [left, right] = [oneLine(leftText), oneLine(rightText)];
  return left === '' && right === '' ? [] : [{ kind: 'entry', left, right, isFirst: true }];
}

/**
 * A field's text as it stands in a file: white space folded, letters and their accents in one, without what has no
 * shape (control characters, soft hyphens) and XML would refuse.
 */
function oneLine(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/[\p{Cc}\p{Cs}\u00AD\u200B\u2060\uFEFF\uFFFE\uFFFF]/gu, '')
    .trim();
}
