type Values = ReadonlyMap<string, string>;

/** The mail services of the guide: their servers and the user name that each expects. */
const SERVICES = [
  {
    name: 'Postmark',
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
    name: 'Resend',
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
  const sender = isRight('SITE_URL') && isRight('SMTP_FROM') ? faultOfSender(values) : null;
  return [...faultsOfAccount(values, isRight), ...(sender === null ? [] : [sender])];
}

function faultsOfAccount(values: Values, isRight: (name: string) => boolean): string[] {
  const value = (name: string) => values.get(name) ?? '';
  const service = serviceAt(value('SMTP_HOST'));
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

const serviceAt = (server: string) => SERVICES.find(({ host }) => server.endsWith(`.${host}`));

/** The sender's domain should be the site's: other mails look like fraud, and the domain may be mistyped. */
function faultOfSender(values: Values): string | null {
  const [, sender = ''] = /@([^@\s]+)$/.exec(values.get('SMTP_FROM') ?? '') ?? [];
  const site = new URL(values.get('SITE_URL') ?? '').hostname;
  const isWithin = (inner: string, outer: string) => inner === outer || inner.endsWith(`.${outer}`);
  const parent = site.split('.').slice(1).join('.');
  const fits =
    isWithin(site, sender) ||
    isWithin(sender, site) ||
    (parent.includes('.') && isWithin(sender, parent));
  return fits
    ? null
    : `SMTP_FROM is at ${sender}, and the site at ${site}. Take an address at the domain of the site, the one that you added at your mail service.`;
}

/**
 * Whether the sentence that names who handles learners' data fits the server that the mails go through.
 *
 * @param server the mail server; '' where nobody has named one yet
 * @returns what is wrong, in a sentence; null where nothing is, or where we do not know the service
 */
export function faultOfProcessors(sentence: string, server: string): string | null {
  if (server === '' || server.endsWith('.example.org')) return null;
  const service = serviceAt(server);
  const isNamed = ({ name }: { name: string }) => sentence.includes(name);
  const other = SERVICES.find((candidate) => candidate !== service && isNamed(candidate));
  if (other !== undefined)
    return `processors names ${other.name}, and your mails go through ${server}. Name the company that sends them.`;
  return service === undefined || isNamed(service)
    ? null
    : `processors does not name ${service.name}, which sends your mails. Name it.`;
}
