import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

/** A link inside the site from an address in the content, such as `/modules/3#follow-up`. */
export function SiteLink({ href, children }: { href: string; children: ReactNode }) {
  const [path = '', hash] = href.split('#');
  return (
    // Marks the link as current only if its hash matches, too.
    <Link to={path} {...(hash && { hash })} activeOptions={{ exact: true, includeHash: true }}>
      {children}
    </Link>
  );
}
