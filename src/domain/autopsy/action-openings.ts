import { countOpenings } from '../language/en/opening-rules';
import { isJobTitle } from '../language/en/job-words';
import { isSectionHeading } from '../resume-text/sections/heading-lines';

/** Lines of a resume that start with what was done, whatever the trade, and the verbs they start with. */
export type ActionOpenings = { lines: number; verbs: readonly string[] };

/** A heading or a title is short, and its first word may look like a verb ("Work history", "Cook, Blue Door"). */
const minBulletWords = 3;

/** They open a line without saying what was done ("Was a cashier", "Did the dishes"). */
const saysLittle = new Set(['be', 'do', 'get', 'have', 'try']);

/** Counts the lines of a text that start with an action verb. Its verbs are in their base form, most frequent first. */
export function actionOpenings(text: string): ActionOpenings {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => mayBeBullet(line));
  const counts = [...countOpenings(lines)]
    .filter(([verb]) => !saysLittle.has(verb))
    .sort(([, a], [, b]) => b - a);
  return {
    lines: counts.reduce((sum, [, count]) => sum + count, 0),
    verbs: counts.map(([verb]) => verb),
  };
}

function mayBeBullet(line: string): boolean {
  if (line.split(/\s+/u).length < minBulletWords || isSectionHeading(line)) return false;
  return !isJobTitle(line.split(/[,|·–—]| at /u)[0] ?? '');
}
