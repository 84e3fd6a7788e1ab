import { randomUUID } from 'node:crypto';
import type { SiteFacts } from './check-files';
import {
  ask,
  check,
  notChecked,
  right,
  toDo,
  valueIn,
  type CheckedAnswer,
  type Finding,
  type Live,
} from './finding';
import { fixesFor, type Fixes } from './fixes';

/** How the person at the terminal is asked; an empty answer leaves the question out. */
export type MailCheckInput = (text: string) => Promise<string>;

/**
 * Walks the way of a new learner with a mailbox of the person who runs this: sign-up, mail, code, a save, and the
 * deletion of the account. Nothing of it stays.
 */
export async function checkMail(
  live: Live,
  facts: SiteFacts,
  question: MailCheckInput,
): Promise<Finding[]> {
  const email = await question(
    'To see if mails arrive, type an email address that has NO account here (or press Enter to leave this out): ',
  );
  if (email === '') return [notChecked('Whether mails arrive, and whether a learner can save')];
  const password = `Check-${randomUUID()}`;
  const call = caller(live, facts);
  const fixes = fixesFor(facts);

  const signUp = await call('/auth/v1/signup', { email, password });
  if (signUp?.status !== 200) return [notSent(signUp, fixes)];
  if (valueIn(signUp.json, 'access_token')) {
    return [toDo('Nobody has to confirm their email', fixes.settings)];
  }
  const code = (
    await question(
      'A mail is on its way. Type the code in it (or press Enter if none came in 5 minutes): ',
    )
  ).replace(/\s/g, '');
  if (code === '') {
    const fix = `Look in the spam folder. ${fixes.mailAccount}`;
    return [toDo('The mail did not arrive', fix)];
  }
  const link = await question(
    'Copy the link in that mail WITHOUT opening it, and paste it here (or press Enter to leave this out): ',
  );
  const verified = await call('/auth/v1/verify', { email, token: code, type: 'signup' });
  const findings = [
    right('The mail arrived'),
    check(
      /^\d{6}$/.test(code),
      'The code has six digits',
      `The code has ${String(code.length)} characters`,
      fixes.settings,
    ),
    link === ''
      ? notChecked('Whether the link of the mail leads to the site')
      : checkLink(link, live.site, fixes),
  ];
  const token = valueIn(verified?.json, 'access_token');
  const userId = valueIn(verified?.json, 'user', 'id');
  if (typeof token !== 'string' || typeof userId !== 'string') {
    return [
      ...findings,
      toDo(
        'The code of the mail is refused',
        `Type the newest code, within an hour. ${fixes.settings}`,
      ),
    ];
  }
  return [...findings, ...(await checkOwnRow(call, token, userId, fixes))];
}

type Call = (path: string, body: object | null, token?: string) => Promise<CheckedAnswer>;

/** One way in: with a body it is a POST, without one a GET. */
function caller({ site, fetch }: Live, { backend, key }: SiteFacts): Call {
  return (path, body, token) =>
    ask(fetch, `${backend || site}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        apikey: key,
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
}

function notSent(signUp: CheckedAnswer, fixes: Fixes): Finding {
  const words = valueIn(signUp?.json, 'msg') ?? valueIn(signUp?.json, 'message');
  const fix = signUp?.status === 429 ? fixes.tooManyMails : fixes.mailAccount;
  return toDo(
    `The mail could not be sent (${typeof words === 'string' ? words : 'no answer'})`,
    fix,
  );
}

function checkLink(link: string, site: string, fixes: Fixes): Finding {
  const fix = `${fixes.siteUrl(site)} Click tracking of your mail service must be off: it changes links.`;
  return check(
    link.startsWith(`${site}/auth#token_hash=`),
    'The link of the mail leads to the site',
    'The link of the mail does not lead to the site',
    fix,
  );
}

/** A learner's own row, and nobody else's; then the account goes again. */
async function checkOwnRow(
  call: Call,
  token: string,
  userId: string,
  fixes: Fixes,
): Promise<Finding[]> {
  const row = { id: 1, data: { note: 'check' }, revision: 1, save_id: randomUUID() };
  const saved = await call('/rest/v1/resumes', row, token);
  const read = await call('/rest/v1/resumes?select=user_id', null, token);
  const other = { ...row, user_id: randomUUID(), save_id: randomUUID() };
  const stolen = await call('/rest/v1/resumes', other, token);
  const owners = Array.isArray(read?.json)
    ? read.json.map((owner) => valueIn(owner, 'user_id'))
    : [];
  const deleted = await call('/rest/v1/rpc/delete_account', {}, token);
  return [
    check(
      saved?.status === 201 && owners.length === 1 && owners[0] === userId,
      'A learner saves and reads their own resume, and no other',
      'A learner cannot save and read just their own resume',
      `${fixes.tables} Then check again.`,
    ),
    check(
      stolen !== null && stolen.status >= 400,
      'A learner cannot write for somebody else',
      'A LEARNER CAN WRITE FOR SOMEBODY ELSE',
      `Take the site down now. ${fixes.tables} Then check again.`,
    ),
    check(
      deleted?.status === 200 && deleted.json === userId,
      'An account can be deleted: the one of this check is gone',
      'The account of this check could not be deleted',
      fixes.leftAccount,
    ),
  ];
}
