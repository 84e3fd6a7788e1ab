import { isJobTitle, isShiftOrHours } from '../../language/en/job-words';
import { schoolWord } from '../../language/en/school-words';
import { isDuration } from '../values/dates';
import type { HeaderPieces } from '../entry-model/header-pieces';
import { isLocation } from '../values/locations';
import type { NamedHeader, NamedValue } from './job-confidence';

/** What a part of a university or firm is called. */
const partOfEmployer =
  /(?:^|[^\p{L}])(?:departments?|dept|divisions?|faculty|school|institute|laborator(?:y|ies)|lab|groups?|office|collegiate|college|centre|center|univ|university|département|abteilung|facultad|departamento)(?![\p{L}])/iu;

/**
 * Where a header goes on behind a title or employer with what may be a part of it ("Instructor, Catcher", "University of Lima,
 * Department of Cloth"), it is open which of both to write: one is suggested, and the other is the runner-up.
 */
export function withTrailingParts(head: NamedHeader, { texts }: HeaderPieces): NamedHeader {
  const { jobTitle, company, rest } = head;
  const behind = ({ value }: NamedValue, sign: string) =>
    value === ''
      ? undefined
      : rest.find(
          ({ text, line }) =>
            text.length < 80 && texts[line]?.includes(`${value}${sign}${text}`) === true,
        )?.text;
  const unit = behind(company, ', ');
  const found = { ...head };
  if (unit !== undefined && partOfEmployer.test(unit))
    found.company = eitherOf(company, `${company.value}, ${unit}`, schoolWord.test(company.value));
  for (const sign of [', ', ': ', ' · ']) {
    const more = behind(jobTitle, sign);
    if (more !== undefined && mayBelongToTitle(more))
      found.jobTitle = eitherOf(
        jobTitle,
        `${jobTitle.value}${sign}${more}`,
        sign === ': ' || isJobTitle(more),
      );
  }
  return found;
}

/** Words that are no place, time or employer. */
function mayBelongToTitle(text: string): boolean {
  return (
    /^\p{L}/u.test(text) &&
    !/\d/u.test(text) &&
    text.split(' ').length <= 6 &&
    !isLocation(text) &&
    !isDuration(text) &&
    !isShiftOrHours(text) &&
    !partOfEmployer.test(text)
  );
}

function eitherOf(part: NamedValue, whole: string, isWhole: boolean): NamedValue {
  return part.confidence === 'unsure'
    ? part
    : {
        ...part,
        confidence: 'likely',
        value: isWhole ? whole : part.value,
        runnerUp: isWhole ? part.value : whole,
      };
}
