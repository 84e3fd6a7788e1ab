import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { BroughtProblem } from './read-brought-file';

/** Why a file gave no resume, and what to do instead. */
export function ImportProblemText({ problem }: { problem: BroughtProblem }) {
  return sentences[problem]();
}

const sentences: Readonly<Record<BroughtProblem, () => ReactNode>> = {
  empty: () => <Trans>There are no words in this file. Choose another one.</Trans>,
  'too-big': () => (
    <Trans>This file is larger than 10 MB, so it may be the wrong one. Choose a smaller one.</Trans>
  ),
  'too-long': () => (
    <Trans>
      This file has more than 50 pages, so it may be the wrong one. Choose a shorter one.
    </Trans>
  ),
  'too-slow': () => (
    <Trans>
      Reading this file took too long, so we stopped. Save it as .docx or .txt and try that.
    </Trans>
  ),
  'packed-too-tight': () => (
    <Trans>
      This file unpacks to far more than a resume. Open it, save it again, and try that.
    </Trans>
  ),
  nested: () => (
    <Trans>This file is built in too many layers. Save it as plain text (.txt) and try that.</Trans>
  ),
  broken: () => (
    <Trans>
      We could not read this file. It may be damaged or only half copied. Open it, save it again,
      and try that.
    </Trans>
  ),
  locked: () => (
    <Trans>
      This file has a password. Open it, save a copy without a password, and choose that.
    </Trans>
  ),
  picture: () => (
    <Trans>
      This is a picture. We can’t read words in pictures. Paste or type the words below.
    </Trans>
  ),
  scan: () => (
    <Trans>
      This file is a picture of a page (a scan), with no words that we can read. Choose the file it
      was made from, or type the words.
    </Trans>
  ),
  'old-word': () => (
    <Trans>
      This is an old Word file (.doc). Open it in Word or Google Docs, choose “Save as” or
      “Download”, and take Word (.docx). Then choose that file.
    </Trans>
  ),
  pages: () => (
    <Trans>
      This is a Pages file. Open it in Pages, choose “Export To”, then “Word”. Then choose the .docx
      file.
    </Trans>
  ),
  'other-zip': () => (
    <Trans>
      This is a zip file with no resume that we know. Open it, then choose the file inside.
    </Trans>
  ),
  'other-json': () => (
    <Trans>This is a .json file, but not in the form “JSON Resume”. Choose another file.</Trans>
  ),
  'take-along': () => (
    <Trans>
      This is your work from Career Quest. To bring it back, open the page “Your data” and choose
      the file there.
    </Trans>
  ),
  rendercv: () => (
    <Trans>
      This is a file for RenderCV. Let RenderCV make a PDF from it, then choose the PDF here.
    </Trans>
  ),
  latex: () => <Trans>This is a LaTeX file. Make a PDF from it, then choose the PDF here.</Trans>,
  'google-link': () => (
    <Trans>
      This is only a link to Google Docs. Open it there, choose “Download”, and take Word (.docx).
      Then choose that file.
    </Trans>
  ),
  xml: () => (
    <Trans>
      This is a data file (XML). Open it in the program that made it, and save it as .docx or .pdf.
    </Trans>
  ),
  'wrong-kind': () => (
    <Trans>
      We can’t read this kind of file. Save your resume as .docx, .pdf or .txt and try that.
    </Trans>
  ),
  unreadable: () => (
    <Trans>Your device did not let us open this. Choose one file, not a folder.</Trans>
  ),
  'no-reader': () => (
    <Trans>
      We could not get the PDF reader. Check your connection, then choose the file again. Or bring
      it as .docx or .txt.
    </Trans>
  ),
};
