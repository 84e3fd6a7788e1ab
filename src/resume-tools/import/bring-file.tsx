import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type RefObject } from 'react';
import { FilePicker } from '@/ui/file-picker';
import { PlainField } from '@/ui/fields/plain-field';
import { ImportProblemText } from './import-problem-text';
import type { BroughtProblem } from './read-brought-file';

type BringFileProps = {
  area: RefObject<HTMLElement | null>;
  /** Another app has shared a file, and it did not come. */
  isLost: boolean;
  refused: { name: string; problem: BroughtProblem } | null;
  /** Stays the same function over renders. */
  onFile: (file: File) => void;
  onText: (text: string) => void;
  onClose: () => void;
};

const accept =
  '.docx,.odt,.fodt,.rtf,.pdf,.txt,.md,.html,.htm,.mht,.mhtml,.json,.zip,.csv,.doc,.pages,text/plain,application/pdf';

/** The ways to bring a resume: a file to choose or drop, or its words. */
export function BringFile({ area, isLost, refused, onFile, onText, onClose }: BringFileProps) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  return (
    <>
      <p>
        <Trans>
          We read it on this device and send it to no one. You check it before anything changes.
        </Trans>
      </p>
      <FilePicker
        title={t`Choose your resume`}
        hint={t`Or drop it here. Word, PDF, OpenDocument, RTF, HTML, text, JSON Resume, or your LinkedIn data (.zip). Up to 10 MB.`}
        accept={accept}
        area={area}
        onFile={onFile}
      />
      <div role="alert">
        {isLost && (
          <p className="message error">
            <Trans>The file did not come. Choose it again.</Trans>
          </p>
        )}
        {refused && (
          <p key={refused.name} className="message error">
            {refused.name}: <ImportProblemText problem={refused.problem} />{' '}
            <Trans>Nothing has changed.</Trans>
          </p>
        )}
      </div>
      <PlainField
        label={t`Or paste the words of your resume`}
        isMultiline
        input={{
          name: 'import-text',
          spellCheck: false,
          value: text,
          onChange: (event) => setText(event.currentTarget.value),
        }}
      />
      <div className="row">
        <button
          type="button"
          className="btn"
          aria-disabled={text.trim() === ''}
          onClick={() => text.trim() !== '' && onText(text)}
        >
          <Trans>Read these words</Trans>
        </button>
        <button type="button" className="btn quiet" onClick={onClose}>
          <Trans>Cancel</Trans>
        </button>
      </div>
    </>
  );
}
