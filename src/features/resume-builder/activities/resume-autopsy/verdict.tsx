import { Plural, Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { autopsyVerbs, type Autopsy } from '../../../../domain/autopsy/autopsy';

// Fewer words than a third of a page, or more than two pages: only then is the length worth a sentence.
const fewWords = 130;
const manyWords = 800;

/** One line on the count, true and without shame. */
export function Verdict({ found }: { found: Autopsy }) {
  const uses = countUses(found);
  const different = autopsyVerbs.filter((verb) => found.verbs[verb] > 0).length;
  return (
    <>
      <Plural value={found.words} one="# word." other="# words." />{' '}
      {uses === 0 ? (
        <Trans>None of the seven verbs yet. Now you know where to begin.</Trans>
      ) : (
        <Plural
          value={different}
          one="You use # of the seven verbs. You have made a start."
          other="You use # of the seven verbs. They show that you made things happen."
        />
      )}
    </>
  );
}

/** What to do with the result. */
export function NextStep({ found }: { found: Autopsy }) {
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
