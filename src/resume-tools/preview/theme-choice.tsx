import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import type { PageBlock } from '@/domain/page-layout/resume-blocks';
import { Icon } from '@/ui/icon';
import { LazyPart } from '../lazy-part';

const loadPanel = async () => (await import('./theme-panel')).ThemePanel;

/** Whether the panel is open, where the page around it has to know, and the element of that page that it shows in. */
export type ThemePanelSlot = {
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
  element: HTMLElement | null;
};

/** The button that shows how the paper may look, and what it shows. `isBrief`: the button stands in a bar with little room. */
export function useThemeChoice(
  blocks: readonly PageBlock[] | null,
  lookPlace?: ThemePanelSlot,
  isBrief = false,
) {
  const { t } = useLingui();
  const [isOpenHere, setOpenHere] = useState(false);
  const { isOpen, setOpen, element } = lookPlace ?? {
    isOpen: isOpenHere,
    setOpen: setOpenHere,
    element: null,
  };
  const button = useRef<HTMLButtonElement>(null);
  const handleDone = () => {
    flushSync(() => setOpen(false));
    button.current?.focus({ preventScroll: true });
  };
  const panel = isOpen && (
    <LazyPart load={loadPanel}>
      {(ThemePanel) => <ThemePanel blocks={blocks} onDone={handleDone} />}
    </LazyPart>
  );
  return {
    isOpen,
    close: () => setOpen(false),
    button: (
      <button
        ref={button}
        type="button"
        className="btn quiet small"
        aria-expanded={isOpen}
        aria-label={isBrief ? t`Template and look` : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="look" />
        {isBrief ? <Trans>Look</Trans> : <Trans>Template and look</Trans>}
      </button>
    ),
    panel: panel && element ? createPortal(panel, element) : panel,
  };
}
