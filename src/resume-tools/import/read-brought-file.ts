import { kindOfFile } from '@/domain/import-file/file-kind';
import {
  ImportRefused,
  importLimits,
  type ImportProblem,
} from '@/domain/import-file/import-refused';
import { readImport, type ReadImport } from '@/domain/import-file/read-import';
import type { DecodeText } from '@/domain/autopsy/decode-text-file';
import type { PdfReader } from './read-pdf';

/** 'unreadable': the system did not hand the file out. 'no-reader': the PDF reader did not come. */
export type BroughtProblem = ImportProblem | 'unreadable' | 'no-reader';
export type BroughtFile =
  | Extract<ReadImport, { ok: true }>
  | { ok: false; problem: BroughtProblem };

/** Whether a file says of itself that it is a PDF. Never throws. */
export async function isPdf(file: File): Promise<boolean> {
  try {
    const start = new Uint8Array(await file.slice(0, 1024).arrayBuffer());
    const found = kindOfFile(start, file.name);
    return 'kind' in found && found.kind === 'pdf';
  } catch {
    return false;
  }
}

/**
 * Reads a file that somebody brought, on this device. Too large a file is refused before it is read, and reading
 * stops after five seconds; fetching the PDF reader does not count. Never throws.
 */
export async function readBroughtFile(
  file: File,
  loadReader: (() => Promise<PdfReader>) | null,
): Promise<BroughtFile> {
  if (file.size > importLimits.bytes) return { ok: false, problem: 'too-big' };
  let reader: PdfReader | null = null;
  try {
    reader = loadReader && (await loadReader());
  } catch {
    return { ok: false, problem: 'no-reader' };
  }
  let bytes: Uint8Array;
  try {
    bytes = new Uint8Array(await file.arrayBuffer());
  } catch {
    return { ok: false, problem: 'unreadable' };
  } finally {
    // Lets the screen say that it reads.
    await new Promise((resolve) => setTimeout(resolve));
  }
  const end = performance.now() + importLimits.milliseconds;
  const watch = () => {
    if (performance.now() > end) throw new ImportRefused('too-slow');
  };
  return await readImport(bytes, file.name, {
    decode,
    watch,
    readPdf: (content) =>
      reader ? reader(content, watch) : Promise.reject(new ImportRefused('wrong-kind')),
  });
}

const decode: DecodeText = (bytes, encoding) => {
  try {
    return new TextDecoder(encoding, { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
};
