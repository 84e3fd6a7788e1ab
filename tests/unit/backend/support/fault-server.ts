import { createServer } from 'node:http';
import type { ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the server does with a request: answer, never answer, stop in the middle, or hang up. */
export type Behaviour =
  | { status: number; body?: string; type?: string; headers?: Record<string, string> }
  | 'hang'
  | 'stall-in-body'
  | 'hang-up';

/**
 * The time limit to test a behaviour with: short where the limit itself must end the call, and
 * longer than any busy machine needs where an answer comes.
 */
export const limitFor = (behaviour: Behaviour) =>
  behaviour === 'hang' || behaviour === 'stall-in-body' ? 200 : 20_000;

export interface SeenRequest {
  method: string;
  path: string;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

export const json = (status: number, body: unknown, headers: Record<string, string> = {}) => ({
  status,
  body: JSON.stringify(body),
  type: 'application/json',
  headers,
});

export const html = (status: number) => ({
  status,
  body: '<!doctype html><title>Free Wi-Fi</title><p>Please accept our terms.',
  type: 'text/html',
});

/**
 * A real HTTP server on this machine that behaves as told: `script` is used up one per request, and
 * its last entry stays. Start one for each test: on a busy machine the request of a call that was given up
 * arrives in the time of the next test.
 */
export async function startFaultServer() {
  const requests: SeenRequest[] = [];
  let script: Behaviour[] = [];

  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const { method = '', url: path = '', headers } = request;
      requests.push({ method, path, headers, body });
      const behaviour = (script.length > 1 ? script.shift() : script[0]) ?? 'hang-up';
      behaveOnce(response, behaviour);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    /** Forgets what was seen and sets what comes next. */
    behave(...next: Behaviour[]) {
      requests.length = 0;
      script = next;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function behaveOnce(response: ServerResponse, behaviour: Behaviour): void {
  if (behaviour === 'hang') return;
  if (behaviour === 'hang-up') {
    response.socket?.destroy();
  } else if (behaviour === 'stall-in-body') {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' });
    response.write('{"access_token":');
  } else {
    const { status, body = '', type, headers = {} } = behaviour;
    response.writeHead(status, { ...(type ? { 'content-type': type } : {}), ...headers });
    response.end(body);
  }
}

export type FaultServer = Awaited<ReturnType<typeof startFaultServer>>;
