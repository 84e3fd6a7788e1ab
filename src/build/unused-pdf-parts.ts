import { moduleId } from './module-id.ts';

const nothing = moduleId('src/resume-tools/export/unused-pdf-parts.ts');

/** Leaves out of the build what we never call of the PDF's writer: fonts are read by our own code, pictures never. */
export const unusedPdfParts = {
  fontkit: nothing,
  linebreak: nothing,
  'png-js': nothing,
  '@noble/ciphers/aes': nothing,
};
