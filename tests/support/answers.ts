import type { App, Fault } from './app';

/** True for the upsert behind 'Save to Cloud', and for no other request. */
export function isSave(request: Request): boolean {
  return request.method === 'POST' && request.url.includes('/rest/v1/resumes');
}

/** True for everything that the sign-in service answers. */
export function isAuth(request: Request): boolean {
  return request.url.includes('/auth/v1/');
}

/** What the backend answers: a row, a list, or an error as it words it. */
export function jsonAnswer(
  status: number,
  body: object,
  headers: Record<string, string> = {},
): Response {
  return Response.json(body, { status, headers });
}

/** What a captive portal, a proxy or a host's own error page sends. */
export function htmlAnswer(status: number): Response {
  return new Response('<html><body>Welcome to the library wifi</body></html>', {
    status,
    headers: { 'content-type': 'text/html' },
  });
}

/** A promise together with the function that settles it. */
export function gate(): { opened: Promise<void>; open: () => void } {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

/** Whether a request asks for the secret of an account, which locks and opens what waits on a shared computer. */
export function isForSecret(request: Request): boolean {
  return new URL(request.url).pathname === '/rest/v1/rpc/account_secret';
}

/** The backend carries the save out, and the line dies before its answer arrives. */
export function dropAnswerAfterCommit(app: App): Fault {
  return (request) => {
    if (!isSave(request)) return undefined;
    return app.backend.fetch(request).then(async (answer) => {
      await app.pause();
      return answer;
    });
  };
}
