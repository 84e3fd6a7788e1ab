import { compareReadBack } from '@/domain/export/read-back';
import type { ReadBack } from '@/domain/export/read-back';
import { readJsonResume, writeJsonResume } from '@/domain/export/json-resume';
import { writeTextResume } from '@/domain/export/text-resume';
import { paperOf } from '@/domain/paper/paper';
import type { PaperBlock } from '@/domain/paper/paper';
import type { PaperLook } from '@/domain/paper/paper-style';
import type { LearnerRecord } from '@/domain/resume/record-schema';
import { writePaperPdf, type MissingCharacters } from './make-paper-pdf';
import { resumeFileName } from '../preview/use-print-setup';

export type FileFormat = 'pdf' | 'docx' | 'txt' | 'json';

export type ResumeFile = { file: File; readBack: ReadBack };

const types: Readonly<Record<FileFormat, string>> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  txt: 'text/plain',
  json: 'application/json',
};

/**
 * Writes a resume as a file named after the person, and reads the file again to compare it with the resume. Each
 * writer loads when it is first asked for; rejects when it cannot be had.
 */
export async function makeResumeFile(
  format: FileFormat,
  resume: LearnerRecord,
  look: PaperLook,
): Promise<ResumeFile | MissingCharacters> {
  const name = resumeFileName(resume.personalInfo.name);
  const content = await writers[format]({ resume, blocks: paperOf(resume), look, title: name });
  if (typeof content === 'object' && 'missing' in content) return content;
  const file = new File([content], `${name}.${format}`, { type: types[format] });
  const found = await readers[format](new Uint8Array(await file.arrayBuffer()));
  return { file, readBack: compareReadBack(found, resume) };
}

type Work = {
  resume: LearnerRecord;
  blocks: readonly PaperBlock[];
  look: PaperLook;
  title: string;
};
type Content = string | Uint8Array<ArrayBuffer>;

const writers: Readonly<
  Record<FileFormat, (work: Work) => Content | Promise<Content | MissingCharacters>>
> = {
  pdf: ({ blocks, look, title }) => writePaperPdf(blocks, look, title),
  docx: async ({ blocks, look, title }) => {
    const { writeDocx } = await import('./write-docx');
    return writeDocx(blocks, look, title);
  },
  txt: ({ blocks }) => writeTextResume(blocks),
  json: ({ resume }) => writeJsonResume(resume),
};

/**
 * The text that each kind of file gives to who reads it; a Word file by the reader of foreign ones. JSON says which
 * field is which.
 */
const readers: Readonly<
  Record<FileFormat, (bytes: Uint8Array) => string | LearnerRecord | Promise<string>>
> = {
  pdf: async (bytes) => {
    const [{ unzlibSync }, { pdfTexts }] = await Promise.all([
      import('fflate'),
      import('@/domain/export/pdf-texts'),
    ]);
    return pdfTexts(bytes, (packed) => unzlibSync(packed));
  },
  docx: async (bytes) => {
    const [{ docxLines }, { openZip }] = await Promise.all([
      import('@/domain/import-file/docx-lines'),
      import('@/domain/import-file/zip-file'),
    ]);
    const lines = docxLines(openZip(bytes, noLimit), textOf, noLimit);
    return lines.map(({ text }) => text).join('\n');
  },
  txt: textOf,
  json: (bytes) => readJsonResume(textOf(bytes))?.resume ?? '',
};

function textOf(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes);
}

// The limits are for files of others.
function noLimit(): void {
  return undefined;
}
