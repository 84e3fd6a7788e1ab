/**
 * The things to try that are built from data: a scene with a choice, a question that recalls the part before, lines to sort,
 * and a resume to look at for seven seconds.
 */

/** `recall-…` asks about the part before; `scene-…` asks what to do. */
export type ChoiceId = `recall-${string}` | `scene-${string}`;

/** A choice, with the reason why it helps or hurts, which is said at once. */
export type Choice = { readonly text: string; readonly helps: boolean; readonly why: string };

/** A question with choices; one of them helps, or more. */
export type ChoiceQuestion = {
  readonly id: ChoiceId;
  /** Tells this question from its like on the page. */
  readonly title: string;
  readonly situation: string;
  readonly question: string;
  readonly choices: readonly Choice[];
};

/** A question of the test at a module's end. Only one choice is right. */
export type TestQuestion = {
  readonly id: `test-${string}`;
  readonly question: string;
  readonly choices: readonly [string, string, string];
  readonly right: 0 | 1 | 2;
  readonly why: string;
};

/** The tests by module. */
export type ModuleTests = Readonly<Record<1 | 2 | 3, readonly TestQuestion[]>>;

export type SortId = `sort-${string}`;

/** Lines that each belong to one of two kinds. */
export type SortExercise = {
  readonly id: SortId;
  readonly title: string;
  readonly task: string;
  readonly kinds: readonly [first: string, second: string];
  readonly lines: readonly {
    readonly text: string;
    readonly kind: 0 | 1;
    readonly why: string;
  }[];
  readonly done: string;
};

/** A resume that shows for a moment, and what to ask about it then. */
export type QuickLook = {
  readonly name: string;
  readonly contact: string;
  readonly lines: readonly {
    readonly text: string;
    readonly isSeen: boolean;
    readonly isStrong?: boolean;
  }[];
  readonly choice: ChoiceQuestion;
};
