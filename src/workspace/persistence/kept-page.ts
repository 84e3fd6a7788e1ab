/**
 * The path under which the worker keeps a written page, made from that of the page for a first visit (`auth.html`). The kept
 * one links to the styles and scripts that all pages share; the first one has them in it. They were a tenth of what is kept.
 */
export function keptPage(file: string): string {
  return `kept/${file}`;
}
