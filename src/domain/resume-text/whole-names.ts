import { month } from '../language/en/date-words';
import { titleScore } from '../language/en/job-words';
import { commaPieces } from './head-parts';

/** Half of a bracket, a number before a name or a whole sentence is not all of a name, or more. */
export function isWhole(value: string): boolean {
  return (
    value.split('(').length === value.split(')').length &&
    !/^(?:\d+\.?\s|\P{L}*\p{Ll}{2,}\s)|\s(?:and|und|of|for|y|de|et|&)$/u.test(value) &&
    !/(?:19|20)\d\d/u.test(value) &&
    value.split(/\s+/u).length <= 9
  );
}

/** A name with a comma in it may be two, and a bracket or a month is none. */
export function isOneName(employer: string): boolean {
  return (
    commaPieces(employer).length < 2 && !employer.startsWith('(') && !monthAlone.test(employer)
  );
}

const monthAlone = new RegExp(`^${month}$`, 'iu');

/** "Software Engineer Mill Ltd" is a title, too. */
export function holdsTitle(employer: string): boolean {
  return (
    titleScore(employer) >= 4 ||
    titleScore(employer.replace(/^.*\b(?:ltd|inc|llc|limited|group|company|\))\.?\s+/iu, '')) >= 4
  );
}
