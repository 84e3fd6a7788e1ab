import { courseOf, courseText } from '../course/course-record';
import { withoutRefusedCharacters } from '../resume/without-refused-characters';
import type { LearnerRecord, NewId } from '../resume/record-schema';
import { jobSearchOf, withPapers } from './edit-job-search';
import type { Letter, LetterField } from './job-search-schema';

/** The cover letters of a record, the oldest first. */
export function lettersOf(record: Pick<LearnerRecord, 'papers'>): readonly Letter[] {
  return jobSearchOf(record).letters ?? none;
}

const none: readonly Letter[] = [];

// Like `edit-resume.ts`: every command returns the same record object when nothing changes.

/** A new letter; it stands last. The posting of Chapter 2 comes with the first one: people bring one posting at a time. */
export function addLetter(record: LearnerRecord, newId: NewId): LearnerRecord {
  const letters = lettersOf(record);
  const posting =
    letters.length === 0 ? courseText(courseOf(record).answers, 'job-posting', 'text').trim() : '';
  const blank: Letter = {
    id: newId(),
    job: '',
    employer: '',
    person: '',
    posting,
    why: '',
    proof: '',
    next: '',
  };
  return withPapers(record, { letters: [...letters, blank] });
}

/** Writes a text of a letter. */
export function setLetterField(
  record: LearnerRecord,
  id: string,
  field: LetterField,
  typed: string,
): LearnerRecord {
  const text = withoutRefusedCharacters(typed);
  return editLetters(record, (letter) =>
    letter.id === id && letter[field] !== text ? { ...letter, [field]: text } : letter,
  );
}

/** Takes a letter out. */
export function removeLetter(record: LearnerRecord, id: string): LearnerRecord {
  const letters = lettersOf(record);
  const left = letters.filter((letter) => letter.id !== id);
  return left.length === letters.length ? record : withPapers(record, { letters: left });
}

/** Undo of a removal: the letter stands at `index` again, as it was. */
export function restoreLetter(record: LearnerRecord, letter: Letter, index: number): LearnerRecord {
  const letters = lettersOf(record);
  if (letters.some(({ id }) => id === letter.id)) return record;
  const position = Math.max(0, index);
  return withPapers(record, {
    letters: [...letters.slice(0, position), letter, ...letters.slice(position)],
  });
}

function editLetters(record: LearnerRecord, edit: (one: Letter) => Letter): LearnerRecord {
  const letters = lettersOf(record);
  const after = letters.map(edit);
  return after.every((letter, index) => letter === letters[index])
    ? record
    : withPapers(record, { letters: after });
}
