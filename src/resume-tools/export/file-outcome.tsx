import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { locateCharacters } from '@/domain/machine-check/locate-text';
import { characterName } from '@/domain/page-layout/missing-characters';
import { currentRecord } from '@/workspace/document/working-record';
import { FieldName } from '../fields/field-name';
import type { ResumeFile } from './make-resume-file';
import { ReadBackLine } from './read-back-line';
import { FileReady } from './file-ready';

/** What became of the file that was asked for. `isHandedOver`: the browser took it for its downloads. */
export type ExportOutcome =
  | { kind: 'working' }
  | { kind: 'failed' }
  | { kind: 'missing'; characters: string[] }
  | ({ kind: 'made'; isHandedOver: boolean } & ResumeFile);

type FileOutcomeTextProps = { outcome: ExportOutcome; onWord: () => void; onPrint: () => void };

/** Says what became of a file, and what to do next. */
export function FileOutcomeText({ outcome, onWord, onPrint }: FileOutcomeTextProps) {
  if (outcome.kind === 'made') return <MadeText {...outcome} />;
  if (outcome.kind === 'working') return <Trans>Making your file…</Trans>;
  if (outcome.kind === 'failed')
    return (
      <p className="message error">
        <Trans>
          We could not make this file. A part of this page did not load. Connect to the internet and
          try again. Your resume is still here.
        </Trans>
      </p>
    );
  return <MissingText {...{ ...outcome, onWord, onPrint }} />;
}

type MissingTextProps = { characters: string[]; onWord: () => void; onPrint: () => void };

function MissingText({ characters, onWord, onPrint }: MissingTextProps) {
  const [found] = useState(() => locateCharacters(currentRecord(), characters.slice(0, 12)));
  return (
    <div className="message error">
      <p>
        <Trans>
          We did not make the PDF. It can show letters of English, Spanish, Vietnamese and other
          languages in Latin letters. It cannot show these:
        </Trans>
      </p>
      <ul>
        {found.map(({ fieldRef, characters }) => (
          <li key={characters.join('')}>
            <span translate="no">{characters.map(characterName).join(' ')}</span>
            {fieldRef && (
              <>
                {' '}
                <span>
                  (<FieldName fieldRef={fieldRef} />)
                </span>
              </>
            )}
          </li>
        ))}
      </ul>
      <p>
        <Trans>A Word file and the print window can show them.</Trans>
      </p>
      <div className="row">
        <button type="button" className="btn small" onClick={onWord}>
          <Trans>Make the Word file</Trans>
        </button>
        <button type="button" className="btn quiet small" onClick={onPrint}>
          <Trans>Open the print window</Trans>
        </button>
      </div>
    </div>
  );
}

function MadeText({ file, readBack, isHandedOver }: ResumeFile & { isHandedOver: boolean }) {
  return (
    <FileReady
      file={file}
      isHandedOver={isHandedOver}
      failure={<Trans>The file could not be shared. Your resume is still here.</Trans>}
    >
      <ReadBackLine {...readBack} />
    </FileReady>
  );
}
