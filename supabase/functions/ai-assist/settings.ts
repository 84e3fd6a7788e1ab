/** What the function is told by its host, made sense of. */
export interface Settings {
  /** What the page is known by where a request brings no `apikey` of its own. */
  publishableKey: string;
  /** Origins whose pages may read the answers. */
  allowedOrigins: string[];
  /** Null where no AI is set up. */
  provider: { key: string; model: string; baseUrl: string } | null;
  /** Null where no daily call is set up. */
  upkeep: UpkeepSettings | null;
  /** What is wrong with the settings, a sentence each. None holds a secret. */
  problems: string[];
}

/** An account at a mail server. */
export type MailAccount = {
  host: string;
  port: number;
  user: string;
  password: string;
  from: string;
};

export type UpkeepSettings = {
  key: string;
  secretKey: string;
  siteUrl: string;
  mail: MailAccount;
};

/** Reads the function's environment; a setting that is not there comes as ''. */
export function readSettings(env: (name: string) => string): Settings {
  const problems: string[] = [];
  const key = env('AI_PROVIDER_KEY').trim();
  const model = env('AI_MODEL').trim();
  // No model is taken for granted: providers end theirs, and a site must not stop on a day that nobody knew of.
  if (key && !model) {
    problems.push('AI_MODEL is not set, so the AI is off. Set it to a model of your provider.');
  }
  const allowedOrigins = readOrigins(env('ALLOWED_ORIGINS'), problems);
  return {
    publishableKey: publishableKey(env),
    allowedOrigins,
    upkeep: readUpkeep(env, allowedOrigins[0] ?? '', problems),
    provider: key && model ? { key, model, baseUrl: env('AI_BASE_URL').trim() } : null,
    problems,
  };
}

/** The daily call is off without its key; what else it needs and has not is told. */
function readUpkeep(
  env: (name: string) => string,
  siteUrl: string,
  problems: string[],
): UpkeepSettings | null {
  const text = (name: string) => env(name).trim();
  const key = text('UPKEEP_KEY');
  if (key === '') return null;
  const secretKey = firstKey(env('SUPABASE_SECRET_KEYS')) || text('SUPABASE_SERVICE_ROLE_KEY');
  const port = Number(text('SMTP_PORT'));
  const [host, from] = [text('SMTP_HOST'), text('SMTP_FROM')];
  const wrong = [
    !/^\S{32,}$/.test(key) && 'UPKEEP_KEY must have 32 characters or more, without spaces',
    !siteUrl && 'ALLOWED_ORIGINS must name the site',
    !secretKey && 'the project has no secret key',
    !host && 'SMTP_HOST must name your email server',
    !/^[^\s@]+@[^\s@]+$/.test(from) && 'SMTP_FROM must be the address that emails come from',
    !(Number.isInteger(port) && port > 0 && port < 65_536) &&
      'SMTP_PORT must be a number, like 465',
    [25, 587].includes(port) &&
      'SMTP_PORT must be another: hosted functions cannot reach 25 and 587. Most email services answer at 465 or 2525, too',
  ].filter((one) => one !== false);
  problems.push(...wrong.map((one) => `No emails to unused accounts: ${one}.`));
  if (wrong.length > 0) return null;
  const mail = { host, port, user: text('SMTP_USER'), password: text('SMTP_PASS'), from };
  return { key, secretKey, siteUrl, mail };
}

/** Hosted projects give their new keys as JSON, by name, and their old one beside it until it is switched off. */
function publishableKey(env: (name: string) => string): string {
  const first = firstKey(env('SUPABASE_PUBLISHABLE_KEYS'));
  return first || env('SUPABASE_PUBLISHABLE_KEY') || env('SUPABASE_ANON_KEY');
}

/** '' where there is none. */
function firstKey(json: string): string {
  try {
    const keys: unknown = JSON.parse(json || '{}');
    const first: unknown = Object.values(keys ?? {}).find((key) => typeof key === 'string');
    return typeof first === 'string' ? first : '';
  } catch {
    return '';
  }
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
