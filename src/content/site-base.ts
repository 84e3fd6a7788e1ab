/** What the addresses of this language's pages begin with, with a slash at its end: `/`, or `/es/`. */
export const siteBase = import.meta.env.BASE_URL;

/** An address of this language's site: `/modules` is `/es/modules` in Spanish. */
export function siteAddress(path: string): string {
  return siteBase + path.slice(1);
}

/** The path of a page without what its language puts in front: `/es/modules` is `/modules`. Of another site it stays as it is. */
export function pathInSite(path: string): string {
  return path.startsWith(siteBase) ? path.slice(siteBase.length - 1) : path;
}

/**
 * The address of a page in a language whose addresses begin with `base`. However many slashes its path begins with, what
 * comes is on this site: with two the browser would take what follows for the name of another one.
 */
export function addressIn(base: string, path: string): string {
  return base + path.replace(/^\/+/, '');
}
