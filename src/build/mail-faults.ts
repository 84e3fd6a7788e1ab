type Values = ReadonlyMap<string, string>;

/** Mail services of the guide: where they answer, and what they take as the user. */
const SERVICES = [
  {
    host: 'postmarkapp.com',
    ports: ['587', '2525'],
    answersAt: 'Postmark answers at 587 and 2525.',
    /** A token for one stream alone has a user and a password of its own; such a user begins with PM-. */
    faultOfLogIn: (user: string, pass: string) =>
      user === pass || user.startsWith('PM-')
        ? null
        : 'SMTP_PASS must be the same as SMTP_USER: at Postmark the Server API token stands in both.',
  },
  {
    host: 'resend.com',
    ports: ['587', '465', '2587'],
    answersAt: 'Resend answers at 587, 465 and 2587.',
    faultOfLogIn: (user: string) =>
      user === 'resend'
        ? null
        : 'SMTP_USER must be the word resend: at Resend the key stands in SMTP_PASS alone.',
  },
];

/**
 * What does not fit together in a mail account.
 *
 * @param isRight whether a setting is there, and has no fault of its own
 * @returns a sentence for each fault, which begins with the setting's name
 */
export function faultsOfMail(values: Values, isRight: (name: string) => boolean): string[] {
  const value = (name: string) => values.get(name) ?? '';
  const service = SERVICES.find(({ host }) => value('SMTP_HOST').endsWith(`.${host}`));
  if (service === undefined) return [];
  const isOpen = !isRight('SMTP_PORT') || service.ports.includes(value('SMTP_PORT'));
  const logIn =
    isRight('SMTP_USER') && isRight('SMTP_PASS')
      ? service.faultOfLogIn(value('SMTP_USER'), value('SMTP_PASS'))
      : null;
  return [
    ...(isOpen ? [] : [`SMTP_PORT must be another: ${service.answersAt}`]),
    ...(logIn === null ? [] : [logIn]),
  ];
}

/** A question where mails come from another domain than the site's: both can be right, and one can be mistyped. */
export function questionOfSender(values: Values): string | null {
  const address = values.get('SITE_URL') ?? '';
  const [, sender] = /@([^@\s]+)$/.exec(values.get('SMTP_FROM') ?? '') ?? [];
  if (sender === undefined || !URL.canParse(address)) return null;
  const site = new URL(address).hostname;
  const isWithin = (inner: string, outer: string) => inner === outer || inner.endsWith(`.${outer}`);
  const parent = site.split('.').slice(1).join('.');
  const fits =
    isWithin(site, sender) ||
    isWithin(sender, site) ||
    (parent.includes('.') && isWithin(sender, parent));
  return fits
    ? null
    : `Read this once more: mails come from ${sender}, and the site is ${site}. If both are yours, leave them.`;
}
