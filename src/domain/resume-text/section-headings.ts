import type { TextLine } from './text-lines';

export type SectionKind = 'contact' | 'experience' | 'education' | 'skills' | 'other';
export type Section = { kind: SectionKind; heading: TextLine | null; lines: TextLine[] };

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
    'volunteer experience',
    'volunteer work',
    'volunteering',
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
    'habilidades',
    'destrezas',
    'aptitudes',
    'competencias',
  ],
  other: [
    'objective',
    'summary',
    'profile',
    'about',
    'about me',
    'career objective',
    'professional summary',
    'professional profile',
    'references',
    'reference',
    'certifications',
    'certificates',
    'licenses',
    'licenses and certifications',
    'training',
    'trainings',
    'awards',
    'honors',
    'achievements',
    'accomplishments',
    'hobbies',
    'interests',
    'languages',
    'projects',
    'activities',
    'requirements',
    'responsibilities',
    'qualifications',
    'publications',
    'memberships',
    'military service',
    'community service',
    'skills and experience',
    'skills & experience',
    'experience and skills',
    'areas of expertise',
    'coursework',
    'highlights',
    'additional information',
    'objetivo',
    'perfil',
    'resumen',
    'referencias',
    'idiomas',
    'cursos',
    'certificados',
    'certificaciones',
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

/** The text cut at its headings; the first section, before any heading, is the contact block. */
export function sectionsOf(lines: readonly TextLine[]): Section[] {
  const sections: Section[] = [{ kind: 'contact', heading: null, lines: [] }];
  for (const line of lines) {
    const started = sectionStart(line);
    if (started) sections.push(started);
    else sections.at(-1)?.lines.push(line);
  }
  return sections;
}

function sectionStart(line: TextLine): Section | null {
  if (line.kind !== 'text' || line.plain.length > 120) return null;
  const kind = kindOfHeading(line);
  if (kind) return { kind, heading: line, lines: [] };
  return skillsOnOneLine(line);
}

function kindOfHeading({ raw, plain }: TextLine): SectionKind | null {
  const name = plain
    .replace(/[\s:.]+$/u, '')
    .toLowerCase()
    .replaceAll(/\s+/gu, ' ');
  const known = kindByHeading.get(name) ?? kindByHeading.get(withoutQualifier(name));
  if (known) return known;
  const isLoud = plain === plain.toUpperCase() || raw.trim().startsWith('#') || plain.endsWith(':');
  const isShort = name.split(' ').length <= 5 && !/[\d,@|]/u.test(name);
  return isLoud && isShort && headingWord.test(name) ? 'other' : null;
}

function withoutQualifier(name: string): string {
  return name.replace(
    /^(?:my|relevant|professional|recent|previous|past|other|additional|core|key|technical|special|paid|job|main|top)\s/u,
    '',
  );
}

/** "Skills: welding, roofing": heading and content on one line. */
function skillsOnOneLine(line: TextLine): Section | null {
  const match = /^([\p{L} &]{4,30}):\s*(\S.*)$/u.exec(line.plain);
  const [, name, content] = match ?? [];
  if (name === undefined || content === undefined) return null;
  const heading = name.trim().toLowerCase();
  const kind = kindByHeading.get(heading) ?? kindByHeading.get(withoutQualifier(heading));
  if (kind !== 'skills') return null;
  return {
    kind,
    heading: { ...line, raw: `${name}:` },
    lines: [{ raw: content, plain: content, kind: 'text' }],
  };
}
