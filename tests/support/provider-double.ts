import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One question as it came over the wire. */
export type AskedQuestion = { url: string; key: string; authorization: string; body: string };

/** The text-generation provider at its wire format; what it answers is the test's choice. */
export type ProviderDouble = {
  url: string;
  /** Every question so far, the newest last. */
  asked: AskedQuestion[];
  answerWith: (answer: RequestListener) => void;
  close: () => void;
};

/** Starts the double on a free port. Pages of any origin may ask it, as with the real one. */
export async function startProviderDouble(): Promise<ProviderDouble> {
  let answer: RequestListener = says('A fine answer.');
  const asked: AskedQuestion[] = [];
  const server = createServer((req, res) => {
    res.setHeader('Access-Control-Allow-Origin', '*');
    res.setHeader('Access-Control-Allow-Headers', '*, authorization');
    res.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
    if (req.method === 'OPTIONS') return void res.writeHead(204).end();
    let body = '';
    req.on('data', (chunk: Buffer) => (body += chunk.toString()));
    req.on('end', () => {
      asked.push({
        url: req.url ?? '',
        key: String(req.headers['x-goog-api-key'] ?? ''),
        authorization: req.headers['authorization'] ?? '',
        body,
      });
      answer(req, res);
    });
    return undefined;
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${String(port)}`,
    asked,
    answerWith: (next) => {
      answer = next;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** One good answer. */
export function says(text: string): RequestListener {
  return sendJson(200, candidates(text));
}

/** An answer that the test lets go when it wants to. */
export function saysLater(text: string): { answer: RequestListener; letGo: () => void } {
  let letGo = (): void => undefined;
  const isLetGo = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  return { answer: (req, res) => void isLetGo.then(() => says(text)(req, res)), letGo };
}

/** Everything that goes wrong with a provider, by what it is. None of it may pass for an answer. */
export const badAnswers: Readonly<Record<string, RequestListener>> = {
  'an error': sendJson(500, { error: { message: 'broken' } }),
  'a busy sign': sendJson(429, { error: { message: 'slow down' } }),
  'a gateway page': sendHtml(502),
  'a web page': sendHtml(200),
  'half of an answer': (_, res) => void res.end('{"candidates": [{"con'),
  garbage: (_, res) => void res.end(Buffer.from([0, 159, 146, 150, 255, 254, 1, 2, 3])),
  'stream frames': (_, res) =>
    void res
      .writeHead(200, { 'Content-Type': 'text/event-stream' })
      .end('data: {"candidates":[{"content"\r\n\r\ndata: oops\r\n\r\n'),
  'an empty object': sendJson(200, {}),
  'blank text': says(' \n '),
  'a cut line': (_, res) => void res.destroy(),
  'a blocked prompt': sendJson(200, {
    promptFeedback: { blockReason: 'SAFETY', blockReasonMessage: 'no' },
  }),
  'an unsafe answer': sendJson(200, candidates('x', 'SAFETY')),
  'a recitation': sendJson(200, candidates('x', 'RECITATION')),
  'an answer in the wrong language': sendJson(200, candidates('x', 'LANGUAGE')),
};

/** Two candidates; only the first one counts. */
export const saysTwoThings: RequestListener = sendJson(200, {
  candidates: [candidate('The first idea.'), candidate('The second idea.')],
});

/** An answer of several megabytes. */
export const saysTooMuch: RequestListener = says('word '.repeat(1_000_000));

export function sendJson(status: number, body: object): RequestListener {
  return (_, res) =>
    void res.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}

function sendHtml(status: number): RequestListener {
  return (_, res) =>
    void res.writeHead(status, { 'Content-Type': 'text/html' }).end('<h1>Sign in to the wifi</h1>');
}

function candidates(text: string, finishReason?: string): object {
  return { candidates: [candidate(text, finishReason)] };
}

function candidate(text: string, finishReason = 'STOP'): object {
  return { content: { role: 'model', parts: [{ text }] }, finishReason };
}
