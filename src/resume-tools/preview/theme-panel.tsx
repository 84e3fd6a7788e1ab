import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { sampleBlocks } from '@/domain/page-layout/sample-blocks';
import { accents, fontPairs, completeTheme } from '@/domain/page-layout/page-style';
import type {
  AccentColor,
  FontPair,
  ResumeTheme,
  CompleteTheme,
} from '@/domain/page-layout/page-style';
import type { PageBlock } from '@/domain/page-layout/resume-blocks';
import { TabList } from '@/ui/tab-list';
import { useMediaQuery } from '@/ui/use-media-query';
import styles from './theme-panel.module.css';
import { chooseTheme, useTheme } from './use-theme';
import { PageThumbnail } from './page-thumbnail';
import { useSheetInView } from './use-sheet-in-view';
import { useMeasures } from './use-measures';

const pairs = Object.keys(fontPairs) as FontPair[];

/** Where the panel is a sheet at the foot of the window, with one kind of choice at a time (look-panel.module.css). */
const phone = '(max-width: 56rem)';

type LookPanelProps = { blocks: readonly PageBlock[] | null; onDone: () => void };

/** All that a person can choose of the paper's look, each choice shown on their own page. */
export function ThemePanel({ blocks, onDone }: LookPanelProps) {
  const { t } = useLingui();
  const panel = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const isPhone = useMediaQuery(phone);
  const choices = useChoices(blocks);
  const [selected, setSelected] = useState<string>('template');
  useSheetInView(isPhone);
  useEffect(() => panel.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    const element = panel.current;
    const handleKey = ({ key }: KeyboardEvent) => key === 'Escape' && onDone();
    element?.addEventListener('keydown', handleKey);
    return () => element?.removeEventListener('keydown', handleKey);
  }, [onDone]);
  return (
    <div ref={panel} tabIndex={-1} className={styles.panel} role="group" aria-labelledby={titleId}>
      <div className={styles.head}>
        <strong id={titleId}>
          <Trans>How your resume looks</Trans>
        </strong>
        <button type="button" className="btn small" onClick={onDone}>
          <Trans>Done</Trans>
        </button>
      </div>
      {isPhone && (
        <TabList
          label={t`Parts of the look`}
          tabs={choices}
          selected={selected}
          onSelect={setSelected}
        />
      )}
      {choices.map(({ id, choice }) =>
        isPhone ? (
          <div
            key={id}
            id={`panel-${id}`}
            role="tabpanel"
            aria-labelledby={`tab-${id}`}
            hidden={id !== selected}
          >
            {choice}
          </div>
        ) : (
          <div key={id}>{choice}</div>
        ),
      )}
    </div>
  );
}

/** The kinds of choices, with the name of each. */
function useChoices(blocks: readonly PageBlock[] | null) {
  const { t } = useLingui();
  const look = useTheme();
  const measures = useMeasures(pairs);
  const shown = blocks === null || blocks.length < 4 ? sampleBlocks : blocks;
  const thumb = (part: Partial<ResumeTheme>, isClose = false) => {
    // A close-up has room for letters of one size.
    const other: ResumeTheme = { ...look, ...(isClose && { size: 'medium' }), ...part };
    return (
      <PageThumbnail
        blocks={isClose ? sampleBlocks : shown}
        look={other}
        measure={measures[completeTheme(other).fonts] ?? null}
        isClose={isClose}
      />
    );
  };
  return [
    choiceOf({
      part: 'template',
      legend: t`Template`,
      names: { modern: t`Modern`, classic: t`Classic` },
      picture: (template) => thumb({ template }),
    }),
    choiceOf({
      part: 'size',
      legend: t`Size`,
      names: { small: t`Small`, medium: t`Medium`, large: t`Large` },
      picture: (size) => thumb({ size }),
    }),
    choiceOf({
      part: 'fonts',
      legend: t`Letters`,
      names: { plain: t`Clear`, book: t`Book`, warm: t`Warm` },
      picture: (fonts) => thumb({ fonts }, true),
    }),
    choiceOf({
      part: 'heading',
      legend: t`Headings`,
      names: { line: t`With a line`, capitals: t`Capitals`, bare: t`No line` },
      picture: (heading) => thumb({ heading }, true),
    }),
    choiceOf({
      part: 'accent',
      legend: t`Color`,
      names: { forest: t`Green`, navy: t`Blue`, wine: t`Red`, plum: t`Purple`, ink: t`Black` },
      picture: swatch,
    }),
  ];
}

/** One kind of choice, with its name for a tab. */
function choiceOf<Part extends keyof CompleteTheme>(props: ChoiceProps<Part>) {
  return { id: props.part, label: props.legend, choice: <Choice {...props} /> };
}

function swatch(accent: AccentColor): ReactNode {
  return <span className={styles.swatch} style={{ background: accents[accent] }} />;
}

type ChoiceProps<Part extends keyof CompleteTheme> = {
  part: Part;
  legend: string;
  names: Record<CompleteTheme[Part], string>;
  picture: (value: CompleteTheme[Part]) => ReactNode;
};

function Choice<Part extends keyof CompleteTheme>({
  part,
  legend,
  names,
  picture,
}: ChoiceProps<Part>) {
  const chosen = completeTheme(useTheme())[part];
  const values = Object.keys(names) as CompleteTheme[Part][];
  return (
    <fieldset className={styles.choice}>
      <legend>{legend}</legend>
      {values.map((value) => (
        <label key={value}>
          <input
            type="radio"
            name={part}
            checked={chosen === value}
            onChange={() => chooseTheme({ [part]: value })}
          />
          {picture(value)}
          <span>{names[value]}</span>
        </label>
      ))}
    </fieldset>
  );
}
