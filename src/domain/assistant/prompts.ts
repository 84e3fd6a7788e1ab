import { skillsToText } from '../resume/edit-resume';
import { isBlankEntry } from '../resume/record-schema';
import type { Education, Experience, LearnerRecord } from '../resume/record-schema';
import { isFilled } from '../text/is-filled';

/** What the assistant service takes at most, in UTF-16 units. */
export const maxPromptCharacters = 4000;

/** A prompt, with its two parts: what we ask, and the person's own words as far as they fit. */
export type Prompt = { instruction: string; words: string; text: string };

/**
 * A fixed instruction, and the person's words after it, cut to `maxPromptCharacters` and never through the middle of a
 * character. `all`: what is typed, or a `resumeSummary`; the caller masks it first.
 */
export function fitPrompt(instruction: string, all: string): Prompt {
  const start = `${instruction}\n\n`;
  const trimmed = all.trim();
  const cut = trimmed.slice(0, maxPromptCharacters - start.length);
  const words = cut.length < trimmed.length ? cut.replace(/\p{Surrogate}$/u, '') : cut;
  return { instruction, words, text: start + words };
}

/**
 * The resume as text for a prompt: personal info; a line for each job (job title, company, location,
 * dates, description) and each school; skills joined by commas. Blank entries are left out.
 */
export function resumeSummary({
  personalInfo,
  experience,
  education,
  skills,
}: LearnerRecord): string {
  return [
    'Personal info:',
    line([personalInfo.name, personalInfo.email, personalInfo.phone, personalInfo.address]),
    'Experience:',
    ...listed(experience.filter((entry) => !isBlankEntry(entry)).map(experienceLine)),
    'Education:',
    ...listed(education.filter((entry) => !isBlankEntry(entry)).map(educationLine)),
    `Skills: ${skillsToText(skills) || 'none yet'}`,
  ].join('\n');
}

function experienceLine(entry: Experience): string {
  const dates = [entry.startDate, entry.endDate].filter(isFilled).join(' to ');
  const facts = line([entry.jobTitle, entry.company, entry.location, dates]);
  return [facts, entry.description, entry.achievement ?? ''].filter(isFilled).join(': ');
}

function educationLine({ degree, school, location, graduationYear }: Education): string {
  return line([degree, school, location, graduationYear]);
}

function listed(lines: readonly string[]): string[] {
  return lines.length === 0 ? ['none yet'] : lines.map((text) => `- ${text}`);
}

function line(parts: readonly string[]): string {
  return parts.filter(isFilled).join(', ') || 'none yet';
}
