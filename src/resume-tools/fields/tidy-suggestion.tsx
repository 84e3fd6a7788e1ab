import { Trans } from '@lingui/react/macro';
import { useCallback, useState, useSyncExternalStore } from 'react';
import type { TextLens } from '@/workspace/document/text-lens';
import { useDebouncedRecord } from '@/workspace/document/debounced-record';
import { editRecord, workingRecord } from '@/workspace/document/working-record';
import { Icon } from '@/ui/icon';
import { fieldAt } from './go-to-field';
import { tidyOf, type TidyKind } from './tidy-kinds';
import styles from './tidy-offer.module.css';

/** A text that was put into the form of the paper. */
export type TidiedText = { before: string; after: string };

type TidyOfferProps = {
  lens: TextLens;
  kind: TidyKind;
  /** What was put right last; it can be taken back as long as it stands there. */
  last: TidiedText | null;
  onTidy: (texts: TidiedText) => void;
};

/** One button beside a field's name: it takes the form that the paper has for a text, or takes that back. */
export function TidyOffer({ lens, kind, last, onTidy }: TidyOfferProps) {
  const [refused, setRefused] = useState<string | null>(null);
  const canUndo = useIsText(lens, last?.after);
  const isRefused = useIsText(lens, refused ?? undefined);
  // After a pause: nobody is offered "Cas" while they type.
  const typed = useDebouncedRecord(lens.read);
  const isNow = useIsText(lens, typed);
  const offer = kind === 'date' || isRefused || !isNow ? null : tidyOf[kind](typed);
  const undo = last !== null && canUndo ? last : null;
  if (undo === null && offer === null) return null;
  const handleClick = () => {
    if (undo) {
      setRefused(undo.before);
      editRecord((record) => lens.write(record, undo.before));
      // The button disappears, so the focus must go elsewhere.
      fieldAt(lens.path)?.focus();
    } else if (offer !== null) {
      editRecord((record) => lens.write(record, offer));
      onTidy({ before: typed, after: offer });
    }
  };
  return (
    <span className={styles.offer}>
      <button type="button" onClick={handleClick}>
        {undo && <Icon name="undo" size={14} />}
        <span>
          <Words undo={undo} offer={offer ?? ''} kind={kind} />
        </span>
      </button>
      <span role="status" className="visually-hidden">
        {undo && <Trans>Changed to {undo.after}</Trans>}
      </span>
    </span>
  );
}

type WordsProps = { undo: TidiedText | null; offer: string; kind: TidyKind };

function Words({ undo, offer, kind }: WordsProps) {
  if (undo)
    return (
      <Trans>
        Undo <span className="visually-hidden">: {undo.before}</span>
      </Trans>
    );
  return kind === 'lines' ? (
    <Trans>Start with capital letters</Trans>
  ) : (
    <Trans>Use “{offer}”</Trans>
  );
}

/** Whether the record holds this very text; read at each key, which costs a comparison. */
function useIsText(lens: TextLens, text: string | undefined): boolean {
  const isText = useCallback(() => {
    const { record } = workingRecord.getState();
    return text !== undefined && record !== null && lens.read(record) === text;
  }, [lens, text]);
  return useSyncExternalStore(lens.watch, isText, () => false);
}
