/** The sections of the conversation, in the order in which they are asked. */
export type GameSectionId =
  | 'introduction'
  | 'personalInfo'
  | 'experience'
  | 'education'
  | 'skills'
  | 'conclusion';

export type GameField =
  | 'ready'
  | 'name'
  | 'email'
  | 'phone'
  | 'address'
  | 'jobTitle'
  | 'company'
  | 'location'
  | 'startDate'
  | 'endDate'
  | 'description'
  | 'addAnotherExperience'
  | 'degree'
  | 'school'
  | 'graduationYear'
  | 'addAnotherEducation'
  | 'skills';

/** A guide message that needs no answer: the screen sends 'tick' after `guideLineMs`. */
export type GameLine = { id: string; kind: 'line'; text: string };

/**
 * A guide message that waits for a reply. `canSkip`: 'question' goes on to the next question,
 * 'section' leaves the rest of the section out (somebody without a past job, for one).
 */
export type GameQuestion = {
  id: string;
  kind: 'question';
  field: GameField;
  text: string;
  hint?: string;
  /** The hint where there is no keyboard but the one on the screen, if its words differ. */
  touchHint?: string;
  canSkip?: 'question' | 'section';
  /** What only some need to know, folded behind its title. */
  note?: { title: string; text: string };
};

export type GameStep = GameLine | GameQuestion;

export type GameSection = { id: GameSectionId; steps: readonly GameStep[] };

/**
 * `version` changes when steps are added, removed, renamed or reordered: that resets every
 * running chat. Better words under the same ids keep it. Step ids are unique in the script.
 */
export type GameScript = {
  version: string;
  sections: readonly GameSection[];
  /** In another language than English: its word for each answer that a button gives, and what is typed for yes. */
  yesAndNo?: { yes: string; no: string; typedYes: readonly string[] };
};

/** A guide message that needs no answer is followed by the next one after this long, in ms. */
export const guideLineMs = 1000;

export type StepPosition = { step: GameStep; section: GameSection; index: number };

/** Where a step stands, or null when the script has no such step. */
export function findStep(script: GameScript, stepId: string): StepPosition | null {
  for (const section of script.sections) {
    const index = section.steps.findIndex(({ id }) => id === stepId);
    const step = section.steps[index];
    if (step) return { step, section, index };
  }
  return null;
}

/** The question at a step or the next one behind it, which a reply is written for; null where none follows. */
export function questionAhead(script: GameScript, stepId: string): GameQuestion | null {
  const steps = script.sections.flatMap((section) => section.steps);
  const ahead = steps.slice(steps.findIndex(({ id }) => id === stepId));
  return ahead.find((step) => step.kind === 'question') ?? null;
}

/** The step after this one, over section borders; null at the end of the script. */
export function stepAfter(script: GameScript, { section, index }: StepPosition): GameStep | null {
  return section.steps[index + 1] ?? firstStepAfterSection(script, section);
}

/** The first step of the next section that has any; null at the end of the script. */
export function firstStepAfterSection(script: GameScript, section: GameSection): GameStep | null {
  const later = script.sections.slice(script.sections.indexOf(section) + 1);
  return later.find(({ steps }) => steps.length > 0)?.steps[0] ?? null;
}

/** True for the question whether another job or school follows. */
export function isAddAnother(step: GameQuestion): boolean {
  return step.field === 'addAnotherExperience' || step.field === 'addAnotherEducation';
}
