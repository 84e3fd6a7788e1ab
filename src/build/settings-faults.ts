import { faultsOfMail } from './mail-faults.ts';
import { isSecretKey } from './problem-of-keys.ts';

/** A settings file that somebody fills in: its text as it is, and as it came. */
export interface SettingsFile {
  readonly file: string;
  readonly text: string;
  readonly example: string;
}

type Value = { name: string; value: string };

/** What a mail account is; the port is no guess of ours, for services differ in it. */
const MAIL = ['SMTP_HOST', 'SMTP_PORT', 'SMTP_USER', 'SMTP_PASS', 'SMTP_FROM'];
const FUNCTIONS = 'supabase/functions/.env';
const SITE = '.env.production';
const READ_OTHERWISE =
  "has a sign that is read otherwise (a space, # or $). Write a ' before the value and one behind it.";
const WRITE = 'Delete what stands behind the =, and write yours.';

/** What is wrong with the settings of all files, a sentence for each that begins with its file; [] where nothing is. */
export function faultsOfSettings(files: readonly SettingsFile[]): string[] {
  const faults = files.map(faultsOfFile);
  const settings = new Map(files.map(({ file, text }) => [file, valuesOf(text)]));
  return [...faults.flat(), ...faultsBetween(settings, faults.flat())];
}

/** The settings of a file's text, without their quotes. The last of one name holds. */
export function valuesOf(text: string): Map<string, string> {
  return new Map(linesOf(text).flatMap(({ name, raw }) => [[name, unquoted(raw.trim())]]));
}

function linesOf(text: string): { name: string; space: string; raw: string }[] {
  return [...text.matchAll(/^[ \t]*([A-Z]\w*)([ \t]*)=([^\r\n]*)/gm)].map(
    ([, name = '', space = '', raw = '']) => ({ name, space, raw }),
  );
}

const unquoted = (text: string) => /^(['"])(.*)\1$/.exec(text)?.[2] ?? text;

function faultsOfFile({ file, text, example }: SettingsFile): string[] {
  const lines = linesOf(text);
  const examples = valuesOf(example);
  const names = lines.map(({ name }) => name);
  const noSettings = text.split(/\r?\n/).flatMap((line, index) => {
    const isOne = /^\s*(?:#|$)/.test(line) || /^\s*[A-Z]\w*\s*=/.test(line);
    const where = `line ${String(index + 1)} from the top`;
    return isOne ? [] : [`${where} is no setting. It must begin with a name and =, or with a #.`];
  });
  const missing = [...examples.keys()].filter((name) => !names.includes(name));
  const doubled = names.filter((name, index) => names.indexOf(name) < index);
  const faults = lines.flatMap(({ name, space, raw }) => {
    if (doubled.includes(name)) return [];
    const value = unquoted(raw);
    const fault =
      faultOfForm(raw, space) ??
      faultOfValue({ name, value }, examples.get(name), file) ??
      (value === raw && /[\s#'"`$\\]/.test(raw) ? READ_OTHERWISE : null);
    return fault === null ? [] : [`${name} ${fault}`];
  });
  return [
    ...noSettings,
    ...missing.map((name) => `${name} has no line. Write ${name}= and your value behind it.`),
    ...new Set(doubled.map((name) => `${name} stands there in two lines. Delete one.`)),
    ...faults,
  ].map((fault) => `${file}: ${fault}`);
}

/** What is wrong with how a value is written; `raw` is all that stands behind the =. */
function faultOfForm(raw: string, space: string): string | null {
  if (raw.trim() === '') return 'is empty. Write yours behind the =, or put a # before the line.';
  if (raw !== raw.trim() || space !== '') return 'has a space beside its value. Delete it.';
  if (/[‘’“”]/.test(raw)) return "has curly quotes. Write straight ones ('), or none.";
  const [, quote, inside = ''] = /^(['"])(.*)\1$/.exec(raw) ?? [];
  if (quote !== undefined) {
    return /['"\\]/.test(inside)
      ? 'has a quote inside. Make a new one of letters and digits at the service that gave it.'
      : null;
  }
  if (/^['"]|['"]$/.test(raw)) return "has one quote. Write a ' before it and one behind it.";
  return null;
}

/** What is wrong with a value; `example` is the one that the file came with. */
function faultOfValue({ name, value }: Value, example = '', file = ''): string | null {
  const isPort = name === 'SMTP_PORT';
  const isExample = /YOUR-|\bexample\.(?:com|net|org)$/.test(value) || value === example;
  const isWithin = example !== '' && value.includes(example) && value !== example;
  if (isWithin && !isPort) return `still has the example beside yours. ${WRITE}`;
  if (value.includes('YOUR-PROJECT-ID'))
    return 'is still the example. Put your Project ID in the place of YOUR-PROJECT-ID.';
  if (isExample && !isPort) return `is still the example. ${WRITE}`;
  const isTwice =
    value.startsWith(`${name}=`) ||
    /(https?:\/\/|sb_publishable_).*\1/.test(value.replaceAll(/,.*/g, '')) ||
    /^(.{8,})\1$/.test(value);
  if (isTwice) return `has something twice. ${WRITE}`;
  const form = FORMS[name];
  return form === undefined ? null : form(value, file);
}

const FORMS: Readonly<Record<string, (value: string, file: string) => string | null>> = {
  SITE_URL: faultOfAddress,
  VITE_SUPABASE_URL: (value) =>
    /^[a-z]{20}$/.test(value)
      ? `is the Project ID alone. Write https://${value}.supabase.co`
      : faultOfAddress(value),
  ALLOWED_ORIGINS: (value) =>
    value
      .split(',')
      .map((part) => faultOfAddress(part.trim()))
      .find((fault) => fault !== null) ?? null,
  SMTP_HOST: (value) =>
    /^[\w-]+(?:\.[\w-]+)+$/.test(value)
      ? null
      : 'is no name of a mail server. Write it like smtp.postmarkapp.com, without https://.',
  SMTP_PORT: (value, file) => {
    if (!/^[1-9]\d{0,4}$/.test(value) || Number(value) > 65_535) return 'must be a number.';
    if (file === FUNCTIONS && ['25', '587'].includes(value))
      return 'must be another: hosted functions cannot reach 25 and 587. Write 2525 or 465.';
    return value === '25' ? 'must be another: hosted services cannot reach 25. Write 587.' : null;
  },
  SMTP_FROM: (value) =>
    /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/.test(value)
      ? null
      : 'must be the address alone, like quest@ and your own domain.',
  UPKEEP_KEY: (value) =>
    /^\S{32,}$/.test(value) ? null : 'must have 32 letters and digits or more.',
  VITE_SUPABASE_PUBLISHABLE_KEY: (value) =>
    isSecretKey(value)
      ? 'is a secret key. Everybody could read it: take the publishable key.'
      : null,
};

function faultOfAddress(value: string): string | null {
  if (!value.startsWith('https://')) return 'must begin with https://.';
  if (!URL.canParse(value) || !new URL(value).hostname.includes('.')) return 'is no address.';
  return new URL(value).origin === value
    ? null
    : 'must end behind the name: no slash, and nothing after it.';
}

/** What does not fit together. What has a fault of its own is not told twice. */
function faultsBetween(
  settings: ReadonlyMap<string, ReadonlyMap<string, string>>,
  found: readonly string[],
): string[] {
  const value = (file: string, name: string) => settings.get(file)?.get(name) ?? '';
  const isRight = (file: string, name: string) =>
    value(file, name) !== '' && !found.some((fault) => fault.startsWith(`${file}: ${name} `));
  const has = (file: string, name: string) => settings.get(file)?.has(name) === true;
  const faults: string[] = [];
  const missing = (file: string, names: string[], why: string) => {
    for (const name of names.filter((candidate) => !has(file, candidate)))
      faults.push(
        `${file}: ${name} has no line. ${why}: take the # before it away, or write ${name}= and your value.`,
      );
  };

  for (const file of ['supabase/.env', FUNCTIONS]) {
    const ofMail = faultsOfMail(settings.get(file) ?? new Map(), (name) => isRight(file, name));
    faults.push(...ofMail.map((fault) => `${file}: ${fault}`));
  }
  const origins = value(FUNCTIONS, 'ALLOWED_ORIGINS').split(/\s*,\s*/);
  const site = value('supabase/.env', 'SITE_URL');
  if (
    isRight('supabase/.env', 'SITE_URL') &&
    isRight(FUNCTIONS, 'ALLOWED_ORIGINS') &&
    !origins.includes(site)
  )
    faults.push(
      `${FUNCTIONS}: ALLOWED_ORIGINS does not name ${site}, the SITE_URL of supabase/.env.`,
    );
  // With only some of these settings no mail is sent, or a wrong port is used.
  const upkeep = ['UPKEEP_KEY', ...MAIL];
  if (upkeep.some((name) => has(FUNCTIONS, name)))
    missing(FUNCTIONS, upkeep, 'Mails to unused accounts need it');
  const ai = [
    [FUNCTIONS, 'AI_PROVIDER_KEY'],
    [FUNCTIONS, 'AI_MODEL'],
    [SITE, 'VITE_AI_BASE_URL'],
  ] as const;
  const first = ai.find(([file, name]) => has(file, name))?.[1];
  for (const [file, name] of first === undefined ? [] : ai)
    missing(file, [name], `AI needs it beside ${first ?? ''}`);
  const [project, address] = [value(SITE, 'VITE_SUPABASE_URL'), value(SITE, 'VITE_AI_BASE_URL')];
  if (
    isRight(SITE, 'VITE_SUPABASE_URL') &&
    isRight(SITE, 'VITE_AI_BASE_URL') &&
    !address.startsWith(`${project}/`)
  )
    faults.push(`${SITE}: VITE_AI_BASE_URL must begin with ${project}, as VITE_SUPABASE_URL does.`);
  return faults;
}
