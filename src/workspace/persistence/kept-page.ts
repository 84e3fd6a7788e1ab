/**
 * The file of a written page as the worker keeps it, from its first one (`auth.html`): with links to the styles and
 * scripts that all pages share, where the page of a first visit has them in it. They were a tenth of what is kept.
 */
export function keptPage(file: string): string {
  return `kept/${file}`;
}
