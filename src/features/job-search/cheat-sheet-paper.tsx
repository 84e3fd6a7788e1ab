import { Trans } from '@lingui/react/macro';
import { sheetFields } from '@/content/en/papers';
import { cheatSheet, type CheatSheetBlock } from '@/domain/job-search/cheat-sheet';
import { useDebouncedRecord } from '@/workspace/document/debounced-record';
import { useSameValue } from '@/workspace/document/use-same-value';
import { BlockName } from './block-name';

/** The answers for application forms as they print; gaps that a form will ask for have room to write by hand. */
export function CheatSheetPaper() {
  const blocks = useDebouncedRecord(useSameValue((record) => cheatSheet(record, sheetFields)));
  return <CheatSheetWords blocks={blocks} />;
}

type CheatSheetWordsProps = {
  blocks: readonly CheatSheetBlock[];
  /** The language of the answers, where it is known to be another one than that of the page. */
  answersIn?: 'en';
};

/** The same of anybody: the sample has blocks of its own. */
export function CheatSheetWords({ blocks, answersIn }: CheatSheetWordsProps) {
  return (
    <div className="paper-text">
      <h2>
        <Trans>Answers for application forms</Trans>
      </h2>
      <p className="paper-note">
        <Trans>
          Never write your Social Security number here. Give it only when you have a real offer, and
          have checked the employer.
        </Trans>
      </p>
      <div className="paper-columns">
        {blocks.map((block, index) => (
          <div key={block.part} className="paper-block">
            <h3>
              <BlockName block={block} place={ordinalOf(blocks, index)} />
            </h3>
            {block.known.length > 0 && <p lang={answersIn}>{block.known.join('\n')}</p>}
            <dl>
              {block.rows
                .filter(({ text, isMissing }) => text !== '' || isMissing)
                .map(({ field, text, isMissing }) => (
                  <div key={field.id}>
                    <dt>{/[?:]$/.test(field.label) ? field.label : `${field.label}:`}</dt>
                    <dd lang={answersIn} className={isMissing ? 'paper-gap' : undefined}>
                      {text}
                    </dd>
                  </div>
                ))}
            </dl>
          </div>
        ))}
      </div>
    </div>
  );
}

/** The ordinal of a block among the blocks of its kind, from 1. */
export function ordinalOf(blocks: readonly CheatSheetBlock[], index: number): number {
  return blocks.slice(0, index + 1).filter(({ kind }) => kind === blocks[index]?.kind).length;
}
