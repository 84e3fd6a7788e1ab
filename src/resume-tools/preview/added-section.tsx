import { Fragment, useMemo } from 'react';
import { sectionBlocks, type PageBlock } from '@/domain/page-layout/resume-blocks';
import { splitListItems } from '@/domain/page-layout/resume-text-lines';
import type { SectionKey } from '@/domain/sections/section-kinds';
import { useSameValue } from '@/workspace/document/use-same-value';
import { addressParts } from './address-parts';
import { useShownRecord } from './shown-record';

/** A section that the learner has added, as it prints. It is short, so that a key may render all of it. */
export function AddedSection({ section }: { section: SectionKey }) {
  const blocks = useShownRecord(useSameValue((record) => sectionBlocks(record, section)));
  const parts = useMemo(() => partsOf(blocks), [blocks]);
  if (parts.length === 0) return null;
  return (
    <section data-path={`sections/${section}`}>
      {parts.map((part, index) => (
        <Part key={`part ${String(index)}`} blocks={part} />
      ))}
    </section>
  );
}

/** An entry with its bullets is one part, everything else one each. */
function partsOf(blocks: readonly PageBlock[]): PageBlock[][] {
  const parts: PageBlock[][] = [];
  for (const block of blocks) {
    const last = parts.at(-1);
    if (block.kind === 'bullets' && last?.[0]?.kind === 'entry') last.push(block);
    else parts.push([block]);
  }
  return parts;
}

function Part({ blocks }: { blocks: readonly PageBlock[] }) {
  const [first] = blocks;
  if (first?.kind === 'section') return <h2 dir="auto">{first.text}</h2>;
  if (first?.kind === 'paragraph')
    return (
      <p dir="auto" className={first.untitled === undefined ? undefined : 'sheet-lead'}>
        <TextWithAddresses text={first.text} />
      </p>
    );
  if (first?.kind === 'items')
    return (
      <p dir="auto">
        <WholeItems text={first.text} />
      </p>
    );
  return (
    <div
      className={first?.kind === 'entry' && first.isLine ? 'sheet-entry sheet-line' : 'sheet-entry'}
    >
      {blocks.map((block) => (
        <EntryPart key={block.kind} block={block} />
      ))}
    </div>
  );
}

/** A list whose items are not broken inside: an item that does not fit goes to the next line. */
export function WholeItems({ text }: { text: string }) {
  return splitListItems(text).map((item, index) => (
    <Fragment key={`item ${String(index)}`}>
      <span className="sheet-whole">{item.trimEnd()}</span>{' '}
    </Fragment>
  ));
}

/** An email address stays whole, or breaks as in `BoundContact`. */
function TextWithAddresses({ text }: { text: string }) {
  return text.split(/(\s+)/).map((word, index) => {
    const parts = addressParts(word);
    if (parts === null) return word;
    return (
      <span key={`word ${String(index)}`} className="sheet-address">
        {parts.map((part, at) => (
          <Fragment key={`part ${String(at)}`}>
            {at > 0 && <wbr />}
            {part}
          </Fragment>
        ))}
      </span>
    );
  });
}

function EntryPart({ block }: { block: PageBlock }) {
  if (block.kind === 'bullets')
    return (
      <ul>
        {block.texts.map((text, index) => (
          <li key={`line ${String(index)}`} dir="auto">
            {text}
          </li>
        ))}
      </ul>
    );
  if (block.kind !== 'entry') return null;
  const { title, dates, rest, isLine, hasEmployer } = block;
  const [employer] = hasEmployer ? rest : [];
  const places = employer === undefined ? rest : rest.slice(1);
  return (
    <h3 dir="auto">
      <span className={isLine ? 'sheet-what' : 'sheet-what sheet-title'}>
        {isLine ? [title, ...rest].join(', ') : title}
      </span>
      {dates !== '' && (
        <span className="sheet-dates">
          <span>{dates}</span>
        </span>
      )}
      {!isLine && (
        <span className="sheet-place">
          {employer !== undefined && (
            <span className={places.length > 0 ? 'sheet-employer' : 'sheet-employer sheet-whole'}>
              {employer}
            </span>
          )}
          {employer !== undefined && places.length > 0 && ', '}
          {places.slice(0, -1).map((text) => `${text}, `)}
          <span className="sheet-whole">{places.at(-1)}</span>
        </span>
      )}
    </h3>
  );
}
