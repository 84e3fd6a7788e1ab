/** An answer that says no: JSON of the shape `{ error }`, with the reason as a sentence. */
export function refuse(
  status: number,
  error: string,
  headers: Record<string, string> = {},
): Response {
  return Response.json({ error }, { status, headers });
}

/** The headers that let a page of an allowed origin read the answer; no cache keeps any. */
export function corsHeaders(request: Request, allowedOrigins: string[]): [string, string][] {
  const origin = request.headers.get('origin');
  const always: [string, string][] = [
    ['Vary', 'Origin'],
    ['Cache-Control', 'no-store'],
  ];
  if (origin === null || !allowedOrigins.includes(origin)) return always;
  return [
    ...always,
    ['Access-Control-Allow-Origin', origin],
    ['Access-Control-Allow-Methods', 'GET, POST'],
    [
      'Access-Control-Allow-Headers',
      'authorization, apikey, content-type, x-client-info, x-goog-api-client, x-goog-api-key',
    ],
  ];
}
