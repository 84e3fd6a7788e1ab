/** A mail that is due to somebody who has not been here for long. */
export interface DueMail {
  userId: string;
  email: string;
  monthsLeft: number;
  /** The day on which the account may go, as YYYY-MM-DD. */
  erasedFrom: string;
}

/** The database, as far as this needs it. */
export interface DormantAccounts {
  due(): Promise<DueMail[]>;
  sent(mail: DueMail): Promise<void>;
  erase(): Promise<number>;
}

export type OutgoingMail = { to: string; subject: string; html: string; text: string };

/** How many mails were taken by the mail server, and were not, and how many accounts are gone. */
export type Upkeep = { mailed: number; failed: number; erased: number };

/**
 * Writes to those whose account is about to go, and erases those whose time is over. A mail counts only when the mail
 * server took it: nobody is erased unwarned because the mail account is broken. Mails that there was no time for go
 * with the next call.
 *
 * @param isTimeUp - asked before each mail
 */
export async function processDormantAccounts(
  accounts: DormantAccounts,
  siteUrl: string,
  send: (letter: OutgoingMail) => Promise<void>,
  isTimeUp: () => boolean,
): Promise<Upkeep> {
  const erased = await accounts.erase();
  let [mailed, failed] = [0, 0];
  for (const mail of await accounts.due()) {
    if (isTimeUp()) break;
    const went = await send(mailOf(mail, siteUrl)).then(
      () => true,
      () => false,
    );
    if (went) await accounts.sent(mail);
    if (went) mailed += 1;
    else failed += 1;
  }
  return { mailed, failed, erased };
}

function mailOf({ email, erasedFrom }: DueMail, siteUrl: string): OutgoingMail {
  const noon = new Date(`${erasedFrom}T12:00:00Z`);
  const dayIn = (locale: string) =>
    noon.toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const [day, dia] = [dayIn('en-US'), dayIn('es-US')];
  const english = mailText(`${siteUrl}/auth`, [
    'You have not used Career Quest for a long time.',
    `To keep your account and your resume, log in before ${day}:`,
    `If you do nothing, we erase your account and all of your work in it on or after ${day}.`,
  ]);
  const spanish = mailText(`${siteUrl}/es/auth`, [
    'Hace mucho tiempo que no usa Career Quest.',
    `Para conservar su cuenta y su currículum, inicie sesión antes del ${dia}:`,
    `Si no hace nada, borramos su cuenta y todo su trabajo en ella el ${dia} o después.`,
  ]);
  return {
    to: email,
    subject: `Log in before ${day} to keep your Career Quest account`,
    text: `${english.text}\n\n${spanish.text}`,
    html: `${english.html}<hr><div lang="es">${spanish.html}</div>`,
  };
}

/** Paragraphs of the mail as plain text and as HTML: situation, call to action with the URL, consequence. */
function mailText(
  address: string,
  [first, keep, erase]: readonly [first: string, keep: string, erase: string],
) {
  return {
    text: [first, `${keep} ${address}`, erase].join('\n\n'),
    html: `<p>${first}</p><p>${keep} <a href="${address}">${address}</a></p><p>${erase}</p>`,
  };
}
