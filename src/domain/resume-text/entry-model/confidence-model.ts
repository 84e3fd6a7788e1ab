import { parseWeightTable } from './weight-table';

/**
 * From which confidence on a value fills its field (`jobTitle`, `company`), and from which probability on it is suggested
 * first (`likely`). All such thresholds stand here.
 *
 * Source: some 260 public resumes that people had read by eye, each read with weights that it was left out of (five
 * folds); of the values that these thresholds call sure, 2 in 100 were wrong.
 */
export const confidenceThresholds = {
  jobTitle: 0.94,
  company: 0.95,
  /** From this probability of a title or an employer on, the dates beside it are sure, though both names are not. */
  dates: 0.8,
  /** From this probability of no value at all on, the person is asked nothing. */
  none: 0.9,
  likely: 0.3,
} as const;

/**
 * For each feature of a title and of an employer its weight in hundredths. Learned, not set by hand: logistic
 * regression with L2, fitted to the values that the two models of headers gave for those resumes and for 200 made-up
 * ones, each right or wrong.
 * "share" and "cut" are probabilities of those two models, in bins: 0 up to 50 %, then 70, 85, 95, 99 and more.
 */
const table = `
  alone 69 0; any 55 26; bare -57 -39; bracket -112 20; capitals -91 -44; comma -107 -90; cut=0 0 -49
  cut=1 -34 -94; cut=2 -84 -68; cut=3 65 43; cut=4 49 68; cut=5 -15 62; dash 0 70; dates=one 0 29; dates=two 36 0
  digit 26 -79; employer -51 40; employer-form 0 53; hours -35 0; item -16 70; labeled 53 36; line-alone -64 -50
  lines=1 0 -44; lines=2 13 30; lines=3 22 26; long -43 71; other.employer 46 21; other.none -32 0
  other.school -27 0; other.share=0 -75 13; other.share=1 -29 -19; other.share=2 -39 -30; other.share=3 27 50
  other.share=4 0 -16; other.share=5 114 40; other.share=told 53 -32; other.strict -25 57; other.title=0 67 -17
  other.title=2 -20 29; place 82 0; rest-employer -44 -26; rest-title 0 -22; rest=0 42 41; rest=1 0 -17
  rest=2 0 -29; school 0 36; section=0 0 -41; section=1 -94 -56; section=2 -72 0; section=3 -35 0; section=4 33 0
  section=5 71 34; share=0 -58 -142; share=1 -63 -78; share=2 -55 -86; share=3 41 35; share=4 55 33
  share=5 31 124; share=told 88 99; small -37 -20; small-words -22 -112; stop -46 19; strict 19 -57
  title=0 -75 49; title=2 48 -66; words=1 -45 -36; words=2 54 21; words=4 37 75; words=7 32 0; words=9 -42 -58
`;

const weights = new Map(
  parseWeightTable(table).map(({ name, weights: [jobTitle = 0, company = 0] }) => [
    name,
    { jobTitle, company },
  ]),
);

/** How sure a value with these features is, 0..1 (logistic regression). */
export function confidenceOf(field: 'jobTitle' | 'company', features: readonly string[]): number {
  const score = features.reduce((sum, name) => sum + (weights.get(name)?.[field] ?? 0), 0);
  return 1 / (1 + Math.exp(-score));
}
