import {
  decodeTextFile,
  maxTextFileBytes,
  type DecodedTextFile,
  type DecodeText,
  type TextFileProblem,
} from '@/domain/autopsy/decode-text-file';

/** What came of a file: its text, or why there is none. 'unreadable': the system did not hand it out. */
export type ReadTextFile = DecodedTextFile | { ok: false; reason: TextFileProblem | 'unreadable' };

/** Reads a file that somebody brought. Too large a file is refused before it is read. Never throws. */
export async function readTextFile(file: File): Promise<ReadTextFile> {
  if (file.size > maxTextFileBytes) return { ok: false, reason: 'too-big' };
  try {
    return decodeTextFile(new Uint8Array(await file.arrayBuffer()), file.name, decodeText);
  } catch {
    return { ok: false, reason: 'unreadable' };
  }
}

const decodeText: DecodeText = (bytes, encoding) => {
  try {
    return new TextDecoder(encoding, { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
};
