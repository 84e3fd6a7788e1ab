import { ongoing } from '../resume/ongoing';
import { datePart, isoDateToText } from './json-dates';
import {
  filledField,
  isFilledText,
  jsonItems,
  locationWords,
  textPart,
  jsonWords,
} from './json-parts';
import type { JsonPart } from './json-parts';

/** A job that says when it began and not when it ended goes on; one whose end nobody can read says nothing of it. */
const endPart: JsonPart = {
  ...datePart('endDate', 'endDate'),
  read: ({ startDate, endDate }) => {
    const end = isoDateToText(jsonWords(endDate));
    const saysNoEnd = typeof (endDate ?? '') === 'string' && !isFilledText(endDate);
    const goesOn = saysNoEnd && isFilledText(jsonWords(startDate));
    return filledField('endDate', goesOn ? ongoing : end);
  },
};

/** The parts of a job; `employer` is the key of whom somebody worked for: volunteer work has another one. */
export const jobParts = (employer: 'name' | 'organization'): readonly JsonPart[] => [
  textPart('jobTitle', 'position'),
  textPart('company', employer),
  {
    ...textPart('location', 'location'),
    read: ({ location }) => filledField('location', locationWords(location)),
  },
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
      const lines = [summary, ...jsonItems(highlights)].map((line) => jsonWords(line));
      return filledField('description', lines.filter(isFilledText).join('\n'));
    },
  },
];
