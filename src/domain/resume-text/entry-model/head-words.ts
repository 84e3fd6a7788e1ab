import type { ChainModel } from './chain-model';
import type { TakenDates } from '../values/dates';

/**
 * What the heads of a section are told by. Those of jobs name a title and an employer; those of schools a degree, which
 * stands where a title would, and a school, which stands where an employer would.
 */
export type HeadWords = {
  /** How much a text reads like a title, and like an employer: from about -4 to 4. */
  titleScore: (text: string) => number;
  employerScore: (text: string) => number;
  isTitle: (text: string) => boolean;
  isEmployer: (text: string) => boolean;
  /** What else is seen in a text, in names that the table of weights has. */
  seenIn: (text: string) => string[];
  /** What a form writes before its answers. */
  labels: Readonly<
    Record<'title' | 'employer' | 'location' | 'dates', RegExp> & {
      description?: RegExp;
      besides?: RegExp;
    }
  >;
  takeSingleDate: (text: string) => TakenDates | null;
  /** A line of a head without what leads to its names ("I worked as a"). */
  bare: (text: string) => string;
  /** False where a separator stands within one value: "Diploma in Welding", "Oak, Inc.". */
  isCutAt: (separator: string, before: string, after: string) => boolean;
  /** True for what tells of something, heading nothing. */
  headsNothing: (text: string) => boolean;
  /** True where a town may stand behind a name: "Mill Group, Wels". */
  isCityBehind: boolean;
  /** From this share on a value is the first offer. */
  likelyShare: number;
  /**
   * True for a value that fills its field, by the share of the ways that give it and that of the cut of its entry; for jobs
   * `sure-jobs` decides.
   */
  isSure?: (field: 'title' | 'employer', value: string, share: number, cut: number) => boolean;
  /** True for a line that heads an entry by its words alone, whatever the model of lines says. */
  isHeadByName?: (text: string) => boolean;
  lineModel: ChainModel;
  headWeights: ReadonlyMap<string, number>;
};
