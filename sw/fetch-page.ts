/** A server that says nothing for this long, in ms, may never do so: a page that is kept is shown. */
const networkPatienceMs = 4000;
/** Where no page is kept, what has come of one is waited upon longer, in ms: it has nothing to stand in for it. */
const stallTimeoutMs = 15_000;

/**
 * A page from the network.
 *
 * With `kept`, the page that can stand in for it: the whole answer, or null when the line breaks, falls silent before
 * the end, or the server says that it fails. Without: what comes, ended where the line falls silent; null when nothing
 * comes.
 */
export async function fetchPage(
  request: Request,
  kept: Response | undefined,
  keepAwake: (work: Promise<void>) => void,
): Promise<Response | null> {
  const answering = fetch(request).catch(() => null);
  if (!kept) {
    const answer = await answering;
    return answer && closeOnStall(answer, keepAwake);
  }
  const answer = await withTimeout(answering, networkPatienceMs);
  return answer && answer.status < 500 ? await wholeAnswer(answer) : null;
}

async function wholeAnswer(answer: Response): Promise<Response | null> {
  if (!answer.body) return answer;
  const reader = answer.body.getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  for (;;) {
    const part = await nextPart(reader, networkPatienceMs);
    if (!part) return null;
    if (part.done) return new Response(new Blob(parts), answer);
    parts.push(part.value);
  }
}

/** Browsers start the scripts of a page only at its end, and those draw what is missing. */
function closeOnStall(answer: Response, keepAwake: (work: Promise<void>) => void): Response {
  if (!answer.body) return answer;
  const reader = answer.body.getReader();
  let handleEnd = () => {};
  keepAwake(
    new Promise((resolve) => {
      handleEnd = resolve;
    }),
  );
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const part = await nextPart(reader, stallTimeoutMs);
      if (part && !part.done) return controller.enqueue(part.value);
      handleEnd();
      controller.close();
    },
    async cancel() {
      handleEnd();
      await reader.cancel();
    },
  });
  return new Response(body, answer);
}

/** Null when the line breaks or falls silent; the rest is then given up. */
async function nextPart(
  reader: ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>>,
  patienceMs: number,
): Promise<ReadableStreamReadResult<Uint8Array<ArrayBuffer>> | null> {
  const part = await withTimeout(
    reader.read().catch(() => null),
    patienceMs,
  );
  if (!part) void reader.cancel().catch(() => {});
  return part;
}

async function withTimeout<Said>(coming: Promise<Said | null>, patienceMs: number) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), patienceMs);
  });
  const said = await Promise.race([coming, silence]);
  clearTimeout(timer);
  return said;
}
