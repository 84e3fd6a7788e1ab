import { Trans } from '@lingui/react/macro';
import { doubtfulLines, type DoubtfulLine } from '@/domain/game/doubtful-lines';
import { prePrintCheck, type PrePrintDoubt } from '@/domain/game/pre-print-check';
import { privateLinesOfResume } from '@/domain/machine-check/private-lines-of-resume';
import { useDebouncedRecord } from '@/workspace/document/debounced-record';
import { useSameValue } from '@/workspace/document/use-same-value';
import { LineDoubt } from '@/resume-tools/coach/line-doubt';
import { SkillDoubt } from '@/resume-tools/coach/skill-doubt';
import { GoToButton } from '@/resume-tools/fields/go-to-button';
import styles from './conclusion.module.css';

/** At most this many are shown at once: a longer list would discourage. */
const most = 4;

/** What should be looked at now: lines that tell something private, lines that are doubtful, and what else a friend would ask. */
function useDoubts() {
  const told = useDebouncedRecord(useSameValue(privateLinesOfResume));
  const doubtful = useDebouncedRecord(useSameValue(doubtfulLines));
  const others = useDebouncedRecord(useSameValue(prePrintCheck));
  const named = new Set(told.map(({ text }) => text));
  const lines = doubtful.filter(({ text }) => !named.has(text));
  const rest = others.filter((doubt) => doubt.kind !== 'odd-skill' || !named.has(doubt.skill));
  return { told, lines, rest };
}

/** The doubts about words that stand on the resume; the others are about what it lacks, and it is ready without. */
const aboutWords: ReadonlySet<PrePrintDoubt['kind']> = new Set([
  'odd-name',
  'odd-skill',
  'open-gap',
]);

/** How many lines of the resume should be looked at before it is sent. While there are any, nothing calls it ready. */
export function useDoubtfulCount(): number {
  const { told, lines, rest } = useDoubts();
  return told.length + lines.length + rest.filter(({ kind }) => aboutWords.has(kind)).length;
}

/**
 * What a friend would ask about before the resume goes to paper. It stands in nobody's way, and is gone when all is told.
 * Where there is a line that should be looked at, all of it stands over the resume (`isOnTop`), else behind it.
 */
export function BeforeYouPrint({ isOnTop = false }: { isOnTop?: boolean }) {
  const { told, lines, rest } = useDoubts();
  const words = rest.filter(({ kind }) => aboutWords.has(kind));
  const doubts = [...words, ...rest.filter(({ kind }) => !aboutWords.has(kind)).slice(0, most)];
  const count = told.length + lines.length;
  if (count + doubts.length === 0 || isOnTop !== count > 0) return null;
  return (
    <aside className={styles.doubts} aria-labelledby="before-print">
      <h3 id="before-print">
        <Trans>Before you print, look at this</Trans>
      </h3>
      <ul>
        {lines.map((line) => (
          <li key={JSON.stringify(line)}>
            <LineWords {...line} />
            <GoToButton fieldRef={line.fieldRef} />
          </li>
        ))}
        {told.map((line) => (
          <li key={JSON.stringify(line)}>
            <LineDoubt {...line} />
            <GoToButton fieldRef={line.fieldRef} />
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

function LineWords({ kind, text }: DoubtfulLine) {
  switch (kind) {
    case 'unsure':
      return <Trans>“{text}” sounds unsure. Write what you know.</Trans>;
    case 'no-email':
      return <Trans>Look at your email again: “{text}”. It needs an @ and a dot.</Trans>;
    case 'no-phone':
      return <Trans>“{text}” is not a whole phone number.</Trans>;
    case 'no-date':
      return <Trans>I did not find a date in “{text}”. Write it like: March 2019.</Trans>;
    case 'year':
      return <Trans>I found a year in “{text}”. What town was it?</Trans>;
    case 'vague':
      return <Trans>“{text}” tells little. What did you do, how many, how often?</Trans>;
  }
}

function Words({ doubt }: { doubt: PrePrintDoubt }) {
  switch (doubt.kind) {
    case 'no-name':
      return <Trans>There is no name on your resume.</Trans>;
    case 'odd-name':
      return <Trans>Your name here is “{doubt.text}”. Is that right?</Trans>;
    case 'no-way-to-reach':
      return <Trans>There is no email and no phone, so nobody can reach you.</Trans>;
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
