import { RegExpParser, visitRegExpAST } from '@eslint-community/regexpp';
import { featureAt, missingIn } from './compat-data.ts';

const lookBehind = missingIn(
  featureAt('javascript', 'regular_expressions', 'lookbehind_assertion'),
);

/**
 * Syntax in a regular expression that one of the minimum browsers does not support. The build does not transform regular
 * expressions.
 */
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

/** The same in a string from which a regular expression may be made. */
export function newerInText(text: string): [what: string, missing: string[]][] {
  return lookBehind.length > 0 && /\(\?<[=!]/.test(text) ? [['look-behind', lookBehind]] : [];
}
