export interface BackendConfig {
  /** Origin of the backend, without a slash at the end. */
  url: string;
  /** The publishable key: public by design, it only names the project. */
  key: string;
}

/**
 * Where the backend stands. An empty URL means "same origin as the page", so that one build runs on
 * whatever port or host serves it. While the build writes its pages there is no page, and the URL stays empty.
 */
export function backendConfig(
  env: Readonly<Record<string, unknown>> = import.meta.env,
  pageOrigin: () => string = () => globalThis.location?.origin ?? '',
): BackendConfig {
  const url = textOf(env.VITE_SUPABASE_URL) || pageOrigin();
  return { url: url.replace(/\/+$/, ''), key: textOf(env.VITE_SUPABASE_PUBLISHABLE_KEY) };
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
