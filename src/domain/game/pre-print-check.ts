import { doubtfulSkills, type DoubtfulSkill } from '../coach/doubtful-skills';
import { isOwnTime } from '../language/en/job-words';
import { gapIn } from '../phrases/phrase-gaps';
import { isBlankEntry, type Experience, type LearnerRecord } from '../resume/record-schema';

/**
 * Something to look at before a resume is printed. None of them is for certain a mistake, so none ever stands in the
 * way. `text` is what the person wrote; `job` is what a job is called on the resume.
 */
export type PrePrintDoubt =
  | { kind: 'no-name' | 'no-way-to-reach' | 'no-work-or-school' }
  | { kind: 'odd-name'; text: string }
  | { kind: 'no-email' | 'no-phone' }
  | { kind: 'no-dates' | 'no-description' | 'open-gap'; job: string }
  | ({ kind: 'odd-skill' } & DoubtfulSkill);

/** What somebody answers to another question than the one for their name. */
const noNames =
  /^¡?(yes|no|ok|okay|yeah|yep|sure|hi|hello|ready|start|skip|none|n\/a|sí|si|list[oa]|hola|claro|bueno|vale|ningun[oa]|nada|saltar|omitir|empezar)[.!]?$/i;

/** What somebody else would ask about before the resume is printed, the most important first; empty when nothing is doubtful. */
export function prePrintCheck({
  personalInfo,
  experience,
  education,
  skills,
}: LearnerRecord): PrePrintDoubt[] {
  const name = personalInfo.name.trim();
  const jobs = experience.filter((entry) => !isBlankEntry(entry));
  const schools = education.filter((entry) => !isBlankEntry(entry));
  return [
    ...(name === '' ? [{ kind: 'no-name' } as const] : []),
    ...(noNames.test(name) ? [{ kind: 'odd-name', text: name } as const] : []),
    ...doubtsOfContact(personalInfo),
    ...doubtfulSkills(skills).map((doubt): PrePrintDoubt => ({ kind: 'odd-skill', ...doubt })),
    ...(jobs.length + schools.length === 0 ? [{ kind: 'no-work-or-school' } as const] : []),
    ...jobs.flatMap(doubtsOfJob),
  ];
}

function doubtsOfContact(info: LearnerRecord['personalInfo']): PrePrintDoubt[] {
  const email = info.email.trim();
  const phone = info.phone.trim();
  if (email === '' && phone === '') return [{ kind: 'no-way-to-reach' }];
  if (email === '') return [{ kind: 'no-email' }];
  return phone === '' ? [{ kind: 'no-phone' }] : [];
}

function doubtsOfJob(entry: Experience): PrePrintDoubt[] {
  const job = entry.jobTitle.trim() || entry.company.trim();
  if (job === '') return [];
  const isUndated = entry.startDate.trim() === '' && entry.endDate.trim() === '';
  // The lessons teach to write one plain line for such a time.
  const isUntold = entry.description.trim() === '' && !isOwnTime(entry.jobTitle);
  const hasGap = gapIn(entry.description) !== null || gapIn(entry.achievement ?? '') !== null;
  return [
    ...(hasGap ? [{ kind: 'open-gap', job } as const] : []),
    ...(isUndated ? [{ kind: 'no-dates', job } as const] : []),
    ...(isUntold ? [{ kind: 'no-description', job } as const] : []),
  ];
}
