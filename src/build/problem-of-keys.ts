/** What is wrong with the addresses and the key of a production build, in a sentence for the operator. */
export function problemOfKeys(url: string, key: string, ai = ''): string | null {
  if (url === '' || key === '' || /YOUR-/.test(url + key)) {
    return (
      'A production build needs VITE_SUPABASE_URL and VITE_SUPABASE_PUBLISHABLE_KEY of your own Supabase project, ' +
      'in the file .env.production. For the embedded backend use `npm start`.'
    );
  }
  if (!URL.canParse(url) || new URL(url).origin !== url.replace(/\/$/, '')) {
    return `VITE_SUPABASE_URL in .env.production is "${url}". Write it like https://abcdefghijklmnopqrst.supabase.co`;
  }
  if (ai.includes('YOUR-')) {
    return 'VITE_AI_BASE_URL in .env.production has an example in it: put your own project in its place, or a # before the line.';
  }
  if (isSecretKey(key)) {
    return 'VITE_SUPABASE_PUBLISHABLE_KEY in .env.production is a secret key. Everybody could read it: take the publishable key.';
  }
  if (/(sb_publishable_).*\1/.test(key)) {
    return 'In VITE_SUPABASE_PUBLISHABLE_KEY in .env.production `sb_publishable_` stands there twice. Delete one.';
  }
  return null;
}

/** Whether a key may read every row of the database. A legacy key is a JWT that names its role. */
export function isSecretKey(key: string): boolean {
  const claims = Buffer.from(key.split('.')[1] ?? '', 'base64url').toString();
  return key.startsWith('sb_secret_') || claims.includes('service_role');
}
