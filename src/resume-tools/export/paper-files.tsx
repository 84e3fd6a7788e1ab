import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { characterName } from '@/domain/page-layout/missing-characters';
import type { PageBlock } from '@/domain/page-layout/resume-blocks';
import type { ResumeTheme } from '@/domain/page-layout/page-style';
import { isSameValue } from '@/domain/resume/json-value';
import { currentRecord, useRecordInMemory } from '@/workspace/document/working-record';
import { Icon } from '@/ui/icon';
import { ChangedSince } from './changed-since';
import { FileReady } from './file-ready';
import { makePaperFile, type PaperFile, type PaperFormat } from './make-paper-file';
import { saveFile } from './save-file';

type PaperFilesProps = {
  /** The kinds of files to choose from, each with its button's words. */
  labels: Partial<Record<PaperFormat, string>>;
  /** What is on the paper at this moment. */
  blocksNow: () => readonly PageBlock[];
  look: ResumeTheme;
  /** The file is called after the person and this word. */
  fileWord: string;
  /** The name in the file's head and name, where the paper is not that of the person whose record is open. */
  ownerName?: string;
  /** True where the content grows by itself (counted minutes): then a file is not called outdated because of it. */
  isSnapshot?: boolean;
};

type Outcome =
  | { kind: 'working' }
  | { kind: 'failed' }
  | { kind: 'missing'; characters: string[] }
  | ({ kind: 'made'; isHandedOver: boolean; from: Content } & PaperFile);

/** What a file is made from. */
type Content = { blocks: readonly PageBlock[]; look: ResumeTheme };

/** A paper as files: made on the device, and read again to see that all is in them. */
export function PaperFiles({
  labels,
  blocksNow,
  look,
  fileWord,
  ownerName,
  isSnapshot = false,
}: PaperFilesProps) {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const handleSave = async (format: PaperFormat) => {
    setOutcome({ kind: 'working' });
    const owner = ownerName ?? currentRecord().personalInfo.name;
    try {
      const from = { blocks: blocksNow(), look };
      const result = await makePaperFile(format, from.blocks, { look, owner, fileWord });
      setOutcome(
        'missing' in result
          ? { kind: 'missing', characters: result.missing }
          : { kind: 'made', ...result, from, isHandedOver: saveFile(result.file) },
      );
    } catch {
      setOutcome({ kind: 'failed' });
    }
  };
  // Blocks are made of more than the props, such as the name on top: any change of the record draws this again.
  useRecordInMemory();
  const isChanged =
    !isSnapshot &&
    outcome?.kind === 'made' &&
    !isSameValue(outcome.from, { blocks: blocksNow(), look });
  return (
    <>
      <div className="row">
        {(Object.entries(labels) as [PaperFormat, string][]).map(([format, label]) => (
          <button
            key={format}
            type="button"
            className="btn quiet"
            onClick={() => void handleSave(format)}
          >
            <Icon name="download" />
            <span>{label}</span>
          </button>
        ))}
      </div>
      <div role="status">
        {outcome && (isChanged ? <ChangedSince /> : <OutcomeText outcome={outcome} />)}
      </div>
    </>
  );
}

function OutcomeText({ outcome }: { outcome: Outcome }) {
  switch (outcome.kind) {
    case 'working':
      return <Trans>Making your file…</Trans>;
    case 'failed':
      return (
        <p className="message error">
          <Trans>
            We could not make this file. A part of this page did not load. Connect to the internet
            and try again, or print the page. Your words are still here.
          </Trans>
        </p>
      );
    case 'missing':
      return (
        <div className="message error">
          <p>
            <Trans>We did not make the PDF. It cannot show these letters:</Trans>
          </p>
          <p translate="no">{outcome.characters.slice(0, 12).map(characterName).join(' ')}</p>
          <p>
            <Trans>The print window can show them.</Trans>
          </p>
        </div>
      );
    case 'made':
      return <MadeText {...outcome} />;
  }
}

function MadeText({ file, missingLines, isHandedOver }: PaperFile & { isHandedOver: boolean }) {
  return (
    <FileReady
      file={file}
      isHandedOver={isHandedOver}
      failure={<Trans>The file could not be shared. Your words are still here.</Trans>}
    >
      {missingLines.length === 0 ? (
        <p>
          <Trans>We read the file again. All of your words are in it.</Trans>
        </p>
      ) : (
        <div className="message error">
          <p>
            <Trans>We read the file again. These lines are not in it as you wrote them:</Trans>
          </p>
          <ul translate="no">
            {missingLines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      )}
    </FileReady>
  );
}
