import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState, type ReactNode, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { dateOf } from '@/domain/resume/month-and-year';
import { ongoing } from '@/domain/resume/ongoing';
import type { GameField } from '@/domain/game/game-script';
import styles from './date-picker.module.css';

/** How many years one page of the picker shows; a larger grid would have to scroll on a small phone. */
const yearsOnPage = 10;

type DatePickerProps = {
  field: GameField;
  /** Sends an answer, as if it were typed. */
  onAnswer: (text: string) => void;
  /** Shows what is chosen so far in the reply box. */
  onChoose: (text: string) => void;
};

/** A month and then a year, each by one tap. Whoever knows only the year leaves the month out; free text stays possible. */
export function DatePicker({ field, onAnswer, onChoose }: DatePickerProps) {
  const hasMonths = field !== 'graduationYear';
  const [month, setMonth] = useState<number | null>(null);
  const [isAtYear, setAtYear] = useState(!hasMonths);
  const root = useRef<HTMLDivElement>(null);
  const chooseMonth = (chosen: number | null) => {
    changeKeepingFocus(root, () => {
      setMonth(chosen);
      setAtYear(true);
    });
    if (chosen !== null) onChoose(`${dateOf({ month: String(chosen), year: ' ' }).trimEnd()} `);
  };
  if (isAtYear)
    return (
      <Years
        root={root}
        onYear={(year) => onAnswer(dateOf({ month: month === null ? '' : String(month), year }))}
        onMonths={hasMonths ? () => changeKeepingFocus(root, () => setAtYear(false)) : null}
      />
    );
  return (
    <div ref={root} className={styles.picker}>
      <div className={styles.ways}>
        {field === 'endDate' && (
          <button type="button" className="btn quiet" onClick={() => onAnswer(ongoing)}>
            <Trans>I still work here</Trans>
          </button>
        )}
        <button type="button" className="btn quiet" onClick={() => chooseMonth(null)}>
          <Trans>Only the year</Trans>
        </button>
      </div>
      <Months onChoose={chooseMonth} />
    </div>
  );
}

/** Shows other buttons. Where the pressed one is gone, its focus goes to the first of those that have come. */
function changeKeepingFocus(root: RefObject<HTMLElement | null>, change: () => void): void {
  flushSync(change);
  if (document.activeElement === document.body) root.current?.querySelector('button')?.focus();
}

function Months({ onChoose }: { onChoose: (month: number) => void }) {
  const { i18n } = useLingui();
  const [short, long] = (['short', 'long'] as const).map(
    (month) => new Intl.DateTimeFormat(i18n.locale, { month, timeZone: 'UTC' }),
  );
  return (
    <Grid columns={6}>
      {Array.from({ length: 12 }, (_, index) => {
        const day = new Date(Date.UTC(2024, index));
        return (
          <button
            key={index}
            type="button"
            className="btn quiet"
            aria-label={long?.format(day)}
            onClick={() => onChoose(index + 1)}
          >
            {short?.format(day)}
          </button>
        );
      })}
    </Grid>
  );
}

type YearsProps = {
  root: RefObject<HTMLDivElement | null>;
  onYear: (year: string) => void;
  onMonths: (() => void) | null;
};

function Years({ root, onYear, onMonths }: YearsProps) {
  const { t } = useLingui();
  const [thisYear] = useState(() => new Date().getFullYear());
  const [newest, setNewest] = useState(thisYear);
  const isFirst = newest === thisYear;
  const showLater = () => changeKeepingFocus(root, () => setNewest(newest + yearsOnPage));
  const back = isFirst ? onMonths : showLater;
  return (
    <Grid columns={4} root={root}>
      {Array.from({ length: yearsOnPage }, (_, index) => String(newest - index)).map((year) => (
        <button key={year} type="button" className="btn quiet" onClick={() => onYear(year)}>
          {year}
        </button>
      ))}
      <button
        type="button"
        className="btn quiet"
        aria-label={t`Earlier years`}
        onClick={() => setNewest(newest - yearsOnPage)}
      >
        <Trans>Earlier</Trans>
      </button>
      {back && (
        <button
          type="button"
          className="btn quiet"
          aria-label={isFirst ? t`Back to the months` : t`Later years`}
          onClick={back}
        >
          {isFirst ? <Trans>Months</Trans> : <Trans>Later</Trans>}
        </button>
      )}
    </Grid>
  );
}

type GridProps = { columns: 4 | 6; root?: RefObject<HTMLDivElement | null>; children: ReactNode };

function Grid({ columns, root, children }: GridProps) {
  return (
    <div ref={root} className={`${styles.picker} ${styles.grid}`} data-columns={columns}>
      {children}
    </div>
  );
}
