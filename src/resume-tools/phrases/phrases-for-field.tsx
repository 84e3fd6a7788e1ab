import { Trans } from '@lingui/react/macro';
import { useState, useSyncExternalStore } from 'react';
import { gapIn } from '@/domain/phrases/phrase-gaps';
import type { TextLens } from '@/workspace/document/text-lens';
import { currentRecord } from '@/workspace/document/working-record';
import { LazyPart } from '../lazy-part';

const loadIdeas = async () => (await import('./field-ideas')).FieldIdeas;

export type PhrasesForFieldProps = {
  /** The text that a phrase goes into. */
  lens: TextLens;
  /** The name of the job; ideas for any job where it is null. */
  jobTitle: TextLens | null;
  /** The field on the screen, whose gap is marked when a phrase has come. */
  field: () => HTMLTextAreaElement | null;
  /** Its words stay one line. */
  isOneLine?: boolean;
};

/** Under a field about a job: what people in that job often write, when it is asked for. A gap that stays open is said. */
export function PhrasesForField(props: PhrasesForFieldProps) {
  const [isOpen, setOpen] = useState(false);
  const hasGap = useSyncExternalStore(
    props.lens.watch,
    () => gapIn(props.lens.read(currentRecord())) !== null,
  );
  return (
    <>
      <p role="status" className="hint">
        {hasGap && (
          <strong>
            <Trans>A gap “__” is still open. Fill it in or take it out before you print.</Trans>
          </strong>
        )}
      </p>
      <button
        type="button"
        className="btn quiet small"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Trans>What others in this job write</Trans>
      </button>
      {isOpen && <LazyPart load={loadIdeas}>{(FieldIdeas) => <FieldIdeas {...props} />}</LazyPart>}
    </>
  );
}
