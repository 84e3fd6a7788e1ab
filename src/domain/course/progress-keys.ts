/** Where the progress holds the chat: one conversation, which merges as a whole. */
export const gameProgressId = 'game';

/** Where it holds the language that somebody has chosen for the site: it follows the account, and is nobody's work. */
export const languageProgressId = 'language';

/** Where it holds the counted minutes: one field for each activity and counter. */
export const timeProgressId = 'time';

/** Where it holds the chapters of the resume builder. */
export const builderProgressId = 'resume-builder';

/** Where it holds a module. */
export function moduleProgressId(moduleId: number | string): string {
  return `module-${String(moduleId)}`;
}

/** The field of the reading position: the heading or the chapter where the learner was last. */
export const positionField = 'place';

/** The value of the field of a part, card or chapter that is done; any other value, '' too, means not done. */
export const doneMark = 'done';

/** The field of a part; the prefix keeps a part from having the name of the reading position's field. */
export function partField(partId: string): string {
  return `part:${partId}`;
}

/** The field of the day on which a part was marked as done, as 'YYYY-MM-DD'. */
export function dayField(partId: string): string {
  return `day:${partId}`;
}

/** The field of a card of a part. */
export function cardField(cardId: string): string {
  return `card:${cardId}`;
}

/** The field of a chapter. */
export function chapterField(chapterId: number | string): string {
  return `chapter:${String(chapterId)}`;
}
