import { newConflict, valueAtPath } from '@/domain/resume/conflicts';
import type { Conflict, LearnerRecord } from '@/domain/resume/record-schema';

/**
 * A small language for resumes in merge scenarios. Parts stand between semicolons:
 *
 *   name Ana; job a Cook @ Diner; job b; school s Diploma; skills Excel, Spanish; par p Late orders;
 *   draft Half a thought; more theme dark
 *
 * `job a` alone is a blank job with the id a. `Cook | Chef` shows Cook and keeps Chef as a conflict.
 */
export function parseResume(text: string): LearnerRecord {
  const resume: LearnerRecord = {
    personalInfo: { name: '', email: '', phone: '', address: '' },
    experience: [],
    education: [],
    skills: [''],
    parStatements: [],
    currentProblem: '',
    currentAction: '',
    currentResult: '',
  };
  const conflicts: Conflict[] = [];
  const more: Record<string, string> = {};
  const shown = (path: string[], versions: string): string => {
    const [first = '', ...others] = versions.split('|').map((version) => version.trim());
    conflicts.push(...others.map((other) => newConflict(path, other)));
    return first;
  };
  for (const part of text.split(';').map((one) => one.trim())) {
    const [kind = '', first = ''] = part.split(' ');
    const rest = part.slice(kind.length).trim();
    const afterId = rest.slice(first.length).trim();
    if (kind === 'name') resume.personalInfo.name = shown(['personalInfo', 'name'], rest);
    else if (kind === 'draft') resume.currentProblem = shown(['currentProblem'], rest);
    else if (kind === 'skills') resume.skills = rest.split(',').map((skill) => skill.trim());
    else if (kind === 'more') more[first] = shown([first], afterId);
    else if (kind === 'job') {
      const [title = '', company = ''] = afterId.split('@');
      resume.experience.push({
        ...blankJob(first),
        jobTitle: shown(['experience', first, 'jobTitle'], title),
        company: shown(['experience', first, 'company'], company),
      });
    } else if (kind === 'school') {
      const degree = shown(['education', first, 'degree'], afterId);
      resume.education.push({ id: first, degree, school: '', location: '', graduationYear: '' });
    } else if (kind === 'par') {
      const problem = shown(['parStatements', first, 'problem'], afterId);
      resume.parStatements.push({ id: first, problem, action: 'a', result: 'r' });
    } else if (part !== '') throw new Error(`The merge language has no word for: ${part}`);
  }
  return { ...resume, ...more, ...(conflicts.length > 0 ? { conflicts } : {}) };
}

/** Writes a resume back in the language; what it has no word for is left out. */
export function printResume(resume: LearnerRecord): string {
  const at = (...path: string[]): string => {
    const others = (resume.conflicts ?? []).filter((one) => String(one.path) === String(path));
    return [textAt(resume, path), ...others.map(({ other }) => other).sort()].join(' | ');
  };
  const company = (id: string) => {
    const text = at('experience', id, 'company');
    return text === '' ? '' : ` @ ${text}`;
  };
  const known = new Set(Object.keys(parseResume('')));
  const parts = [
    at('personalInfo', 'name') && `name ${at('personalInfo', 'name')}`,
    ...resume.experience.map(
      ({ id }) => `job ${id} ${at('experience', id, 'jobTitle')}${company(id)}`,
    ),
    ...resume.education.map(({ id }) => `school ${id} ${at('education', id, 'degree')}`),
    resume.skills.join('') && `skills ${resume.skills.join(', ')}`,
    ...resume.parStatements.map(({ id }) => `par ${id} ${at('parStatements', id, 'problem')}`),
    at('currentProblem') && `draft ${at('currentProblem')}`,
    ...Object.keys(resume)
      .filter((key) => !known.has(key) && key !== 'conflicts')
      .map((key) => `more ${key} ${at(key)}`),
  ];
  return parts
    .filter((part) => part !== '')
    .map((part) => part.trim())
    .join('; ');
}

/**
 * Which side shows and where both inserted does not count: versions of a place and entries of a
 * list become sets, blank entries are told apart by nothing but their number.
 */
export function withoutSides(resume: LearnerRecord): unknown {
  const { conflicts = [], ...doc } = resume;
  const leaves = leavesOf(doc, []).map(([path, text]) => `${path.join('/')}: ${text}`);
  const others = conflicts.map(({ path, other }) => `${path.join('/')}: ${other}`);
  const blanks = [resume.experience, resume.education].map(
    (list) => list.filter((entry) => leavesOf(entry, []).length === 0).length,
  );
  return { versions: [...new Set([...leaves, ...others])].sort(), blanks };
}

/** Every non-blank text with its path; entries by id, skills and other items by their own text. */
export function leavesOf(value: unknown, path: string[]): [string[], string][] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [[path, value.trim()]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]: [string, unknown]) => {
    if (key === 'id') return [];
    if (!Array.isArray(value)) return leavesOf(item, [...path, key]);
    return leavesOf(item, [...path, idOf(item) ?? JSON.stringify(item)]);
  });
}

function idOf(item: unknown): string | undefined {
  const hasId = typeof item === 'object' && item !== null && 'id' in item;
  return hasId && typeof item.id === 'string' ? item.id : undefined;
}

function blankJob(id: string) {
  return {
    id,
    jobTitle: '',
    company: '',
    location: '',
    startDate: '',
    endDate: '',
    description: '',
  };
}

function textAt(resume: LearnerRecord, path: string[]): string {
  const value = valueAtPath(resume, path);
  return typeof value === 'string' ? value : '';
}
