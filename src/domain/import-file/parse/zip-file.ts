import { Inflate } from 'fflate';
import { ImportRefused, importLimits, type Watch } from '../import-refused';

type Entry = { name: string; method: number; packed: number; size: number; offset: number };

/** The files of a zip by name; `read` gives the bytes, or null when there is no such file. */
export type ZipFile = {
  names: readonly string[];
  read: (name: string) => Uint8Array | null;
};

const endMark = 0x06054b50;
const entryMark = 0x02014b50;
const fileMark = 0x04034b50;
/** Packed bytes handed to the unpacker at once: what comes out can be a thousand times as much. */
const slice = 8192;

/**
 * Opens a zip by its directory (APPNOTE.TXT 4.3.12 and 4.3.16) and unpacks a file only when it is asked for. All
 * files together may give no more than `importLimits.unpackedBytes`, whatever the directory declares.
 */
export function openZip(bytes: Uint8Array, watch: Watch): ZipFile {
  const entries = new Map(readDirectory(bytes).map((entry) => [entry.name, entry]));
  let room: number = importLimits.unpackedBytes;
  const read = (name: string): Uint8Array | null => {
    const entry = entries.get(name);
    if (!entry) return null;
    if (entry.size > room) throw new ImportRefused('packed-too-tight');
    const content = unpack(packedBytes(bytes, entry), entry.method, room, watch);
    room -= content.length;
    return content;
  };
  return { names: [...entries.keys()], read };
}

function readDirectory(bytes: Uint8Array): Entry[] {
  const view = viewOf(bytes);
  const end = findEnd(view);
  const count = view.getUint16(end + 10, true);
  if (count > importLimits.zipEntries) throw new ImportRefused('packed-too-tight');
  const entries: Entry[] = [];
  let at = view.getUint32(end + 16, true);
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== entryMark)
      throw new ImportRefused('broken');
    if ((view.getUint16(at + 8, true) & 1) === 1) throw new ImportRefused('locked');
    const nameLength = view.getUint16(at + 28, true);
    entries.push({
      // Some programs on Windows part folders by backslashes.
      name: latin(bytes.subarray(at + 46, at + 46 + nameLength)).replaceAll('\\', '/'),
      method: view.getUint16(at + 10, true),
      packed: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
      offset: view.getUint32(at + 42, true),
    });
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

/** The directory's end stands at the end of the file, before a comment of at most 65,535 bytes. */
function findEnd(view: DataView): number {
  const first = Math.max(0, view.byteLength - 22 - 65_535);
  for (let at = view.byteLength - 22; at >= first; at -= 1) {
    if (view.getUint32(at, true) === endMark) return at;
  }
  throw new ImportRefused('broken');
}

function packedBytes(bytes: Uint8Array, { offset, packed }: Entry): Uint8Array {
  const view = viewOf(bytes);
  if (offset + 30 > bytes.length || view.getUint32(offset, true) !== fileMark)
    throw new ImportRefused('broken');
  const from = offset + 30 + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
  if (from + packed > bytes.length) throw new ImportRefused('broken');
  return bytes.subarray(from, from + packed);
}

function unpack(packed: Uint8Array, method: number, room: number, watch: Watch): Uint8Array {
  if (method === 0) {
    if (packed.length > room) throw new ImportRefused('packed-too-tight');
    return packed;
  }
  if (method !== 8) throw new ImportRefused('broken');
  const parts: Uint8Array[] = [];
  let size = 0;
  const inflate = new Inflate((part) => {
    size += part.length;
    if (size > room) throw new ImportRefused('packed-too-tight');
    parts.push(part);
  });
  try {
    for (let at = 0; at < packed.length; at += slice) {
      watch();
      inflate.push(packed.subarray(at, at + slice), at + slice >= packed.length);
    }
  } catch (error) {
    throw error instanceof ImportRefused ? error : new ImportRefused('broken');
  }
  return joined(parts, size);
}

function joined(parts: readonly Uint8Array[], size: number): Uint8Array {
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** Names that we look for are ASCII; others need only be told apart. */
function latin(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return text;
}
