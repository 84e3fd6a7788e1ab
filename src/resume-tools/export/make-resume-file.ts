import { compareReadBack } from '@/domain/export/read-back';
import type { ReadBack } from '@/domain/export/read-back';
import { readJsonResume, writeJsonResume } from '@/domain/export/json-resume';
import { resumeBlocks } from '@/domain/page-layout/resume-blocks';
import type { ResumeTheme } from '@/domain/page-layout/page-style';
import type { LearnerRecord } from '@/domain/resume/record-schema';
import {
  paperTypes,
  readPaper,
  writePaper,
  type MissingCharacters,
  type PaperFormat,
} from './make-paper-file';
import { resumeFileName } from '../preview/use-print-setup';

export type FileFormat = PaperFormat | 'json';

export type ResumeFile = { file: File; readBack: ReadBack };

const types: Readonly<Record<FileFormat, string>> = { ...paperTypes, json: 'application/json' };

/**
 * Writes a resume as a file named after the person, and reads the file again to compare it with the resume: as text, but
 * JSON says which field is which. Each writer loads when it is first asked for; rejects when it cannot be had.
 */
export async function makeResumeFile(
  format: FileFormat,
  record: LearnerRecord,
  look: ResumeTheme,
): Promise<ResumeFile | MissingCharacters> {
  const title = resumeFileName(record.personalInfo.name);
  const content =
    format === 'json'
      ? writeJsonResume(record)
      : await writePaper(format, resumeBlocks(record), { look, title });
  if (typeof content === 'object' && 'missing' in content) return content;
  const file = new File([content], `${title}.${format}`, { type: types[format] });
  const bytes = new Uint8Array(await file.arrayBuffer());
  const found =
    format === 'json'
      ? (readJsonResume(new TextDecoder().decode(bytes))?.record ?? '')
      : await readPaper(format, bytes);
  return { file, readBack: compareReadBack(found, record) };
}
