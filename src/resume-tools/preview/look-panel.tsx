import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { sampleBlocks } from '@/domain/paper/sample-blocks';
import { accents, fontPairs, wholeLook } from '@/domain/paper/paper-style';
import type { PaperAccent, PaperFontPair, PaperLook, WholeLook } from '@/domain/paper/paper-style';
import type { PaperBlock } from '@/domain/paper/paper';
import styles from './look-panel.module.css';
import { choosePaperLook, usePaperLook } from './paper-look';
import { PaperThumb } from './paper-thumb';
import { useMeasures } from './use-measures';

const pairs = Object.keys(fontPairs) as PaperFontPair[];

/** All that a person can choose of the paper's look, each choice shown on their own page. */
export function LookPanel({ blocks }: { blocks: readonly PaperBlock[] | null }) {
  const { t } = useLingui();
  const look = usePaperLook();
  const measures = useMeasures(pairs);
  const shown = blocks === null || blocks.length < 4 ? sampleBlocks : blocks;
  const thumb = (part: Partial<PaperLook>, isClose = false) => {
    const other: PaperLook = { ...look, ...part };
    return (
      <PaperThumb
        blocks={shown}
        look={other}
        measure={measures[wholeLook(other).fonts] ?? null}
        isClose={isClose}
      />
    );
  };
  return (
    <div className={styles.panel} role="group" aria-label={t`How your resume looks`}>
      <Choice
        part="template"
        legend={<Trans>Template</Trans>}
        names={{ modern: t`Modern`, classic: t`Classic` }}
        picture={(template) => thumb({ template })}
      />
      <Choice
        part="fonts"
        legend={<Trans>Letters</Trans>}
        names={{ plain: t`Clear`, book: t`Book`, warm: t`Warm` }}
        picture={(fonts) => thumb({ fonts }, true)}
      />
      <Choice
        part="heading"
        legend={<Trans>Headings</Trans>}
        names={{ line: t`With a line`, capitals: t`Capitals`, bare: t`No line` }}
        picture={(heading) => thumb({ heading }, true)}
      />
      <Choice
        part="size"
        legend={<Trans>Size</Trans>}
        names={{ small: t`Small`, medium: t`Medium`, large: t`Large` }}
        picture={(size) => thumb({ size })}
      />
      <Choice
        part="accent"
        legend={<Trans>Color</Trans>}
        names={{
          forest: t`Green`,
          navy: t`Blue`,
          wine: t`Red`,
          plum: t`Purple`,
          ink: t`Black`,
        }}
        picture={swatch}
      />
    </div>
  );
}

function swatch(accent: PaperAccent): ReactNode {
  return <span className={styles.swatch} style={{ background: accents[accent] }} />;
}

type ChoiceProps<Part extends keyof WholeLook> = {
  part: Part;
  legend: ReactNode;
  names: Record<WholeLook[Part], string>;
  picture: (value: WholeLook[Part]) => ReactNode;
};

function Choice<Part extends keyof WholeLook>({ part, legend, names, picture }: ChoiceProps<Part>) {
  const chosen = wholeLook(usePaperLook())[part];
  const values = Object.keys(names) as WholeLook[Part][];
  return (
    <fieldset className={styles.choice}>
      <legend>{legend}</legend>
      {values.map((value) => (
        <label key={value}>
          <input
            type="radio"
            name={part}
            checked={chosen === value}
            onChange={() => choosePaperLook({ [part]: value })}
          />
          {picture(value)}
          <span>{names[value]}</span>
        </label>
      ))}
    </fieldset>
  );
}
