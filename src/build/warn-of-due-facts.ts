import type { Plugin } from 'vite';
import { sources } from '../content/en/sources.ts';
import { dueChecks } from '../domain/course/source-check.ts';

/** Prints at the build how many facts of law or money are due for a review; the page /staff lists them. */
export function warnOfDueFacts(): Plugin {
  return {
    name: 'warn-of-due-facts',
    apply: 'build',
    buildStart() {
      const due = dueChecks(sources, new Date().toISOString().slice(0, 10));
      if (due.length > 0)
        process.stderr.write(
          `${String(due.length)} facts are due to be read again. Go on: learners see a star beside each, and the page /staff lists them.\n`,
        );
    },
  };
}
