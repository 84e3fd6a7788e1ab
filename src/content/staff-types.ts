/** A workshop that staff lead: what to do in which minutes. */
export interface WorkshopPlan {
  readonly id: string;
  readonly title: string;
  readonly aim: string;
  /** What to have ready before the first person comes. */
  readonly before: readonly string[];
  readonly steps: readonly {
    readonly minutes: number;
    readonly title: string;
    readonly what: string;
    /** The place on this site, where the step has one. */
    readonly href?: string;
  }[];
}
