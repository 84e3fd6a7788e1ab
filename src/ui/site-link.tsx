import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

/** A link inside the site from an address in the content, such as `/modules/3#follow-up`. */
export function SiteLink({ href, children }: { href: string; children: ReactNode }) {
  const [path = '', hash] = href.split('#');
  return (
    <Link to={path} {...(hash && { hash })}>
      {children}
    </Link>
  );
}
