export interface BackendConfig {
  /** Origin of the backend, without a slash at the end. */
  url: string;
  /** The publishable key: public by design, it only names the project. */
  key: string;
}

/**
 * The backend's address and key. An empty setting means the page's own origin, so that one build runs on any host and port.
 * While the build renders pages there is no origin, and the URL is empty.
 */
export function backendConfig(
  env: Readonly<Record<string, unknown>> = import.meta.env,
  pageOrigin: () => string = () => globalThis.location?.origin ?? '',
): BackendConfig {
  const url = textOf(env.VITE_SUPABASE_URL) || pageOrigin();
  return { url: url.replace(/\/+$/, ''), key: textOf(env.VITE_SUPABASE_PUBLISHABLE_KEY) };
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
