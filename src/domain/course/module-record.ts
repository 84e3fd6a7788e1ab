/** Where progress keeps a module: the id of its record. */
export function moduleRecordId(moduleId: number): string {
  return `module-${String(moduleId)}`;
}

/** The field of the heading where the learner was last. */
export const placeField = 'place';

/** The value of the field of a part or card that is done; any other value, '' too, means not done. */
export const doneMark = 'done';

/** The field of a part; with a prefix, so that no part can ever be called like the place. */
export function partField(partId: string): string {
  return `part:${partId}`;
}
