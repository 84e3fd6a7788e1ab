import { Trans } from '@lingui/react/macro';
import { useEffect, useState, type ReactNode } from 'react';

/** Longer than the parts that open the work take on the slowest line of the bench. */
const patienceMs = 10_000;

/** What stands where a person's work will be, until it is open; when that does not end it says so, with a way out. */
export function Opening({
  className,
  children,
}: {
  className: string | undefined;
  children: ReactNode;
}) {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), patienceMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <p role="status" className={className}>
        {isLate ? <Trans>This is taking longer than it should.</Trans> : children}
      </p>
      {isLate && (
        <button
          type="button"
          className="btn quiet small"
          onClick={() => globalThis.location.reload()}
        >
          <Trans>Load this page again</Trans>
        </button>
      )}
    </>
  );
}
