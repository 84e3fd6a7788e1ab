import type { PersonalInfo } from '../resume/resume-schema';
import { kindOfSection } from '../sections/section-kinds';
import type { SectionKey } from '../sections/section-kinds';
import type { ResumeFields } from './resume-fields';
import { textLines } from './text-lines';

/** Where a person puts a line that we could not place. Jobs by their place in the fields, from 0. */
export type MoveTarget =
  | { kind: 'personal'; field: keyof PersonalInfo }
  | { kind: 'job'; index: number }
  | { kind: 'section'; section: SectionKey }
  | { kind: 'skills' };

/** Sections of which one line is a whole entry; a volunteer job or a reference is more than its name. */
export const sectionsForLines = [
  'summary',
  'certificates',
  'languages',
  'awards',
  'own',
] as const satisfies readonly SectionKey[];

/** The fields with lines of the file put where the person wants them, in their order, without their bullet marks. */
export function withMovedLines(
  fields: ResumeFields,
  moves: readonly { text: string; to: MoveTarget }[],
): ResumeFields {
  return moves.reduce((moved, { text, to }) => withLine(moved, plainOf(text), to), fields);
}

function withLine(fields: ResumeFields, text: string, to: MoveTarget): ResumeFields {
  if (to.kind === 'personal')
    return { ...fields, personalInfo: { ...fields.personalInfo, [to.field]: text } };
  if (to.kind === 'job')
    return {
      ...fields,
      experience: fields.experience.map((job, index) =>
        index === to.index
          ? { ...job, description: job.description === '' ? text : `${job.description}\n${text}` }
          : job,
      ),
    };
  if (to.kind === 'section')
    return {
      ...fields,
      sections: { ...fields.sections, [to.section]: withEntry(fields, to.section, text) },
    };
  const skills = text.split(/\s*[,;|•·\t]\s*/u).filter((skill) => skill !== '');
  return { ...fields, skills: [...new Set([...fields.skills, ...skills])] };
}

function withEntry({ sections }: ResumeFields, section: SectionKey, text: string) {
  const { form, fields } = kindOfSection(section);
  const known = sections[section] ?? [];
  const before = form === 'text' ? known[0]?.text : undefined;
  return before === undefined
    ? [...known, { [fields[0] ?? 'text']: text }]
    : [{ text: `${before}\n${text}` }];
}

function plainOf(text: string): string {
  const plain = textLines(text)[0]?.plain;
  return plain === undefined || plain === '' ? text : plain;
}
