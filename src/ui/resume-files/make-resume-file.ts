import { compareReadBack } from '../../domain/export/read-back';
import type { ReadBack } from '../../domain/export/read-back';
import { readJsonResume, writeJsonResume } from '../../domain/export/json-resume';
import { writeTextResume } from '../../domain/export/text-resume';
import { missingCharacters } from '../../domain/paper/missing-characters';
import { paperOf, paperTexts } from '../../domain/paper/paper';
import type { PaperBlock } from '../../domain/paper/paper';
import type { PaperTemplate } from '../../domain/paper/paper-style';
import type { Resume } from '../../domain/resume/resume-schema';
import { resumeFileName } from '../resume-sheet/use-named-print';

export type FileFormat = 'pdf' | 'docx' | 'txt' | 'json';

export type ResumeFile = { file: File; readBack: ReadBack };
/** Characters that the PDF's fonts have no shape for: it is not written. */
export type MissingCharacters = { missing: string[] };

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
  resume: Resume,
  template: PaperTemplate,
): Promise<ResumeFile | MissingCharacters> {
  const name = resumeFileName(resume.personalInfo.name);
  const written = await writers[format]({ resume, blocks: paperOf(resume), template, title: name });
  if ('missing' in written) return written;
  const file = new File([written.content], `${name}.${format}`, { type: types[format] });
  return { file, readBack: compareReadBack(written.found, resume) };
}

type Work = {
  resume: Resume;
  blocks: readonly PaperBlock[];
  template: PaperTemplate;
  title: string;
};
/** `found`: the text that reading the file again has given. */
type Written = { content: string | Uint8Array<ArrayBuffer>; found: string };

const writers: Readonly<
  Record<FileFormat, (work: Work) => Written | Promise<Written | MissingCharacters>>
> = {
  pdf: async ({ blocks, template, title }) => {
    const [{ writePdf }, { loadPaperFonts }, { unzlibSync }, { pdfTexts }] = await Promise.all([
      import('./write-pdf'),
      import('./paper-fonts'),
      import('fflate'),
      import('../../domain/export/pdf-texts'),
    ]);
    const fonts = await loadPaperFonts(template);
    const missing = missingCharacters(blocks, [fonts.regular, fonts.bold]);
    if (missing.length > 0) return { missing };
    const content = await writePdf(blocks, template, fonts, title);
    return { content, found: pdfTexts(content, (bytes) => unzlibSync(bytes)) };
  },
  docx: async ({ blocks, template, title }) => {
    const [{ writeDocx }, { unzipSync, strFromU8 }, { docxTexts }] = await Promise.all([
      import('./write-docx'),
      import('fflate'),
      import('../../domain/export/docx-texts'),
    ]);
    const content = await writeDocx(blocks, template, title);
    const document = unzipSync(content)['word/document.xml'] ?? new Uint8Array();
    return { content, found: docxTexts(strFromU8(document)) };
  },
  txt: ({ blocks }) => {
    const content = writeTextResume(blocks);
    return { content, found: content };
  },
  json: ({ resume }) => {
    const content = writeJsonResume(resume);
    const back = readJsonResume(content);
    return { content, found: back ? paperTexts(paperOf(back.resume)).join('\n') : '' };
  },
};
