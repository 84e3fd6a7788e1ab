import { Trans } from '@lingui/react/macro';
import { useEffect, useState, type ReactNode } from 'react';
import { loadAnew } from '@/workspace/document/accept-update';
import { BrowserTooOld } from '@/ui/browser-too-old';

type LazyPartProps<T> = {
  /** Stays the same function over renders: what it has brought is remembered under it. */
  load: () => Promise<T>;
  children: (loaded: T) => ReactNode;
  /** What stands here until the part comes. */
  waiting?: ReactNode;
  /** If loading fails, show `waiting` (or nothing) and retry on `online` or after 5 s, instead of an error with a button. */
  isOptional?: boolean;
};

const brought = new WeakMap<object, unknown>();

/** How long an optional part waits before it is loaded again, in ms; the `online` event ends the wait early. */
const retryMs = 5000;

/**
 * A part of a screen that loads by itself. If it does not come (a first visit that lost the network), the rest of the
 * screen stays as it is, and the person can ask again. If this browser cannot run it, that is said,
 * and a new load of the page brings its written words where it has some.
 */
export function LazyPart<T>({ load, children, waiting, isOptional = false }: LazyPartProps<T>) {
  const [, repaint] = useState(0);
  const [failed, setFailed] = useState<{ load: object; isForGood: boolean } | null>(null);
  const isHere = brought.has(load);
  const hasFailed = failed?.load === load;

  useEffect(() => {
    if (isHere || hasFailed) return;
    let isCurrent = true;
    const bring = async () => {
      try {
        brought.set(load, await load());
        if (isCurrent) repaint((count) => count + 1);
      } catch (error) {
        const isForGood = window.neverRuns?.(error) ?? false;
        if (isCurrent) setFailed({ load, isForGood });
      }
    };
    void bring();
    return () => {
      isCurrent = false;
    };
  }, [load, isHere, hasFailed]);

  const isToCome = isOptional && hasFailed && !failed.isForGood;
  useEffect(() => {
    if (!isToCome) return;
    const askAgain = () => setFailed(null);
    const timer = setTimeout(askAgain, retryMs);
    window.addEventListener('online', askAgain);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', askAgain);
    };
  }, [isToCome]);

  const handleTryAgain = async () => {
    setFailed(null);
    if (await window.isReplaced?.()) await loadAnew();
  };

  if (isHere) return children(brought.get(load) as T);
  if (isOptional) return waiting ?? null;
  if (!hasFailed)
    return (
      waiting ?? (
        <p role="status" className="hint">
          <Trans>Loading…</Trans>
        </p>
      )
    );
  if (failed.isForGood)
    return (
      <div role="alert" className="message error">
        <p>
          <BrowserTooOld />
        </p>
        <button type="button" className="btn quiet small" onClick={() => void loadAnew()}>
          <Trans>Load the page again</Trans>
        </button>
      </div>
    );
  return (
    <div role="alert" className="message error">
      <p>
        <Trans>This part did not load. Check your connection, then try again.</Trans>
      </p>
      <button type="button" className="btn quiet small" onClick={() => void handleTryAgain()}>
        <Trans>Try again</Trans>
      </button>
    </div>
  );
}
