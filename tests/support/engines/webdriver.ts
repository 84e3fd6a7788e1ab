/** One session of a browser that is spoken to by W3C WebDriver. */
export type Session = {
  /** A command of the session, `POST` when it has a body; throws {@link WebDriverError}. */
  send: <Answer = null>(command: string, body?: object) => Promise<Answer>;
  end: () => Promise<void>;
};

/** What a driver refuses, by the name that the standard gives it ("stale element reference"). */
export class WebDriverError extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(`${code}: ${message}`);
  }
}

/** The key under which the standard hands elements over. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';
export type ElementReference = { [elementKey]: string };

/** The part of a command's path that names an element. */
export function pathOf(element: ElementReference): string {
  return `element/${element[elementKey]}`;
}

/** Starts a browser through the driver at this address. */
export async function startSession(url: string): Promise<Session> {
  const { sessionId } = await ask<{ sessionId: string }>(`${url}/session`, 'POST', {
    capabilities: {},
  });
  const base = `${url}/session/${sessionId}`;
  return {
    send: (command, body) => ask(`${base}/${command}`, body ? 'POST' : 'GET', body),
    end: () => ask(base, 'DELETE'),
  };
}

async function ask<Answer>(url: string, method: string, body?: object): Promise<Answer> {
  const answer = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await answer.json()) as { value: unknown };
  if (answer.ok) return value as Answer;
  const { error, message } = value as { error: string; message: string };
  throw new WebDriverError(error, message);
}
