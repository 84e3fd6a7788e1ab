/** A file of the build in the service worker's list. `url` has no slash at its front. */
export type BuildFile = {
  url: string;
  /** Changes with the file, where its name does not. */
  revision: string | null;
  /** See `digestOf`. */
  digest: string;
  /** Stored only on first use (the PDF reader); the workshop counts as complete without it. */
  isLater?: true;
};

/**
 * What a page asks of the worker: to keep what is missing, first what the page at this path needs. Without `mayFetch`,
 * only how much is missing.
 */
export type CacheRequest = { type: 'KEEP_FILES'; path: string; mayFetch: boolean };
/**
 * The worker's answer, after a few seconds of work at most: how many files came, how many are still missing, and whether the
 * device has no room for them.
 */
export type CacheStatus = { kept: number; missing: number; isFull: boolean };

/** 72 bits: enough to tell a file from everything that a broken line, a filter or a wifi's own page puts in its place. */
const digestBytes = 9;

/** The beginning of the SHA-256 of a file's bytes, as base64. */
export async function digestOf(bytes: BufferSource): Promise<string> {
  const whole = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return btoa(String.fromCharCode(...whole.subarray(0, digestBytes)));
}

/**
 * A new response with the file, without the mark of a redirect (browsers refuse such a page) and with the Content-Type of
 * its extension. Null unless the digest matches: another page, a part of the file, an empty answer.
 *
 * @param app the app's own file as pages name it: a page of this build names it, whatever a host or a filter adds to
 *   pages on the way (statistics, a banner), so a page is known by it and by its end, not by its bytes.
 */
export async function verifiedResponse(
  answer: Response,
  { url, digest }: BuildFile,
  app: string,
): Promise<Response | null> {
  if (answer.status !== 200) return null;
  const bytes = await answer.arrayBuffer();
  if (!isPage(url) || !isPageOf(app, new TextDecoder().decode(bytes)))
    if ((await digestOf(bytes)) !== digest) return null;
  const headers = new Headers(answer.headers);
  const [, kind = ''] = /\.(js|css|html)$/.exec(url) ?? [];
  const type = kind === 'js' ? 'javascript' : kind;
  if (!headers.get('content-type')?.includes(type))
    headers.set('content-type', `text/${type}; charset=utf-8`);
  return new Response(bytes, { headers });
}

function isPage(url: string): boolean {
  return url.endsWith('.html');
}

function isPageOf(app: string, text: string): boolean {
  const [, named] = /data-app="(.+?)"/.exec(text) ?? [];
  return named?.endsWith(`/${app}`) === true && text.includes('</html>');
}
