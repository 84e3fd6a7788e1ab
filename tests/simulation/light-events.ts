// The platform's own events, abort signals and responses, in the parts that our code uses. The real ones would take
// half of the simulation's time.

type Heard = { type: string };
type Listener = (event: Heard) => void;

export class LightTarget {
  readonly #listeners = new Map<string, Set<Listener>>();

  addEventListener(type: string, listener: Listener, options: { signal?: LightSignal } = {}): void {
    const known = this.#listeners.get(type) ?? new Set();
    this.#listeners.set(type, known.add(listener));
    options.signal?.addEventListener('abort', () => known.delete(listener));
  }

  removeEventListener(type: string, listener: Listener): void {
    this.#listeners.get(type)?.delete(listener);
  }

  dispatchEvent(event: Heard): void {
    for (const listener of this.#listeners.get(event.type) ?? []) listener(event);
  }
}

class LightSignal extends LightTarget {
  aborted = false;
  reason: unknown = undefined;

  throwIfAborted(): void {
    if (this.aborted) throw this.reason as Error;
  }
}

export class LightAbortController {
  readonly signal = new LightSignal();

  abort(reason: unknown = Object.assign(new Error('Aborted'), { name: 'AbortError' })): void {
    if (this.signal.aborted) return;
    Object.assign(this.signal, { aborted: true, reason });
    this.signal.dispatchEvent({ type: 'abort' });
  }
}

export class LightResponse {
  readonly status: number;
  readonly ok: boolean;
  readonly statusText = '';
  readonly headers: Headers;
  readonly #body: string;

  constructor(body: string | null, { status = 200, headers }: ResponseInit = {}) {
    this.#body = body ?? '';
    this.status = status;
    this.ok = status >= 200 && status < 300;
    this.headers = headers instanceof Headers ? headers : new Headers(headers);
  }

  text = (): Promise<string> => Promise.resolve(this.#body);
  json = async (): Promise<unknown> => JSON.parse(await this.text());
}
