import { Trans } from '@lingui/react/macro';
import type { LearnerRecord } from '@/domain/resume/record-schema';
import { LazyPart } from '../lazy-part';
import { loadSpanishHelp } from '../phrases/load-spanish-help';

/** Fewer may be a name, or a word of the trade. */
const minLines = 2;

/** On Spanish pages: that what a file brings is Spanish, where it is, and what becomes of it. */
export function SpanishFileNote({ filled }: { filled: LearnerRecord }) {
  if (!loadSpanishHelp) return null;
  return (
    <LazyPart load={loadSpanishHelp} isOptional>
      {({ spanishTexts }) =>
        spanishTexts(filled).length >= minLines && (
          <p className="message">
            <Trans>
              This resume is in Spanish, and employers here read English. Add it, then write its
              lines in English. The check “Will a machine read it?” names each that is left.
            </Trans>
          </p>
        )
      }
    </LazyPart>
  );
}
