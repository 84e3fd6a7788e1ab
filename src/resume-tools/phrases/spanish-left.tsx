import { Trans, useLingui } from '@lingui/react/macro';
import type { SpanishHelp } from '@/domain/phrases/spanish-help';
import { useDebouncedRecord } from '@/workspace/document/debounced-record';
import { goToField } from '../fields/go-to-field';
import { LazyPart } from '../lazy-part';
import { loadSpanishHelp } from './load-spanish-help';

/** At most this many are shown at once: a longer list would discourage. */
const maxShown = 6;

/** Names what of an English resume is still Spanish, with the way to each; nothing on English pages. */
export function SpanishLeft({ className }: { className?: string | undefined }) {
  if (!loadSpanishHelp) return null;
  return (
    <LazyPart load={loadSpanishHelp} isOptional>
      {(help) => <Texts help={help} className={className} />}
    </LazyPart>
  );
}

function Texts({ help, className }: { help: SpanishHelp; className: string | undefined }) {
  const { t } = useLingui();
  const texts = help.spanishTexts(useDebouncedRecord((record) => record)).slice(0, maxShown);
  if (texts.length === 0) return null;
  return (
    <aside className={className} aria-labelledby="spanish-left">
      <h3 id="spanish-left">
        <Trans>Still in Spanish</Trans>
      </h3>
      <p>
        <Trans>
          Employers here read English. Change these words before you send your resume. The ideas
          beside each field say them in English.
        </Trans>
      </p>
      <ul>
        {texts.map(({ text, fieldRef }, index) => (
          <li key={`${text} ${String(index)}`}>
            <span translate="no">“{text}”</span>{' '}
            <button
              type="button"
              className="btn quiet small"
              aria-label={t`Change “${text}”`}
              onClick={() => goToField(fieldRef)}
            >
              <Trans>Change it</Trans>
            </button>
          </li>
        ))}
      </ul>
    </aside>
  );
}
