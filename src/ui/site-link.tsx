import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

/** A link inside the site from an address in the content, such as `/modules/3#follow-up`. */
export function SiteLink({ href, children }: { href: string; children: ReactNode }) {
  const [path = '', hash] = href.split('#');
  return (
    // A place on the page that is open is not the page that is open.
    <Link to={path} {...(hash && { hash })} activeOptions={{ exact: true, includeHash: true }}>
      {children}
    </Link>
  );
}
