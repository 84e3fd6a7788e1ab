import { Plural, Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ActionOpenings } from '@/domain/autopsy/action-openings';
import { autopsyVerbs, type Autopsy } from '@/domain/autopsy/autopsy';

// Fewer words than a third of a page, or more than two pages: only then is the length worth a sentence.
const fewWords = 130;
const manyWords = 800;
/** As many as one reads at a glance. */
const maxVerbs = 8;

/** One line on the count, true and without shame. */
export function Verdict({ found, openings }: { found: Autopsy; openings: ActionOpenings }) {
  const uses = countUses(found);
  const different = autopsyVerbs.filter((verb) => found.verbs[verb] > 0).length;
  return (
    <>
      <Plural value={found.words} one="# word." other="# words." />{' '}
      {uses === 0 && openings.lines > 0 && (
        <Plural
          value={openings.lines}
          one="None of the seven verbs, and that is fine: # line starts with what you did."
          other="None of the seven verbs, and that is fine: # lines start with what you did."
        />
      )}
      {uses === 0 && openings.lines === 0 && (
        <Trans>None of the seven verbs yet. Now you know where to begin.</Trans>
      )}
      {uses > 0 && (
        <Plural
          value={different}
          one="You use # of the seven verbs. You have made a start."
          other="You use # of the seven verbs. They show that you made things happen."
        />
      )}
    </>
  );
}

/** The lines that start with what was done in any trade: the seven verbs are those of an office. */
export function ActionLines({ openings: { lines, verbs } }: { openings: ActionOpenings }) {
  if (lines === 0) return null;
  const shown = verbs.slice(0, maxVerbs).join(', ');
  return (
    <p>
      <Plural
        value={lines}
        one="# line starts with what you did:"
        other="# lines start with what you did:"
      />{' '}
      <Trans>{shown}. These verbs count just as much as the seven.</Trans>
    </p>
  );
}

/** What to do with the result. */
export function StepAfterVerdict({ found }: { found: Autopsy }) {
  return (
    <div>
      <h3>
        <Trans>Next step</Trans>
      </h3>
      <p>
        {countUses(found) === 0 ? (
          <Trans>
            Pick one line. Ask what you did, and start the line with that word. It may be one of the
            seven. It may also be “cooked”, “drove” or “cared for”.
          </Trans>
        ) : (
          <Trans>
            Find the line you like least. Start it with what you did, and add a number if you have
            one. Verbs that are not on this list count just as much.
          </Trans>
        )}
      </p>
      {found.words < fewWords && (
        <p>
          <Trans>
            Your text is short. You may have left out good work.{' '}
            <Link to="/resume-builder/chapter/$chapterId" params={{ chapterId: '3' }}>
              Chapter 3 helps you find it.
            </Link>
          </Trans>
        </p>
      )}
      {found.words > manyWords && (
        <p>
          <Trans>
            Your text is long. Put the best parts first, so that a busy reader finds them.
          </Trans>
        </p>
      )}
    </div>
  );
}

function countUses({ verbs }: Autopsy): number {
  return autopsyVerbs.reduce((sum, verb) => sum + verbs[verb], 0);
}
