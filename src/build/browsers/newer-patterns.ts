import { RegExpParser, visitRegExpAST } from '@eslint-community/regexpp';
import { featureAt, missingIn } from './compat-data.ts';

const lookBehind = missingIn(
  featureAt('javascript', 'regular_expressions', 'lookbehind_assertion'),
);

/** What one of the minimum browsers does not read in a regular expression; the build changes nothing in one. */
export function newerInPattern(
  pattern: string,
  flags: string,
): [what: string, missing: string[]][] {
  try {
    let has = false;
    const tree = new RegExpParser({ ecmaVersion: 2022 }).parseLiteral(
      `/${pattern || '(?:)'}/${flags}`,
    );
    visitRegExpAST(tree, {
      onAssertionEnter({ kind }) {
        has ||= kind === 'lookbehind';
      },
    });
    return has && lookBehind.length > 0 ? [['look-behind', lookBehind]] : [];
  } catch (error) {
    return [[`/${pattern}/${flags}`, [error instanceof Error ? error.message : 'unreadable']]];
  }
}

/** A text from which a regular expression may be made. */
export function newerInText(text: string): [what: string, missing: string[]][] {
  return lookBehind.length > 0 && /\(\?<[=!]/.test(text) ? [['look-behind', lookBehind]] : [];
}
