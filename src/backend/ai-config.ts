export interface AiConfig {
  /** Where the provider's questions go, without a slash at the end; '' is the provider's own address. */
  baseUrl: string;
  /** The provider's key; '' unless a deployer chose to put it into the bundle. */
  key: string;
  model: string;
}

/** The provider's general text model. */
const defaultModel = 'gemini-2.5-flash';

/** How call 8 reaches the provider, or null when the build names neither an address nor a key: then no request leaves. */
export function aiConfig(
  env: Readonly<Record<string, unknown>> = import.meta.env,
): AiConfig | null {
  const baseUrl = textOf(env.VITE_AI_BASE_URL).replace(/\/+$/, '');
  const key = textOf(env.VITE_AI_KEY);
  if (baseUrl === '' && key === '') return null;
  return { baseUrl, key, model: textOf(env.VITE_AI_MODEL) || defaultModel };
}

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '');
