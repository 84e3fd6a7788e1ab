import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

/** The small link above a heading that leads one floor up. */
export function WayBack({
  to,
  children,
}: {
  to: '/' | '/modules' | '/resources';
  children: ReactNode;
}) {
  return (
    <p>
      <Link to={to} className="way-back" activeOptions={{ exact: true }}>
        <span className="one-way" aria-hidden="true">
          ←
        </span>{' '}
        {children}
      </Link>
    </p>
  );
}
