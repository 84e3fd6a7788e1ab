export interface AiConfig {
  /** Where the provider's questions go, without a slash at the end; '' is the provider's own address. */
  baseUrl: string;
  /** The provider's key; '' unless a deployer chose to put it into the bundle. */
  key: string;
  model: string;
}

/** Placeholder for the model's name in the URL when `ai-assist` is asked, which sets the model itself. */
const ofTheServer = 'of-the-server';

/**
 * How the suggestion request (`ai-suggestion.ts`) reaches the provider, or null when the build names neither an address
 * nor a key: then no request leaves. A key needs `VITE_AI_MODEL` beside it: there is no default model, because
 * providers retire theirs.
 */
export function aiConfig(
  env: Readonly<Record<string, unknown>> = import.meta.env,
): AiConfig | null {
  const baseUrl = textOf(env.VITE_AI_BASE_URL).replace(/\/+$/, '');
  const key = textOf(env.VITE_AI_KEY);
  const model = textOf(env.VITE_AI_MODEL) || (baseUrl === '' ? '' : ofTheServer);
  if ((baseUrl === '' && key === '') || model === '') return null;
  return { baseUrl, key, model };
}

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '');
