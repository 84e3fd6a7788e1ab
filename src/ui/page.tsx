import { useEffect, type ReactNode } from 'react';
import { useHydrated } from '@/hydration/use-hydrated';

type PageProps = {
  /** The heading of the screen, and what the browser tab says before the product's name. */
  title: string;
  /** A short line above the heading, such as the way back or the place in the course. */
  above?: ReactNode;
  lead?: ReactNode;
  children?: ReactNode;
};

/** One screen with its heading: the heading takes the focus after a navigation (see `shell/use-route-focus.ts`). */
export function Page({ title, above, lead, children }: PageProps) {
  useScreen(title);
  return (
    <div className="wrap section">
      {above}
      <h1 tabIndex={-1}>{title}</h1>
      {lead && <p className="lead">{lead}</p>}
      {children}
    </div>
  );
}

let lastTitle = '';

/**
 * Call once in each screen. Names the browser tab, the history entry and the bookmark after it, and ends the hydration of
 * a written page: taps that were kept so far are carried out. `title` comes without the product's name.
 */
export function useScreen(title: string): void {
  const text = `${title} · Career Quest`;
  // Effects do not run while the build writes pages.
  if (import.meta.env.SSR) noteTitle(text);
  useEffect(() => {
    document.title = text;
  }, [text]);
  useHydrated();
}

function noteTitle(title: string): void {
  lastTitle = title;
}

/** The title of the page rendered last, for the build that writes pages. */
export function titleOfLastPage(): string {
  return lastTitle;
}
