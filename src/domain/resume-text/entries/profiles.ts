import { inJobLabel } from '../../language/en/heading-names';
import { plainWord } from '../../language/en/job-words-abroad';
import {
  employerScore,
  isJobTitle,
  isSurelyEmployer,
  titleScore,
} from '../../language/en/job-words';
import { jobLabels, schoolLabels, telling } from '../../language/en/resume-labels';
import {
  degreeScore,
  degreeWord,
  isDegree,
  isSchool,
  noteWord,
  schoolScore,
  seenInSchool,
} from '../../language/en/school-words';
import type { EntryKindProfile } from '../entry-model/entry-kind-profile';
import { takeSingleDate } from '../values/dates';
import { jobHeaderWeights } from '../entry-model/job-header-weights';
import { jobLineModel } from '../entry-model/line-weights';
import { confidenceThresholds } from '../entry-model/confidence-model';
import { takeYear } from '../values/school-dates';
import { schoolHeaderWeights } from '../entry-model/school-header-weights';
import { schoolLineModel } from '../entry-model/school-line-weights';

/**
 * A sentence about oneself is no header of a job (`split-headers` has made headers of those that name one), and neither
 * is a heading.
 */
const aboutOneself =
  /^(?:[Ii]|[Ww]e|[Mm]y|After that|Then) (?:\S+ ){4}|\s(?:I|we) (?!(?:at|in|for|of|on|with|and)\s)\p{Ll}\S* \S+ |^(?:\S+ ){0,3}[Ee]xperi[ea]nces?:?$/u;
const belongsBefore = /^(?:inc|llc|ltd|corp|co|l\.?p|llp|pvt|s\.?a|jr|sr|ph\.?d)\.?(?:\s|$)/iu;

/** "Weaver – Freelancer": how somebody was hired is said with the title. */
const kindOfWork =
  /^(?:freelancer?|freiberuflich|contractor|contract|temp|temporary|part[ -]time|full[ -]time|vollzeit|teilzeit)\s*(?:$|[|,(\t])/iu;

/** "FernUniversität in Hagen" is one name. */
const schoolAlone = /(?:^|\s{2}|\t)(?:\p{Lu}\p{L}*)?(?:universit|hochschul)\p{L}*$/iu;

/** "Diploma (Lima Center, 2008)" leaves half a bracket where the year is taken out. */
function withoutHalfBracket(text: string): string {
  return text.split('(').length > text.split(')').length
    ? text.replace(/\((?=[^()]*$)/u, '\t')
    : text;
}

export const jobProfile: EntryKindProfile = {
  titleScore,
  employerScore,
  isTitle: isJobTitle,
  isEmployer: isSurelyEmployer,
  wordFeatures: () => [],
  labels: jobLabels,
  takeSingleDate,
  stripLeadIn: (text) => withoutHalfBracket(text.replace(/^:\s*/u, '').replace(telling, '')),
  isSeparator: (separator, before, after) =>
    separator === 'comma'
      ? !belongsBefore.test(after)
      : separator === 'in'
        ? !schoolAlone.test(before)
        : separator !== 'from' && !kindOfWork.test(after),
  isBodyOnly: (text) =>
    aboutOneself.test(text.slice(0, 200)) ||
    inJobLabel.test(plainWord(text.slice(0, 60).replace(/\s*:[\s-]*$/u, ''))),
  mayEndWithCity: true,
  likelyProbability: confidenceThresholds.likely,
  lineModel: jobLineModel,
  headerWeights: jobHeaderWeights,
};

const graduatedFrom = /^(?:i )?(?:graduated from|finished|attended|went to)\s+(?=\p{Lu})/iu;

/** States whose letters are those of degrees, at the end of a place. */
const stateAhead = /^(?:MS|MA|MD|ME)(?=\s*(?:$|[\t|)]))/u;
const gradeBehind =
  /[\s,;(|–-]+c?gpa\b.*$|\b(?:(?:summa |magna )?cum laude|with (?:high(?:est)? )?honou?rs)\b/giu;

/** True for a sentence, or the rest of one. */
function isProse(text: string): boolean {
  const words = text.split(/\s+/u).length;
  return (
    words > 26 ||
    (words > 6 && /^\p{Ll}/u.test(text)) ||
    (words > 9 &&
      /\s(?:i|my|we|our|where|which|was|were|also|this|these)\s/iu.test(text) &&
      !isDegree(text))
  );
}

/** "M. Eng", before its dot and what was studied. */
const shortDegree = /(?:^|\s)\p{Lu}\.\s?\p{Lu}\p{Ll}{1,3}$/u;

export const schoolProfile: EntryKindProfile = {
  titleScore: degreeScore,
  employerScore: schoolScore,
  isTitle: isDegree,
  isEmployer: isSchool,
  wordFeatures: seenInSchool,
  labels: schoolLabels,
  takeSingleDate: takeYear,
  stripLeadIn: (text) => withoutHalfBracket(text.replace(/^:\s*/u, '').replace(graduatedFrom, '')),
  isSeparator: (separator, before, after) =>
    separator === 'comma'
      ? !(stateAhead.test(after) && /\p{Lu}\p{Ll}+$/u.test(before) && !isSchool(before))
      : separator === 'stop'
        ? !shortDegree.test(before)
        : separator !== 'in' || isSchool(before) || isSchool(/^[^,(|\t]*/u.exec(after)?.[0] ?? ''),
  isBodyOnly: isProse,
  mayEndWithCity: false,
  likelyProbability: 0.05,
  isSure: (field, value, share, cut) => {
    const isNamed = field === 'employer' ? isSchool(value) : isDegree(value);
    // A value that is nearly certain may stand in an entry whose cut is not.
    if (isNamed && share >= 0.95 && cut >= 0.5) return true;
    const bar = field === 'employer' ? (isNamed ? 0.75 : 0.9) : 0.85;
    return share * cut >= bar && (isNamed || field === 'employer');
  },
  isHeaderByName: (text) =>
    text.length <= 110 &&
    text.split(/\s+/u).length <= 14 &&
    /^[\p{Lu}\d(“"„«]/u.test(text) &&
    !noteWord.test(text.replace(gradeBehind, '')) &&
    !isProse(text) &&
    (degreeWord.test(text) || isSchool(text)),
  lineModel: schoolLineModel,
  headerWeights: schoolHeaderWeights,
};
