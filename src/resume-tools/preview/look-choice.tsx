import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { PaperBlock } from '@/domain/paper/paper';
import { Icon } from '@/ui/icon';
import { LazyPart } from '../lazy-part';

const loadPanel = async () => (await import('./look-panel')).LookPanel;

/** The button that shows how the paper may look, and what it shows. */
export function useLookChoice(blocks: readonly PaperBlock[] | null) {
  const [isOpen, setOpen] = useState(false);
  return {
    button: (
      <button
        type="button"
        className="btn quiet small"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="look" />
        <Trans>Template and look</Trans>
      </button>
    ),
    panel: isOpen && (
      <LazyPart load={loadPanel}>{(LookPanel) => <LookPanel blocks={blocks} />}</LazyPart>
    ),
  };
}
