/** What the function is told by its host, made sense of. */
export interface Settings {
  /** What the page is known by where a request brings no `apikey` of its own. */
  publishableKey: string;
  /** Origins whose pages may read the answers. */
  allowedOrigins: string[];
  /** Null where no AI is set up. */
  provider: { key: string; model: string; baseUrl: string } | null;
  /** What is wrong with the settings, a sentence each. None holds a secret. */
  problems: string[];
}

/** Reads the function's environment; a setting that is not there comes as ''. */
export function readSettings(env: (name: string) => string): Settings {
  const problems: string[] = [];
  const key = env('AI_PROVIDER_KEY').trim();
  const model = env('AI_MODEL').trim();
  // No model is taken for granted: providers end theirs, and a site must not stop on a day that nobody knew of.
  if (key && !model) {
    problems.push('AI_MODEL is not set, so the AI is off. Set it to a model of your provider.');
  }
  return {
    publishableKey: publishableKey(env),
    allowedOrigins: readOrigins(env('ALLOWED_ORIGINS'), problems),
    provider: key && model ? { key, model, baseUrl: env('AI_BASE_URL').trim() } : null,
    problems,
  };
}

/** Hosted projects give their new keys as JSON, by name, and their old one beside it until it is switched off. */
function publishableKey(env: (name: string) => string): string {
  try {
    const keys: unknown = JSON.parse(env('SUPABASE_PUBLISHABLE_KEYS') || '{}');
    const first: unknown = Object.values(keys ?? {}).find((key) => typeof key === 'string');
    if (typeof first === 'string' && first) return first;
  } catch {
    // Then one of the others is there.
  }
  return env('SUPABASE_PUBLISHABLE_KEY') || env('SUPABASE_ANON_KEY');
}

/** Origins as browsers send them, from a list with commas as people write it. */
function readOrigins(list: string, problems: string[]): string[] {
  const texts = list.split(',').map((text) => text.trim());
  return texts.filter(Boolean).flatMap((text) => {
    const url = URL.canParse(text) ? new URL(text) : null;
    if (url && /^https?:$/.test(url.protocol)) return [url.origin];
    problems.push(
      `ALLOWED_ORIGINS holds "${text}", which is no address of a site. Write it like https://quest.example.org`,
    );
    return [];
  });
}
