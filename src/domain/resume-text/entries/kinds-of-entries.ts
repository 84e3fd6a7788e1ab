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
import type { HeadWords } from '../entry-model/head-words';
import { takeSingleDate } from '../values/dates';
import { headWeights } from '../entry-model/head-weights';
import { lineModel } from '../entry-model/line-weights';
import { bars } from '../entry-model/sure-values';
import { takeYear } from '../values/school-dates';
import { schoolHeadWeights } from '../entry-model/school-head-weights';
import { schoolLineModel } from '../entry-model/school-line-weights';

/** A sentence about oneself heads no job (what it tells of one, `heads-in-paragraphs` has made a head), nor does a heading. */
const toldOfJob =
  /^(?:[Ii]|[Ww]e|[Mm]y|After that|Then) (?:\S+ ){4}|\s(?:I|we) (?!(?:at|in|for|of|on|with|and)\s)\p{Ll}\S* \S+ |^(?:\S+ ){0,3}[Ee]xperi[ea]nces?:?$/u;
const belongsBefore = /^(?:inc|llc|ltd|corp|co|l\.?p|llp|pvt|s\.?a|jr|sr|ph\.?d)\.?(?:\s|$)/iu;

/** "Weaver – Freelancer": how somebody was hired is said with the title. */
const kindOfWork =
  /^(?:freelancer?|freiberuflich|contractor|contract|temp|temporary|part[ -]time|full[ -]time|vollzeit|teilzeit)\s*(?:$|[|,(\t])/iu;

/** "FernUniversität in Hagen" is one name. */
const schoolAlone = /(?:^|\s{2}|\t)(?:\p{Lu}\p{L}*)?(?:universit|hochschul)\p{L}*$/iu;

/** "Diploma (Lima Center, 2008)" leaves half a bracket where the year is taken out. */
function withoutHalf(text: string): string {
  return text.split('(').length > text.split(')').length
    ? text.replace(/\((?=[^()]*$)/u, '\t')
    : text;
}

export const jobWords: HeadWords = {
  titleScore,
  employerScore,
  isTitle: isJobTitle,
  isEmployer: isSurelyEmployer,
  seenIn: () => [],
  labels: jobLabels,
  takeSingleDate,
  bare: (text) => withoutHalf(text.replace(/^:\s*/u, '').replace(telling, '')),
  isCutAt: (separator, before, after) =>
    separator === 'comma'
      ? !belongsBefore.test(after)
      : separator === 'in'
        ? !schoolAlone.test(before)
        : separator !== 'from' && !kindOfWork.test(after),
  headsNothing: (text) =>
    toldOfJob.test(text.slice(0, 200)) ||
    inJobLabel.test(plainWord(text.slice(0, 60).replace(/\s*:[\s-]*$/u, ''))),
  isCityBehind: true,
  likelyShare: bars.likely,
  lineModel,
  headWeights,
};

const graduatedFrom = /^(?:i )?(?:graduated from|finished|attended|went to)\s+(?=\p{Lu})/iu;

/** States whose letters are those of degrees, at the end of a place. */
const stateAhead = /^(?:MS|MA|MD|ME)(?=\s*(?:$|[\t|)]))/u;
const gradeBehind =
  /[\s,;(|–-]+c?gpa\b.*$|\b(?:(?:summa |magna )?cum laude|with (?:high(?:est)? )?honou?rs)\b/giu;

/** A sentence, or the rest of one. */
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

export const schoolWords: HeadWords = {
  titleScore: degreeScore,
  employerScore: schoolScore,
  isTitle: isDegree,
  isEmployer: isSchool,
  seenIn: seenInSchool,
  labels: schoolLabels,
  takeSingleDate: takeYear,
  bare: (text) => withoutHalf(text.replace(/^:\s*/u, '').replace(graduatedFrom, '')),
  isCutAt: (separator, before, after) =>
    separator === 'comma'
      ? !(stateAhead.test(after) && /\p{Lu}\p{Ll}+$/u.test(before) && !isSchool(before))
      : separator === 'stop'
        ? !shortDegree.test(before)
        : separator !== 'in' || isSchool(before) || isSchool(/^[^,(|\t]*/u.exec(after)?.[0] ?? ''),
  headsNothing: isProse,
  isCityBehind: false,
  likelyShare: 0.05,
  isSure: (field, value, share, cut) => {
    const isNamed = field === 'employer' ? isSchool(value) : isDegree(value);
    // Where all ways but few give the same, the cut may be a close one.
    if (isNamed && share >= 0.95 && cut >= 0.5) return true;
    const bar = field === 'employer' ? (isNamed ? 0.75 : 0.9) : 0.85;
    return share * cut >= bar && (isNamed || field === 'employer');
  },
  isHeadByName: (text) =>
    text.length <= 110 &&
    text.split(/\s+/u).length <= 14 &&
    /^[\p{Lu}\d(“"„«]/u.test(text) &&
    !noteWord.test(text.replace(gradeBehind, '')) &&
    !isProse(text) &&
    (degreeWord.test(text) || isSchool(text)),
  lineModel: schoolLineModel,
  headWeights: schoolHeadWeights,
};
