import { Trans } from '@lingui/react/macro';
import { lastLook, type Doubt } from '@/domain/game/last-look';
import { linesToLookAt } from '@/domain/machine-check/lines-to-look-at';
import { useDebouncedRecord } from '@/workspace/document/debounced-record';
import { useSameValue } from '@/workspace/document/use-same-value';
import { LineDoubt } from '@/resume-tools/coach/line-doubt';
import { SkillDoubt } from '@/resume-tools/coach/skill-doubt';
import { goToField } from '@/resume-tools/fields/go-to-field';
import { PlaceName } from '@/resume-tools/fields/place-name';
import { Icon } from '@/ui/icon';
import styles from './conclusion.module.css';

/** At most this many are shown at once: a longer list would discourage. */
const most = 4;

/**
 * What a friend would ask about before the resume goes to paper. It stands in nobody's way, and is gone when all is told.
 * Where a line tells something private, all of it stands over the resume (`isOnTop`), else behind it.
 */
export function BeforeYouPrint({ isOnTop = false }: { isOnTop?: boolean }) {
  const lines = useDebouncedRecord(useSameValue(linesToLookAt));
  const others = useDebouncedRecord(useSameValue(lastLook));
  const named = new Set(lines.map(({ text }) => text));
  const doubts = others
    .filter((doubt) => doubt.kind !== 'odd-skill' || !named.has(doubt.skill))
    .slice(0, most);
  if (lines.length + doubts.length === 0 || isOnTop !== lines.length > 0) return null;
  return (
    <aside className={styles.doubts} aria-labelledby="before-print">
      <h3 id="before-print">
        <Trans>Before you print, look at this</Trans>
      </h3>
      <ul>
        {lines.map((line) => (
          <li key={JSON.stringify(line)}>
            <LineDoubt {...line} />
            <button type="button" className="btn quiet small" onClick={() => goToField(line.place)}>
              <Icon name="arrow" />
              <span>
                <Trans>
                  Go to: <PlaceName place={line.place} />
                </Trans>
              </span>
            </button>
          </li>
        ))}
        {doubts.map((doubt, index) => (
          <li key={`${doubt.kind} ${String(index)}`}>
            <Words doubt={doubt} />
          </li>
        ))}
      </ul>
    </aside>
  );
}

function Words({ doubt }: { doubt: Doubt }) {
  switch (doubt.kind) {
    case 'no-name':
      return <Trans>There is no name on your resume.</Trans>;
    case 'odd-name':
      return <Trans>Your name here is “{doubt.text}”. Is that right?</Trans>;
    case 'no-way-to-reach':
      return <Trans>There is no email and no phone, so nobody can reach you.</Trans>;
    case 'odd-email':
      return <Trans>Look at your email again: “{doubt.text}”. It needs an @ and a dot.</Trans>;
    case 'no-email':
      return <Trans>You skipped the email. Many employers write first.</Trans>;
    case 'no-phone':
      return <Trans>You skipped the phone number. Some employers only call.</Trans>;
    case 'no-work-or-school':
      return <Trans>There is no work and no school yet. Unpaid work counts too.</Trans>;
    case 'odd-skill':
      return <SkillDoubt {...doubt} />;
    case 'no-dates':
      return <Trans>{doubt.job}: you skipped the dates. A year is enough.</Trans>;
    case 'open-gap':
      return <Trans>{doubt.job}: one line still has a gap “__”. Fill it in or take it out.</Trans>;
    case 'no-description':
      return <Trans>{doubt.job}: you skipped what you did there. One line is enough.</Trans>;
  }
}
