import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { faultsOfFacts } from '@/build/facts-files';
import { faultOfProcessors } from '@/build/mail-faults';
import { openFacts } from '@/build/open-facts';
import { agency } from '@/content/agency';
import { spanishExamples } from '@/content/agency-examples';
import { agencyPolicies } from '@/content/agency-policies';

const faultsOf = (facts: Record<string, string>) =>
  openFacts(facts).map((one) => one.split(' ')[0]);

test('facts as they came are examples, but for the number of job centers and what belongs to it', () => {
  const facts = { ...agency, ...agencyPolicies };
  expect(faultsOf(facts)).toEqual(['name', 'county', 'privacyContact', 'processors']);
  const own = { ...facts, phone: '937-555-2142' };
  expect(faultsOf(own).slice(2, 6)).toEqual(['staffContact', 'phoneNote', 'address', 'hours']);
  const words = { staffContact: 'our front desk', phoneNote: '', address: '', hours: '' };
  expect(faultsOf({ ...own, ...words })).toEqual([
    'name',
    'county',
    'privacyContact',
    'processors',
  ]);
  expect(faultsOf({ ...own, ...words, phoneNote: 'extension 3' })).not.toContain('phoneNote');
  expect(faultsOf({ ...facts, phoneNote: '' })).toContain('phoneNote');
  expect(faultsOf({ ...facts, address: 'Or come to 5 Mill Street.' })).toContain('hours');
});

test.for([
  ['minimumAge', '10'],
  ['minimumAge', '14 years'],
  ['minimumAge', 'fourteen'],
  ['stateJobService', ''],
  ['privacyContact', ' '],
  ['phone', 'none'],
  ['phone', '937-555-2142 extension 3'],
] as const)('the fact %s cannot be "%s"', ([fact, text]) => {
  expect(faultsOf({ [fact]: text })).toEqual([fact]);
});

test('a build says which facts are the invented ones of the guide', () => {
  const guide = readFileSync('src/docs/deploy.md', 'utf8');
  const box = Object.fromEntries(
    [...guide.matchAll(/^ +(\w+): '(.*)',$/gm)].map(([, fact = '', text = '']) => [fact, text]),
  );
  expect(faultsOf(box)).toEqual(['name', 'county', 'phone', 'address', 'privacyContact']);
  const own = { name: 'Maple Street Center', phone: '937-555-2142', privacyContact: 'a@maple.org' };
  expect(openFacts(own)).toEqual([]);
});

describe('facts of an agency that has filled in English alone', () => {
  const spanish = {
    staffContact: spanishExamples['staffContact'] ?? '',
    address: spanishExamples['address'] ?? '',
    processors: spanishExamples['processors'] ?? '',
    privacyContact: spanishExamples['privacyContact'] ?? '',
  };
  const own = {
    phone: '937-555-2142',
    staffContact: 'our front desk',
    address: 'We are at 5 Mill Street.',
    processors: 'Supabase stores the accounts, and Resend sends our emails.',
    privacyContact: 'privacy@maple.org',
  };
  const listed = async (inSpanish: Record<string, string>) => {
    const folder = mkdtempSync(join(tmpdir(), 'career-quest-facts-'));
    mkdirSync(join(folder, 'src/content/es'), { recursive: true });
    const write = (file: string, facts: object) =>
      writeFileSync(join(folder, file), `export const agency = ${JSON.stringify(facts)};\n`);
    write('src/content/agency.ts', own);
    write('src/content/es/agency.ts', inSpanish);
    const found = await faultsOfFacts(folder);
    return found.filter((fault) => fault.startsWith('src/content/es/'));
  };

  test('are asked for in Spanish, but for what reads the same', async () => {
    expect(await listed(spanish)).toEqual([
      "src/content/es/agency.ts: address is there in English alone. Write it in Spanish, or '' to leave it out of the Spanish pages.",
      'src/content/es/agency.ts: processors is there in English alone. Write it in Spanish.',
    ]);
    const written = {
      address: '',
      processors: 'Supabase guarda las cuentas y Resend los correos.',
    };
    expect(await listed({ ...spanish, ...written })).toEqual([]);
  });
});

test.for([
  ['smtp.postmarkapp.com', 'Supabase and Resend.', 'processors names Resend, and your mails go'],
  ['smtp.maple.org', 'Supabase and Resend.', 'processors names Resend, and your mails go'],
  ['smtp.postmarkapp.com', 'Supabase and another.', 'processors does not name Postmark'],
  ['smtp.postmarkapp.com', 'Supabase and Postmark.', null],
  ['smtp.maple.org', 'Supabase and another.', null],
  ['smtp.example.org', 'Supabase and Resend.', null],
] as const)('mails through %s, and who handles data is "%s"', ([server, processors, fault]) => {
  const told = faultOfProcessors(processors, server);
  if (fault === null) expect(told).toBeNull();
  else expect(told).toContain(fault);
});

test('the list names a mail service that the sentence on data leaves out', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'career-quest-facts-'));
  for (const path of ['supabase', 'src/content'])
    mkdirSync(join(folder, path), { recursive: true });
  writeFileSync(join(folder, 'supabase/.env'), 'SMTP_HOST=smtp.postmarkapp.com\n');
  writeFileSync(
    join(folder, 'src/content/agency-policies.ts'),
    "export const agencyPolicies = { processors: 'Supabase alone.' };\n",
  );
  expect(await faultsOfFacts(folder)).toEqual([
    'src/content/agency-policies.ts: processors does not name Postmark, which sends your mails. Name it.',
  ]);
});

test('a fact whose line is gone is missed, in both languages', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'career-quest-facts-'));
  mkdirSync(join(folder, 'src/content/es'), { recursive: true });
  const declared =
    'export interface Facts {\n  readonly name: string;\n  readonly hours: string;\n}\n';
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
  write('src/content/agency.ts', `${declared}export const agency = { name: 'Maple Center' };\n`);
  write('src/content/es/agency.ts', "export const agency = { county: 'Maple' };\n");
  expect(await faultsOfFacts(folder)).toEqual([
    "src/content/agency.ts: hours has no line. Write hours: '…', with yours.",
    "src/content/es/agency.ts: hours has no line. Write hours: '…', with yours.",
  ]);
});
