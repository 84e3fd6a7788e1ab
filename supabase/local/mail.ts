/** A mail that the auth server sent, reduced to what a person needs from it. */
export interface Mail {
  to: string;
  subject: string;
  /** The page that finishes the step, '' when the mail has none. */
  link: string;
  /** The six-digit code of the same mail, '' when the mail has none. */
  code: string;
  /** The whole mail, as markup. */
  html: string;
}

/** Reads link and code out of a mail made from `supabase/templates`. */
export function readMail(message: { to: string; subject: string; html?: string }): Mail {
  const html = message.html ?? '';
  return {
    to: message.to,
    subject: message.subject,
    link: (/href="([^"]+)"/.exec(html)?.[1] ?? '').replaceAll('&amp;', '&'),
    code: /<strong>(\d{6})<\/strong>/.exec(html)?.[1] ?? '',
    html,
  };
}
