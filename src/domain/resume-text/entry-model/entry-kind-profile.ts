import type { CrfModel } from './crf-model';
import type { TakenDates } from '../values/dates';

/**
 * What the reader has to know of one kind of entries: word lists, labels of forms, models and thresholds. For schools the
 * title is the degree and the employer is the school.
 */
export type EntryKindProfile = {
  /** How much a text reads like a title, and like an employer: from about -4 (not at all) to 4 (surely). */
  titleScore: (text: string) => number;
  employerScore: (text: string) => number;
  isTitle: (text: string) => boolean;
  isEmployer: (text: string) => boolean;
  /** More features of a text, by their names in the tables of weights. */
  wordFeatures: (text: string) => string[];
  /** What a form writes before its answers. */
  labels: Readonly<
    Record<'title' | 'employer' | 'location' | 'dates', RegExp> & {
      description?: RegExp;
      besides?: RegExp;
    }
  >;
  takeSingleDate: (text: string) => TakenDates | null;
  /** A line of a header without the words that lead to its names ("I worked as a"). */
  stripLeadIn: (text: string) => string;
  /** False where a separator stands within one value: "Diploma in Welding", "Oak, Inc.". */
  isSeparator: (separator: string, before: string, after: string) => boolean;
  /** True for a line that is never of a header: a sentence, or the label of a description. */
  isBodyOnly: (text: string) => boolean;
  /** True if a town may follow an employer's name: "Mill Group, Wels". */
  mayEndWithCity: boolean;
  /** From this probability on a value is suggested first, 0..1. */
  likelyProbability: number;
  /**
   * True for a value that fills its field, by its probability and by that of the cut of its entry (`Entry.cutProbability`).
   * Undefined for jobs: there `job-confidence` decides.
   */
  isSure?: (field: 'title' | 'employer', value: string, share: number, cut: number) => boolean;
  /** True for a line that is of a header by its words alone, whatever the model of lines says. */
  isHeaderByName?: (text: string) => boolean;
  lineModel: CrfModel;
  headerWeights: ReadonlyMap<string, number>;
};
