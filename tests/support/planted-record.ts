import { blankRecord, type LearnerRecord } from '@/domain/resume/record-schema';

/** A record with this word in all that stands beside the resume: nothing of it may go to an AI. */
export function recordWithWords(word: string): LearnerRecord {
  const fields = { note: word };
  const application = {
    id: 'a',
    date: '2026-11-02',
    employer: word,
    how: 'phone',
    contact: word,
    job: word,
    result: 'waiting',
    next: word,
    nextDate: '2026-11-03',
    nextDone: '',
  };
  const letter = {
    id: 'l',
    job: word,
    employer: word,
    person: word,
    posting: word,
    why: word,
    proof: word,
    next: word,
  };
  const comment = { id: 'c', path: ['skills'], quote: word, text: word, by: word, done: '' };
  return {
    ...blankRecord(() => 'id'),
    parStatements: [{ id: 'p', problem: word, action: word, result: word }],
    conflicts: [{ id: 'x', path: ['papers', 'sheet', 'about', 'phone'], other: word }],
    course: { answers: { 'reflecting-worry': fields, pitch: { p1: word } }, progress: {} },
    papers: {
      sheet: { about: fields, 'reference 1': { name: word, phone: word }, interview: { 1: word } },
      applications: [application],
      comments: [comment],
      letters: [letter],
    },
    sections: {
      summary: [{ id: 'summary', text: word }],
      references: [{ id: 'r', name: word, phone: word, email: word }],
      layout: { references: 'list', 'title.own': word },
    },
  };
}
