/** Stands in the build for parts of the PDF's writer that are never called. */
function unused(): never {
  throw new TypeError('This part of the PDF writer is left out.');
}

export const create = unused;
export const cbc = unused;
export const ecb = unused;
// pdfkit asks for its other parts by this name.
// oxlint-disable-next-line import/no-default-export
export default unused;
