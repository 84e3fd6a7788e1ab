import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { languages } from '../../src/content/languages';
import { answerWithFetch, passOn, sendJson } from './api-bridge';
import type { Backend } from './backend';
import { clientOf } from './client-of';
import { routeOf } from './endpoints';
import { fitsPath, headersFor, readHeaderRules } from './header-rules';
import { isPrivate } from './private-paths';
import { readRewriteRules } from './rewrite-rules';

export interface ServerOptions {
  /** 0 takes any free port. */
  port: number;
  /** The built app. Files beside it with `.br` or `.gz` are sent in their place. */
  distDir: string;
  backend: Pick<Backend, 'fetch'>;
  /** Address of the running functions; without it they answer 503. */
  functionsUrl?: string;
  /** The origin that people see; without it this server's own. */
  siteUrl?: string;
  /** Whether the backend can do its work: for whoever watches `/healthz`. */
  isWell?: () => Promise<boolean>;
  /** A proxy of your own stands before it, and alone can reach it. */
  isBehindProxy?: boolean;
}

export interface LocalServer {
  url: string;
  close(): Promise<void>;
  /** Makes the server unreachable: stops listening and drops every open socket. */
  pause(): Promise<void>;
  /** Listens again on the same port. */
  resume(): Promise<void>;
}

/**
 * Serves the built app and its backend on one address of this machine only.
 * Rejects with the system's EADDRINUSE error when the port is taken.
 */
export async function startServer(options: ServerOptions): Promise<LocalServer> {
  const serveFile = fileServer(options.distDir);
  const server = createServer((req, res) => {
    if (!isForUs(req)) {
      req.resume();
      sendJson(res, 421, { error: 'No such site is served here.' });
      return;
    }
    answer(req, res).catch(() => {
      if (res.headersSent) res.destroy();
      else sendJson(res, 500, { message: 'Something went wrong on this computer.' });
    });
  });

  async function answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const path = pathOf(req);
    if (path === '/healthz') {
      const isWell = await (options.isWell?.() ?? Promise.resolve(true));
      return sendJson(res, isWell ? 200 : 503, { ok: isWell });
    }
    const answerer = routeOf(req.method ?? 'GET', path);
    if (answerer === 'backend') {
      const client = clientOf(req, options.isBehindProxy ?? false);
      await answerWithFetch(req, res, url, (request) => options.backend.fetch(request, client));
    } else if (answerer === 'ai') {
      passOn(req, res, options.functionsUrl ?? null);
    } else if (answerer === 'nobody') {
      req.resume();
      const what = path.startsWith('/functions/') ? 'no such function' : 'nothing here';
      sendJson(res, 404, { error: `There is ${what}.` });
    } else {
      serveFile(req, res);
    }
  }

  await listen(server, options.port);
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : options.port;
  const url = `http://127.0.0.1:${port}`;
  const hosts = new Set([url, `http://localhost:${port}`, options.siteUrl ?? url].map(hostOf));

  /** A page of another name that leads to this machine (DNS rebinding) could read all that is here as its own. */
  function isForUs({ headers }: IncomingMessage): boolean {
    return hosts.has((headers.host ?? '').toLowerCase());
  }

  return {
    url,
    close: () => stop(server),
    pause: () => stop(server),
    resume: () => listen(server, port),
  };
}

function fileServer(distDir: string): (req: IncomingMessage, res: ServerResponse) => void {
  const rules = readHeaderRules(settingsOf(distDir, '_headers'));
  const rewrites = readRewriteRules(settingsOf(distDir, '_redirects'));
  const files = sirv(distDir, { brotli: true, gzip: true, etag: true });

  return (req, res) => {
    const path = pathOf(req);
    // What static hosts send for a path that no rule names.
    res.setHeader('Cache-Control', 'no-cache');
    for (const [name, value] of headersFor(rules, path)) res.setHeader(name, value);
    const missing = () => {
      res.writeHead(404, { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' });
      res.end('Not found');
    };
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      res.writeHead(405, { Allow: 'GET, HEAD' });
      res.end();
    } else if (isPrivate(path)) {
      missing();
    } else {
      files(req, res, () => {
        if (!isNavigation(req, path)) return missing();
        const to = rewrites.find(({ from }) => fitsPath(from, path))?.to;
        if (to !== undefined) return files(Object.assign(req, { url: to }), res, missing);
        const page = join(distDir, notFoundPage(path));
        if (!existsSync(page)) return missing();
        res.writeHead(404, { 'Content-Type': 'text/html;charset=utf-8' });
        res.end(readFileSync(page));
      });
    }
  };
}

/** A host's settings file in the built app; empty when the build has none. */
function settingsOf(distDir: string, name: string): string {
  const path = join(distDir, name);
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}

/** That of the language whose pages begin like this path. */
function notFoundPage(path: string): string {
  const { base } =
    [...languages].reverse().find(({ base }) => path.startsWith(base)) ?? languages[0];
  return `${base}404.html`;
}

const NOT_PAGES = /^\/(auth\/v1|rest\/v1|functions\/v1|([a-z]+\/)?assets)(\/|$)/;

function isNavigation(req: IncomingMessage, path: string): boolean {
  const wantsPage = /text\/html|\*\/\*/.test(req.headers.accept ?? '*/*');
  const lastPart = path.slice(path.lastIndexOf('/') + 1);
  // A file that is missing is missing; an address like /modules/1.5 is a page.
  return wantsPage && !NOT_PAGES.test(path) && !/\.[a-z]\w*$/i.test(lastPart);
}

const hostOf = (address: string) => new URL(address).host;

function pathOf(req: IncomingMessage): string {
  return (req.url ?? '/').split(/[?#]/, 1)[0] ?? '/';
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject);
      resolve();
    });
  });
}

function stop(server: Server): Promise<void> {
  return new Promise((resolve) => {
    if (!server.listening) return resolve();
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
