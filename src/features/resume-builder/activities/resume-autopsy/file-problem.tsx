import { Trans } from '@lingui/react/macro';
import type { TextFileProblem } from '@/domain/autopsy/decode-text-file';

/** Why a file could not be used, and what to do instead. */
export function FileProblem({ reason }: { reason: TextFileProblem | 'unreadable' }) {
  switch (reason) {
    case 'empty':
      return <Trans>This file has no text in it. Choose another one, or paste your resume.</Trans>;
    case 'too-big':
      return (
        <Trans>
          This file is larger than 2 MB, so it may be the wrong one. Choose a smaller .txt file, or
          paste your resume.
        </Trans>
      );
    case 'pdf':
      return (
        <Trans>
          This is a PDF. Open it, select all of the text, copy it, and paste it in the box below.
        </Trans>
      );
    case 'word':
    case 'rtf':
      return (
        <Trans>
          This file is from a writing program. Open it there, and save it as plain text (.txt). Or
          copy the text and paste it in the box below.
        </Trans>
      );
    case 'zip':
      return (
        <Trans>This is a zip file. Open it first, then choose the .txt file that is inside.</Trans>
      );
    case 'image':
      return (
        <Trans>
          This is a picture. We can’t read words in pictures. Type or paste your resume below.
        </Trans>
      );
    case 'wrong-type':
      return (
        <Trans>
          We can only read .txt files. Save your resume as plain text (.txt), or paste it below.
        </Trans>
      );
    case 'binary':
      return (
        <Trans>
          This file is not plain text, even if its name ends in .txt. Paste your resume below
          instead.
        </Trans>
      );
    case 'unreadable':
      return (
        <Trans>
          Your device did not let us open this. Choose one file, not a folder, or paste your resume.
        </Trans>
      );
  }
}
