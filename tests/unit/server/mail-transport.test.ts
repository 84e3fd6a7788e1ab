import { expect, test } from 'vitest';
import { mailTransportOptions } from '../../../supabase/functions/ai-assist/mail-transport';

const account = { port: 587, user: '', password: '', from: 'quest@example.org' };

test.each(['localhost', '127.0.0.1', '::1'])('a mail server at %s needs no TLS', (host) => {
  expect(mailTransportOptions({ ...account, host }).requireTLS).toBe(false);
});

test.each(['smtp.example.org', 'localhost.example.org'])(
  'a mail server at %s needs TLS',
  (host) => {
    expect(mailTransportOptions({ ...account, host }).requireTLS).toBe(true);
  },
);

test('port 465 speaks TLS from the start, and a user name brings a log in', () => {
  const options = mailTransportOptions({
    ...account,
    host: 'smtp.example.org',
    port: 465,
    user: 'u',
    password: 'p',
  });
  expect(options).toMatchObject({
    secure: true,
    requireTLS: false,
    auth: { user: 'u', pass: 'p' },
  });
});
