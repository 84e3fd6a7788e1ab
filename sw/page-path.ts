import { siteBase } from '@/content/site-base';
import type { BuildFile } from '@/workspace/persistence/build-file';
import { keptPage } from '@/workspace/persistence/kept-page';

const builderPaths = new RegExp(`^${siteBase}resume-builder(/|$)`);
const builderPage = keptPage('resume-builder.html');
const otherPage = keptPage('other.html');

/** The file of the page that the build wrote for exactly this path ("/auth" has `kept/auth.html`), written or not. */
export function ownPageOf(path: string): string {
  return keptPage(`${path.slice(siteBase.length) || 'index'}.html`);
}

/**
 * The file that answers a navigation to this path: its own page, else the builder's for a chapter, else the page for all
 * other addresses, which draws itself. The rules are those of public/_redirects.
 */
export function pageFor(path: string, files: readonly BuildFile[]): string {
  const own = ownPageOf(path);
  if (files.some(({ url }) => url === own)) return own;
  return builderPaths.test(path) ? builderPage : otherPage;
}
