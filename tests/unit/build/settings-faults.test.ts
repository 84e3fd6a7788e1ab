import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { faultsOfSettings } from '@/build/settings-faults';

const example = (file: string) => readFileSync(`${file}.example`, 'utf8');
const RIGHT = {
  'supabase/.env':
    'SITE_URL=https://quest.maple.org\nSMTP_HOST=smtp.postmarkapp.com\nSMTP_PORT=587\nSMTP_USER=1a2b3c-4d\nSMTP_PASS=1a2b3c-4d\nSMTP_FROM=quest@maple.org\n',
  'supabase/functions/.env': '# Words.\nALLOWED_ORIGINS=https://quest.maple.org\n# AI_MODEL=\n',
  '.env.production':
    'VITE_SUPABASE_URL=https://abcdefghijklmnopqrst.supabase.co\r\nVITE_SUPABASE_PUBLISHABLE_KEY=sb_publishable_1\r\n',
};
type File = keyof typeof RIGHT;

function faults(changed: Partial<Record<File, (text: string) => string>> = {}): string[] {
  const files = Object.entries(RIGHT).map(([file, text]) => ({
    file,
    text: changed[file as File]?.(text) ?? text,
    example: example(file),
  }));
  return faultsOfSettings(files);
}

test('settings that are filled in have no faults', () => {
  expect(faults()).toEqual([]);
});

test('a site that moves may have two addresses, with a comma between them', () => {
  const names = (origins: string) =>
    faults({ 'supabase/functions/.env': () => `ALLOWED_ORIGINS=${origins}\n` });
  expect(names('https://quest.maple.org,https://old.maple.org')).toEqual([]);
  expect(names('https://old.maple.org,https://older.maple.org')).toHaveLength(1);
  expect(names('https://quest.maple.org,old.maple.org')).toHaveLength(1);
});

test('examples as they came are faults, each with its line', () => {
  const asTheyCame = (Object.keys(RIGHT) as File[]).map((file) => [file, () => example(file)]);
  const found = faults(Object.fromEntries(asTheyCame) as Record<File, () => string>);
  expect(found.map((line) => line.split(' is still the example.')[0])).toEqual([
    'supabase/.env: SITE_URL',
    'supabase/.env: SMTP_HOST',
    'supabase/.env: SMTP_USER',
    'supabase/.env: SMTP_PASS',
    'supabase/.env: SMTP_FROM',
    'supabase/functions/.env: ALLOWED_ORIGINS',
    '.env.production: VITE_SUPABASE_URL',
    '.env.production: VITE_SUPABASE_PUBLISHABLE_KEY',
  ]);
});

/** One line of a file as somebody could have written it, and what they are told. */
test.for([
  ['supabase/.env', 'SITE_URL=quest.maple.org/', 'SITE_URL must begin with https://'],
  ['supabase/.env', 'SITE_URL=http://quest.maple.org', 'SITE_URL must begin with https://'],
  ['supabase/.env', 'SITE_URL=https://quest.maple.org/', 'SITE_URL must end behind the name'],
  ['supabase/.env', 'SITE_URL=https://quest', 'SITE_URL is no address'],
  [
    'supabase/.env',
    'SITE_URL=https://quest.example.orghttps://quest.maple.org',
    'SITE_URL still has the example beside yours',
  ],
  ['supabase/.env', 'SITE_URL=https://https://quest.maple.org', 'SITE_URL has something twice'],
  ['supabase/.env', 'SITE_URL=SITE_URL=https://quest.maple.org', 'SITE_URL has something twice'],
  ['supabase/.env', 'SITE_URL=https://other.example.org', 'SITE_URL is still the example'],
  ['supabase/.env', 'SMTP_HOST=', 'SMTP_HOST is empty'],
  ['supabase/.env', 'SMTP_HOST=https://smtp.maple.org', 'SMTP_HOST is no name of a mail server'],
  ['supabase/.env', 'SMTP_PORT=', 'SMTP_PORT is empty'],
  ['supabase/.env', 'SMTP_PORT=no', 'SMTP_PORT must be a number'],
  ['supabase/.env', 'SMTP_PORT=0', 'SMTP_PORT must be a number'],
  ['supabase/.env', 'SMTP_PORT=70000', 'SMTP_PORT must be a number'],
  ['supabase/.env', 'SMTP_PORT=465', 'SMTP_PORT must be another: Postmark answers at'],
  ['supabase/.env', 'SMTP_PORT=25', 'SMTP_PORT must be another: hosted services cannot reach 25'],
  ['supabase/.env', 'SMTP_PORT=2587', 'SMTP_PORT must be another: Postmark answers at'],
  ['supabase/.env', 'SMTP_PASS=1a2b3c-4e', 'SMTP_PASS must be the same as SMTP_USER: at Postmark'],
  ['supabase/.env', 'SMTP_USER=1a2b3c', 'SMTP_PASS must be the same as SMTP_USER: at Postmark'],
  ['supabase/.env', 'SMTP_HOST=smtp.resend.com', 'SMTP_USER must be the word resend'],
  ['supabase/.env', 'SMTP_USER= abc', 'SMTP_USER has a space beside its value'],
  ['supabase/.env', 'SMTP_USER =abc', 'SMTP_USER has a space beside its value'],
  ['supabase/.env', 'SMTP_USER=abc ', 'SMTP_USER has a space beside its value'],
  ['supabase/.env', 'SMTP_USER=token12345token12345', 'SMTP_USER has something twice'],
  ['supabase/.env', 'SMTP_PASS=ab#c', 'SMTP_PASS has a sign that is read otherwise'],
  ['supabase/.env', 'SMTP_PASS=ab c', 'SMTP_PASS has a sign that is read otherwise'],
  ['supabase/.env', "SMTP_PASS='a'c'", 'SMTP_PASS has a quote inside'],
  ['supabase/.env', "SMTP_PASS='abc", 'SMTP_PASS has one quote'],
  ['supabase/.env', 'SMTP_PASS=“abc”', 'SMTP_PASS has curly quotes'],
  ['supabase/.env', 'SMTP_FROM=Quest <quest@maple.org>', 'SMTP_FROM must be the address alone'],
  ['supabase/.env', 'SMTP_FROM=quest', 'SMTP_FROM must be the address alone'],
  ['supabase/.env', '# SMTP_FROM=quest@maple.org', 'SMTP_FROM has no line'],
  ['supabase/.env', 'SMTP_FROM quest@maple.org', 'SMTP_FROM has no line'],
  ['supabase/functions/.env', 'ALLOWED_ORIGINS=quest.maple.org', 'ALLOWED_ORIGINS must begin'],
  [
    'supabase/functions/.env',
    'ALLOWED_ORIGINS=https://other.maple.org',
    'ALLOWED_ORIGINS does not name https://quest.maple.org, the SITE_URL',
  ],
  [
    '.env.production',
    'VITE_SUPABASE_PUBLISHABLE_KEY=sb_publishable_sb_publishable_1',
    'VITE_SUPABASE_PUBLISHABLE_KEY has something twice',
  ],
  ['.env.production', 'VITE_SUPABASE_PUBLISHABLE_KEY=sb_secret_1', 'is a secret key'],
  [
    '.env.production',
    'VITE_SUPABASE_URL=abcdefghijklmnopqrst',
    'VITE_SUPABASE_URL is the Project ID alone. Write https://abcdefghijklmnopqrst.supabase.co',
  ],
  [
    '.env.production',
    'VITE_SUPABASE_URL=https://YOUR-PROJECT-ID.supabase.co',
    'VITE_SUPABASE_URL is still the example. Put your Project ID in the place of YOUR-PROJECT-ID.',
  ],
] as const)('in %s the line "%s"', ([file, line, problem]) => {
  const [name = ''] = /[A-Z_]+/.exec(line) ?? [];
  const found = faults({
    [file]: (text: string) => text.replace(new RegExp(`^${name}=.*$`, 'm'), line),
  });
  expect(found.filter((fault) => fault.startsWith(`${file}: `)).join('\n')).toContain(problem);
});

test('a mail service other than those of the guide, and a token of two parts, are left alone', () => {
  const account = (...lines: string[]) =>
    faults({
      'supabase/.env': (text) =>
        `${text.replaceAll(/^SMTP_(?!FROM).*\n/gm, '')}${lines.join('\n')}\n`,
    });
  const other = ['SMTP_HOST=smtp.maple.org', 'SMTP_PORT=465', 'SMTP_USER=a', "SMTP_PASS='b c'"];
  expect(account(...other)).toEqual([]);
  const parts = ['SMTP_HOST=smtp.postmarkapp.com', 'SMTP_PORT=2525', 'SMTP_USER=PM-T-outbound-1'];
  expect(account(...parts, 'SMTP_PASS=b')).toEqual([]);
  const resend = ['SMTP_HOST=smtp.resend.com', 'SMTP_USER=resend', 'SMTP_PASS=re_1'];
  expect(account(...resend, 'SMTP_PORT=587')).toEqual([]);
  expect(account(...resend, 'SMTP_PORT=2525')).toEqual([
    'supabase/.env: SMTP_PORT must be another: Resend answers at 587, 465 and 2587.',
  ]);
});

test.for([
  ['https://quest.maple.org', 'quest@maple.org', false],
  ['https://quest.maple.org', 'quest@mail.maple.org', false],
  ['https://maple.org', 'quest@maple.org', false],
  ['https://maple.org', 'quest@mail.maple.org', false],
  ['https://quest.maple.k12.oh.us', 'quest@maple.k12.oh.us', false],
  ['https://quest.maple.org', 'quest@mapel.org', true],
  ['https://maple.org', 'quest@other.org', true],
  ['https://quest.maple.k12.oh.us', 'quest@mapel.k12.oh.us', true],
  // Each has a fault of its own.
  ['https://quest.maple.org', 'quest', false],
  ['quest.maple.org', 'quest@mapel.org', false],
] as const)('a site at %s with mails from %s', ([site, from, isFault]) => {
  const account = RIGHT['supabase/.env'].replaceAll(/^(?:SITE_URL|SMTP_FROM)=.*\n/gm, '');
  const found = faults({
    'supabase/.env': () => `${account}SITE_URL=${site}\nSMTP_FROM=${from}\n`,
    'supabase/functions/.env': () => `ALLOWED_ORIGINS=${site}\n`,
  });
  const told = found.filter((line) => line.includes('SMTP_FROM is at'));
  expect(told).toHaveLength(isFault ? 1 : 0);
});

const added = (file: File, ...lines: string[]) =>
  faults({ [file]: (text: string) => `${text}${lines.join('\n')}\n` });

test('a setting that stands there twice, and a line that is none, are faults', () => {
  expect(added('supabase/.env', 'SITE_URL=https://quest.maple.org')).toEqual([
    'supabase/.env: SITE_URL stands there in two lines. Delete one.',
  ]);
  expect(added('supabase/.env', 'https://quest.maple.org')).toEqual([
    'supabase/.env: line 7 from the top is no setting. It must begin with a name and =, or with a #.',
  ]);
});

test('what is switched on has all that it needs', () => {
  const functions = 'supabase/functions/.env';
  expect(added(functions, 'AI_PROVIDER_KEY=abc')).toEqual([
    `${functions}: AI_MODEL has no line. AI needs it beside AI_PROVIDER_KEY: take the # before it away, or write AI_MODEL= and your value.`,
    '.env.production: VITE_AI_BASE_URL has no line. AI needs it beside AI_PROVIDER_KEY: take the # before it away, or write VITE_AI_BASE_URL= and your value.',
  ]);
  const upkeep = ['UPKEEP_KEY=short', 'SMTP_HOST=smtp.maple.org', 'SMTP_PORT=587', 'SMTP_USER=a'];
  expect(added(functions, ...upkeep)).toEqual([
    `${functions}: UPKEEP_KEY must have 32 letters and digits or more.`,
    `${functions}: SMTP_PORT must be another: hosted functions cannot reach 25 and 587. Write 2525 or 465.`,
    `${functions}: SMTP_PASS has no line. Mails to unused accounts need it: take the # before it away, or write SMTP_PASS= and your value.`,
    `${functions}: SMTP_FROM has no line. Mails to unused accounts need it: take the # before it away, or write SMTP_FROM= and your value.`,
  ]);
  // Nothing is guessed: not the port, and not whether mails are to be sent.
  const mail = ['SMTP_HOST=smtp.maple.org', 'SMTP_USER=a', 'SMTP_PASS=b', 'SMTP_FROM=q@maple.org'];
  expect(added(functions, ...mail)).toEqual(
    ['UPKEEP_KEY', 'SMTP_PORT'].map(
      (name) =>
        `${functions}: ${name} has no line. Mails to unused accounts need it: take the # before it away, or write ${name}= and your value.`,
    ),
  );
  expect(added(functions, 'UPKEEP_KEY=', 'AI_MODEL=')).toContain(
    `${functions}: UPKEEP_KEY is empty. Write yours behind the =, or put a # before the line.`,
  );
  expect(
    added(
      '.env.production',
      'VITE_AI_BASE_URL=https://zbcdefghijklmnopqrst.supabase.co/functions/v1/ai-assist',
    ),
  ).toContain(
    '.env.production: VITE_AI_BASE_URL must begin with https://abcdefghijklmnopqrst.supabase.co, as VITE_SUPABASE_URL does.',
  );
});
