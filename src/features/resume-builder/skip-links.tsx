import { Trans } from '@lingui/react/macro';
import { useLayoutEffect, useMemo, useSyncExternalStore, type MouseEvent } from 'react';
import { createPortal, flushSync } from 'react-dom';
import type { PanelId } from './use-panel';

/**
 * Skip links to the form and to the preview, which on a phone are behind tabs. They are at the top of the page, after the first
 * skip link and before the top bar with its many Tab stops. They render after hydration: before it they could not open a tab.
 */
export function SkipLinks({ onSelect }: { onSelect: (panel: PanelId) => void }) {
  const container = useTopOfPage();
  const goTo = (panel: PanelId) => (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault();
    flushSync(() => onSelect(panel));
    document.getElementById(`${panel}-title`)?.focus();
  };
  if (!container) return null;
  return createPortal(
    <>
      <a className="btn quiet small visually-hidden" href="#edit-title" onClick={goTo('edit')}>
        <Trans>Skip to the form</Trans>
      </a>
      <a
        className="btn quiet small visually-hidden"
        href="#preview-title"
        onClick={goTo('preview')}
      >
        <Trans>Skip to the preview</Trans>
      </a>
    </>,
    container,
  );
}

/**
 * An element after the shell's skip link. It is not part of the shell, because only the builder needs it and Home must
 * stay small.
 */
function useTopOfPage(): HTMLElement | null {
  const isAwake = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  const container = useMemo(() => (isAwake ? document.createElement('div') : null), [isAwake]);
  useLayoutEffect(() => {
    if (container) document.querySelector('a[href="#main"]')?.after(container);
    return () => container?.remove();
  }, [container]);
  return container;
}

function neverChanges(): () => void {
  return () => undefined;
}
