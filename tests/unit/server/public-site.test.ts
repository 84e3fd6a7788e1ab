import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lockDataFolder } from '../../../supabase/local/data-lock';
import { moveOldData } from '../../../supabase/local/embedded-settings';
import { createMailSender } from '../../../supabase/local/mail-sender';
import { readPublicSite } from '../../../supabase/local/public-site';
import { startPostOffice } from '../../support/post-office';

const whole = {
  CAREER_QUEST_BEHIND_PROXY: '1',
  SITE_URL: 'https://quest.example.org/',
  SMTP_HOST: 'smtp.example.org',
  SMTP_PORT: '587',
  SMTP_USER: 'quest',
  SMTP_PASS: 'a secret',
  SMTP_FROM: 'quest@example.org',
};

test('on a machine of one’s own nothing is asked for', () => {
  expect(readPublicSite({ SMTP_HOST: 'smtp.example.org' })).toBeNull();
});

test('behind a proxy all of it is read', () => {
  expect(readPublicSite(whole)).toEqual({
    siteUrl: 'https://quest.example.org',
    mail: {
      host: 'smtp.example.org',
      port: 587,
      user: 'quest',
      password: 'a secret',
      from: 'quest@example.org',
    },
  });
});

test.for([
  ['SITE_URL', ''],
  ['SITE_URL', 'http://quest.example.org'],
  ['SITE_URL', 'https://quest.example.org/start'],
  ['SITE_URL', 'quest.example.org'],
  ['SMTP_HOST', ' '],
  ['SMTP_PORT', ''],
  ['SMTP_PORT', 'mail'],
  ['SMTP_USER', ''],
  ['SMTP_PASS', ''],
  ['SMTP_FROM', 'quest'],
] as const)('%s="%s" is named, and nothing else', ([name, value]) => {
  const read = () => readPublicSite({ ...whole, [name]: value });
  expect(read).toThrow(new RegExp(`^Behind a proxy these settings are needed:\n  ${name} must.+$`));
});

test('a mail server of the same machine needs no log in', () => {
  const env = { ...whole, SMTP_HOST: 'localhost', SMTP_USER: '', SMTP_PASS: '' };
  expect(readPublicSite(env)?.mail.user).toBe('');
});

test('a mail that is refused for good is told by its code, at once, and nothing else is', async () => {
  const post = await startPostOffice();
  const faults: string[] = [];
  const sender = createMailSender(
    { host: '127.0.0.1', port: post.port, user: '', password: '', from: 'quest@example.org' },
    (code) => faults.push(code),
  );
  const mail = { subject: 'Confirm', link: '', code: '123456', html: '<p>123456</p>' };
  expect(await sender.check()).toBe('');
  sender.send({ ...mail, to: 'ana@example.com' });
  expect(await post.next()).toContain('Or type this code: 123456');
  sender.send({ ...mail, to: 'nobody@example.com' });
  await expect.poll(() => faults).toEqual(['EENVELOPE']);
  await post.close();
  expect(await sender.check()).toBe('ESOCKET');
  sender.close();
});

test('a database at the old place is moved with its secret, once, and not while it is in use', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'career-quest-move-'));
  const [from, to] = [join(folder, '.temp/data'), join(folder, '.data/database')];
  mkdirSync(from, { recursive: true });
  writeFileSync(join(from, 'PG_VERSION'), '17');
  writeFileSync(`${from}.jwt-secret`, 'secret');
  const lock = await lockDataFolder(from);
  await expect(moveOldData(to, from)).rejects.toThrow('already running');
  await lock.release();
  await moveOldData(to, from);
  await moveOldData(to, from);
  expect(readdirSync(join(folder, '.data'))).toEqual(['database', 'database.jwt-secret']);
  expect(readdirSync(to)).toEqual(['PG_VERSION']);
  expect(readdirSync(join(folder, '.temp'))).toEqual([]);
  rmSync(folder, { recursive: true });
});
