import { ongoing } from '../resume/ongoing';
import { datePart, isoDateToText } from './json-dates';
import { isFilledText, textPart } from './json-parts';
import type { JsonPart } from './json-parts';

/** A job that says when it began and not when it ended goes on. */
const endPart: JsonPart = {
  ...datePart('endDate', 'endDate'),
  read: ({ startDate, endDate }) =>
    isFilledText(endDate)
      ? { endDate: isoDateToText(endDate) }
      : isFilledText(startDate)
        ? { endDate: ongoing }
        : {},
};

/** The parts of a job; `employer` is the key of whom somebody worked for: volunteer work has another one. */
export const jobParts = (employer: 'name' | 'organization'): readonly JsonPart[] => [
  textPart('jobTitle', 'position'),
  textPart('company', employer),
  textPart('location', 'location'),
  datePart('startDate', 'startDate'),
  endPart,
  {
    ours: ['description', 'achievement'],
    theirs: ['summary', 'highlights'],
    write: ({ description, achievement }) => {
      const lines = [description, achievement]
        .filter(isFilledText)
        .flatMap((text) => text.split(/\r?\n/));
      const highlights = lines.map((line) => line.trim()).filter(isFilledText);
      return highlights.length === 0 ? {} : { highlights };
    },
    read: ({ summary, highlights }) => {
      const lines = [summary, ...(Array.isArray(highlights) ? highlights : [])].filter(
        isFilledText,
      );
      return lines.length === 0 ? {} : { description: lines.join('\n') };
    },
  },
];
