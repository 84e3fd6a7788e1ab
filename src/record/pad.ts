import { safeArea } from '../backend/safe-area';

const padBytes = 1024 * 1024;
const blockBytes = 16;
const keyName = 'cq-pad';
const tab = safeArea(() => globalThis.sessionStorage);

type Bytes = Uint8Array<ArrayBuffer>;
type Stream = { keyText: string; nonce: Bytes; bytes: Bytes; used: number };

let stream: Stream | null = null;
let preparing: Promise<void> | null = null;

/**
 * Makes ready what {@link coverText} needs: a stream of AES-CTR, so that covering a text at once is one XOR, where Web
 * Crypto itself only answers later. No part of a stream is used twice.
 */
export function preparePad(): Promise<void> {
  preparing ??= prepare();
  return preparing;
}

async function prepare(): Promise<void> {
  try {
    stream = await newStream();
  } catch {
    // A browser without Web Crypto has no second net here; the first one still works.
  }
  preparing = null;
}

/** The text, readable by this tab only; null when no stream is ready or the session has ended. */
export function coverText(text: string): string | null {
  // With its key gone from this tab the session is over: nothing of it may be kept.
  if (!stream || tab.getItem(keyName) !== stream.keyText) return null;
  const plain = new TextEncoder().encode(text);
  const { nonce, bytes, used } = stream;
  if (used + plain.length > padBytes) return null;
  stream.used = Math.ceil((used + plain.length) / blockBytes) * blockBytes;
  if (stream.used > padBytes / 2) void preparePad();
  const covered = plain.map((byte, index) => byte ^ (bytes[used + index] ?? 0));
  return [String(used / blockBytes), textOf(nonce), textOf(covered)].join('.');
}

/** The text again; null when it was covered in another session. */
export async function uncoverText(covered: string | null): Promise<string | null> {
  const keyText = tab.getItem(keyName);
  const [block, nonce, text] = covered?.split('.') ?? [];
  if (keyText === null || !block || !nonce || !text) return null;
  try {
    const key = await importKey(keyText);
    const counter = ctr(bytesOf(nonce), Number(block));
    return new TextDecoder().decode(await crypto.subtle.decrypt(counter, key, bytesOf(text)));
  } catch {
    return null;
  }
}

async function newStream(): Promise<Stream> {
  const keyText = tab.getItem(keyName) ?? textOf(crypto.getRandomValues(new Uint8Array(32)));
  tab.setItem(keyName, keyText);
  const nonce = crypto.getRandomValues(new Uint8Array(8));
  const key = await importKey(keyText);
  const bytes = await crypto.subtle.encrypt(ctr(nonce, 0), key, new Uint8Array(padBytes));
  return { keyText, nonce, bytes: new Uint8Array(bytes), used: 0 };
}

function importKey(text: string): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', bytesOf(text), 'AES-CTR', false, ['encrypt', 'decrypt']);
}

/** The place in a stream: its random half, then the number of the block. */
function ctr(nonce: Bytes, block: number): AesCtrParams {
  const counter = new Uint8Array(blockBytes);
  counter.set(nonce);
  new DataView(counter.buffer).setUint32(blockBytes - 4, block);
  return { name: 'AES-CTR', counter, length: 64 };
}

// One letter per byte, none of which is the dot or needs escaping.
function textOf(bytes: Bytes): string {
  return Array.from(bytes, (byte) => String.fromCharCode(byte + 0x100)).join('');
}

function bytesOf(text: string): Bytes {
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0) - 0x100);
}
