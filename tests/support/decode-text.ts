import type { DecodeText } from '@/domain/autopsy/decode-text-file';

/** The edge of the real page: a strict TextDecoder. */
export const decodeText: DecodeText = (bytes, encoding) => {
  try {
    return new TextDecoder(encoding, { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
};
