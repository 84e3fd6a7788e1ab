import { textLines } from '../../resume-text/text-lines';
import type { TextLine } from '../../resume-text/text-lines';
import type { PaperSection } from '../../sections/section-kinds';

/** What a section of a text may be: one of the paper, the lines that reach the person, or none of ours. */
export type SectionKind = PaperSection | 'contact' | 'other';
/** `kinds`: what the section may hold, in the order of reading; "Education & Skills" holds two. */
export type Section = { kinds: SectionKind[]; heading: TextLine | null; lines: TextLine[] };

/** Headings in English and Spanish, lower case, without words like "my" or "relevant" before. */
const headings: Readonly<Record<SectionKind, readonly string[]>> = {
  contact: [
    'contact',
    'contact information',
    'contact info',
    'contact details',
    'personal information',
    'personal info',
    'personal details',
    'resume',
    'résumé',
    'curriculum vitae',
    'cv',
    'datos personales',
    'contacto',
    'información personal',
    'currículum',
    'currículum vitae',
  ],
  experience: [
    'experience',
    'work experience',
    'job experience',
    'experience and employment',
    'employment',
    'employment history',
    'employment experience',
    'work history',
    'job history',
    'jobs',
    'career history',
    'experiencia',
    'experiencia laboral',
    'experiencia profesional',
    'experiencia de trabajo',
    'historial laboral',
    'empleo',
  ],
  education: [
    'education',
    'education and training',
    'educational background',
    'education background',
    'schooling',
    'academic background',
    'educación',
    'formación',
    'formación académica',
    'estudios',
  ],
  skills: [
    'skills',
    'skill set',
    'skills and abilities',
    'skills & abilities',
    'abilities',
    'skills summary',
    'strengths',
    'competencies',
    'skills and competencies',
    'skills and strengths',
    'habilidades',
    'destrezas',
    'aptitudes',
    'competencias',
  ],
  summary: [
    'summary',
    'objective',
    'profile',
    'about',
    'about me',
    'career objective',
    'job objective',
    'professional summary',
    'professional profile',
    'qualifications summary',
    'summary of qualifications',
    'career summary',
    'career profile',
    'objetivo',
    'objetivo profesional',
    'perfil',
    'perfil profesional',
    'resumen',
    'resumen profesional',
    'sobre mí',
  ],
  certificates: [
    'certifications',
    'certification',
    'certificates',
    'licenses',
    'licenses and certifications',
    'licenses & certifications',
    'licenses and certificates',
    'certifications and licenses',
    'certificates and licenses',
    'certificados',
    'certificaciones',
    'licencias',
    'licencias y certificados',
  ],
  languages: ['languages', 'language', 'language skills', 'languages spoken', 'idiomas', 'lenguas'],
  volunteer: [
    'volunteer',
    'volunteer experience',
    'volunteer work',
    'volunteer history',
    'volunteering',
    'volunteer service',
    'community service',
    'community involvement',
    'community work',
    'voluntariado',
    'trabajo voluntario',
    'servicio comunitario',
  ],
  awards: ['awards', 'honors', 'awards and honors', 'honors and awards', 'recognition', 'premios'],
  references: ['references', 'reference', 'professional references', 'referencias'],
  own: ['additional information', 'additional info', 'other information', 'información adicional'],
  other: [
    'references available upon request',
    'references available on request',
    'references upon request',
    'summary of skills',
    'training',
    'trainings',
    'achievements',
    'accomplishments',
    'hobbies',
    'interests',
    'projects',
    'activities',
    'requirements',
    'responsibilities',
    'qualifications',
    'publications',
    'memberships',
    'military service',
    'skills and experience',
    'skills & experience',
    'experience and skills',
    'areas of expertise',
    'coursework',
    'highlights',
    'cursos',
    'intereses',
    'logros',
  ],
};

const kindByHeading = new Map<string, SectionKind>(
  Object.entries(headings).flatMap(([kind, names]) =>
    names.map((name): [string, SectionKind] => [name, kind as SectionKind]),
  ),
);

/** Words that only a heading holds: a loud short line with one of them ends a section. */
const headingWord =
  /\b(?:skills|experience|history|education|certifications?|licenses?|training|references|summary|profile|objective|awards|interests|projects|languages|volunteer|qualifications|expertise)\b/iu;

/** Kinds of which one line with its own heading ("Languages: English, Spanish") may stand within another section. */
const oneLiners: ReadonlySet<SectionKind> = new Set(['languages', 'certificates']);

/**
 * The text cut at its headings; the first section, before any heading, is the contact block. `ownTitle`: what heads a
 * section of somebody's own, where the file tells.
 */
export function sectionsOf(lines: readonly TextLine[], ownTitle = ''): Section[] {
  const sections: Section[] = [{ kinds: ['contact'], heading: null, lines: [] }];
  for (const line of lines) {
    const started: Section | null =
      ownTitle !== '' && line.raw.trim() === ownTitle
        ? { kinds: ['own'], heading: line, lines: [] }
        : sectionStart(line);
    const around = sections.at(-1);
    if (!started) around?.lines.push(line);
    else {
      sections.push(started);
      const isWithin =
        started.lines.length > 0 && started.kinds.every((kind) => oneLiners.has(kind));
      const { kinds = [] } = around ?? {};
      if (isWithin && (kinds.includes('skills') || kinds.includes('contact')))
        sections.push({ kinds, heading: null, lines: [] });
    }
  }
  return sections;
}

/** True for a line that heads a section with fields of ours ("Work History", "Education & Skills"). */
export function isSectionHeading(text: string): boolean {
  const [line] = textLines(text);
  return line?.kind === 'text' && line.plain.length <= 120 && kindsOfHeading(line) !== null;
}

function sectionStart(line: TextLine): Section | null {
  if (line.kind !== 'text' || line.plain.length > 120) return null;
  const kinds = kindsOfHeading(line);
  if (kinds) return { kinds, heading: line, lines: [] };
  return headingWithContent(line);
}

function kindsOfHeading({ raw, plain }: TextLine): SectionKind[] | null {
  const name = headingName(plain);
  const known = kindOfName(name);
  if (known) return [known];
  const both = kindsOfBoth(name);
  if (both) return both;
  const isLoud = plain === plain.toUpperCase() || raw.trim().startsWith('#') || plain.endsWith(':');
  const isShort = name.split(' ').length <= 5 && !/[\d,@|]/u.test(name);
  return isLoud && isShort && headingWord.test(name) ? ['other'] : null;
}

/** In lower case, without the marks around it; letters that were spaced out ("S K I L L S") are joined. */
function headingName(plain: string): string {
  const bare = plain.replace(/^[^\p{L}]+/u, '').replace(/[\s:.|_*=~•–—-]+$/u, '');
  const joined = /^\p{L}(?: \p{L}){3,}(?:\s{2,}\p{L}(?: \p{L})*)*$/u.test(bare)
    ? bare
        .split(/\s{2,}/u)
        .map((word) => word.replaceAll(' ', ''))
        .join(' ')
    : bare;
  return joined.toLowerCase().replaceAll(/\s+/gu, ' ');
}

function kindOfName(name: string): SectionKind | undefined {
  return kindByHeading.get(name) ?? kindByHeading.get(withoutQualifier(name));
}

/** Kinds that are sure of what they take, the surest first; in a shared section skills take what is short and left. */
const sharing = [
  'contact',
  'education',
  'experience',
  'volunteer',
  'languages',
  'references',
  'skills',
] as const;

/** "Education & Skills": both halves are headings. */
function kindsOfBoth(name: string): SectionKind[] | null {
  const halves = name.split(/\s*(?:&|\+|\/|,|\by\b|\band\b)\s*/u);
  if (halves.length < 2 || halves.length > 3) return null;
  const kinds = new Set<SectionKind>();
  const lastWord = /\S+$/u.exec(name)?.[0] ?? '';
  for (const half of halves) {
    // "Work & Volunteer Experience": the last word counts for both.
    const kind = kindOfName(half) ?? kindOfName(`${half} ${lastWord}`);
    if (!kind) return null;
    kinds.add(kind);
  }
  if (kinds.size === 1) return [...kinds];
  // Jobs and volunteer work look alike: who puts them together has one list.
  if (kinds.has('experience')) kinds.delete('volunteer');
  const ours = sharing.filter((kind) => kinds.has(kind));
  return ours.length > 0 ? ours : ['other'];
}

function withoutQualifier(name: string): string {
  return name.replace(
    /^(?:my|relevant|professional|recent|previous|past|other|additional|core|key|technical|special|paid|job|main|top|work|volunteer|computer|soft|hard|personal)\s/u,
    '',
  );
}

const beforeContent: ReadonlySet<SectionKind> = new Set([
  'skills',
  'education',
  'experience',
  'summary',
  'languages',
  'certificates',
]);

/** "Skills: welding, roofing", or the heading in a column of its own: heading and content on one line. */
function headingWithContent(line: TextLine): Section | null {
  const match = /^([\p{L} &]{4,30})(?::\s*|\t+| {3,})(\S.*)$/u.exec(line.plain);
  const [, name, content] = match ?? [];
  if (name === undefined || content === undefined || isSectionHeading(content)) return null;
  const kind = kindOfName(name.trim().toLowerCase());
  if (!kind || !beforeContent.has(kind)) return null;
  return {
    kinds: [kind],
    heading: { ...line, raw: `${name}:` },
    lines: [{ ...line, raw: content, plain: content, kind: 'text' }],
  };
}
