/**
 * The path of a page as the service worker stores it, made from the path of the page for a first visit (`auth.html`). The
 * build writes each page twice: for a first visit with styles and scripts inlined (fewer requests), for the worker with
 * links to the files that all pages share, which makes everything that is stored a tenth smaller.
 */
export function keptPage(file: string): string {
  return `kept/${file}`;
}
