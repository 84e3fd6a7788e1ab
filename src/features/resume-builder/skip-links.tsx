import { Trans } from '@lingui/react/macro';
import type { MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import type { PanelId } from './use-panel';

/** For the keyboard: past the chapter to the form and to the preview, which on a phone lie behind tabs. */
export function SkipLinks({ onSelect }: { onSelect: (panel: PanelId) => void }) {
  const goTo = (panel: PanelId) => (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault();
    flushSync(() => onSelect(panel));
    document.getElementById(`${panel}-title`)?.focus();
  };
  return (
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
    </>
  );
}
