import { request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';

/** Four times the largest resume the table takes: more is never an honest request. */
const BODY_LIMIT = 1024 * 1024;

/** On every answer that is no file: it is somebody's own, and never anything but data. */
const API_HEADERS = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };

/** Hands a Node request to a fetch-style handler and writes its answer back. */
export async function answerWithFetch(
  req: IncomingMessage,
  res: ServerResponse,
  origin: string,
  fetch: (request: Request) => Promise<Response>,
): Promise<void> {
  const body = await readBody(req);
  if (body === null) {
    sendJson(res, 413, { message: 'The request is too large.' });
    return;
  }
  const method = req.method ?? 'GET';
  const response = await fetch(
    new Request(`${origin}${req.url ?? '/'}`, {
      method,
      headers: toHeaders(req),
      ...(method !== 'GET' && method !== 'HEAD' && { body: new Uint8Array(body) }),
    }),
  );
  for (const [name, value] of response.headers) {
    if (name !== 'set-cookie') res.setHeader(name, value);
  }
  res.writeHead(response.status, API_HEADERS);
  res.end(Buffer.from(await response.arrayBuffer()));
}

/** Passes a request on to another local server; answers 503 when it is not there. */
export function passOn(req: IncomingMessage, res: ServerResponse, target: string | null): void {
  const unavailable = () => {
    if (res.headersSent) res.destroy();
    else sendJson(res, 503, { error: 'The AI helper is not available right now.' });
  };
  if (target === null) {
    req.resume();
    unavailable();
    return;
  }
  const { host } = new URL(target);
  const onward = httpRequest(
    `${target}${req.url ?? '/'}`,
    { method: req.method, headers: { ...req.headers, host } },
    (answer) => {
      res.writeHead(answer.statusCode ?? 502, { ...answer.headers, ...API_HEADERS });
      answer.pipe(res);
    },
  );
  onward.on('error', unavailable);
  res.on('close', () => onward.destroy());
  req.pipe(onward);
}

/** Ends an answer with JSON and the headers of every answer of the API. */
export function sendJson(res: ServerResponse, status: number, body: object): void {
  res.writeHead(status, { 'Content-Type': 'application/json', ...API_HEADERS });
  res.end(JSON.stringify(body));
}

async function readBody(req: IncomingMessage): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of req as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= BODY_LIMIT) chunks.push(chunk);
  }
  return size > BODY_LIMIT ? null : Buffer.concat(chunks);
}

function toHeaders(req: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(req.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  return headers;
}
