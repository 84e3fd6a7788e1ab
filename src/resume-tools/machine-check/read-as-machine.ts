import { resumeBlocks } from '@/domain/page-layout/resume-blocks';
import { fitToPages } from '@/domain/page-layout/paginate';
import type { ResumeTheme } from '@/domain/page-layout/page-style';
import type { ReadBack } from '@/domain/export/read-back';
import type { LearnerRecord } from '@/domain/resume/record-schema';
import { makeResumeFile } from '../export/make-resume-file';
import { loadPaperFonts } from '../export/paper-fonts';
import { measureBy } from '../export/pdf-font';

/** `letters`: those that the PDF cannot show; then it is the Word file that was written and read. */
export type MachineReading = { letters: string[]; pages: number; readBack: ReadBack };

/** Writes the file that an employer would get, and reads it as a machine does. Rejects when a part cannot be had. */
export async function readAsMachine(
  record: LearnerRecord,
  look: ResumeTheme,
): Promise<MachineReading> {
  const fonts = await loadPaperFonts(look);
  const pages = fitToPages(resumeBlocks(record), look, measureBy(fonts)).pages.length;
  const pdf = await makeResumeFile('pdf', record, look);
  if (!('missing' in pdf)) return { letters: [], pages, readBack: pdf.readBack };
  const word = await makeResumeFile('docx', record, look);
  if ('missing' in word) throw new TypeError('A Word file takes every letter.');
  return { letters: pdf.missing, pages, readBack: word.readBack };
}
