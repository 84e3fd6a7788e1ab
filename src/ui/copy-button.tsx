import { Trans } from '@lingui/react/macro';
import { useEffect, useState, type ReactNode, type RefObject } from 'react';
import { Icon } from './icon';

type CopyButtonProps = {
  /** Where the text stands: it is selected when the browser refuses. */
  source: RefObject<HTMLElement | null>;
  /** What is copied; of a field its own text. Never what the page shows: a browser may have translated that. */
  text?: string;
  children: ReactNode;
};

/** How long 'Copied!' stays on the button, in ms. */
const copiedMs = 2000;

/** Copies the text beside it and says whether that worked. */
export function CopyButton({ source, text, children }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<{ isCopied: boolean } | null>(null);
  useEffect(() => {
    if (!outcome?.isCopied) return;
    const timer = setTimeout(() => setOutcome(null), copiedMs);
    return () => clearTimeout(timer);
  }, [outcome]);

  const handleClick = async () => {
    const element = source.current;
    if (!element) return;
    setOutcome(null);
    const isCopied = await tryCopy(text ?? (element as HTMLTextAreaElement).value);
    if (!isCopied) selectText(element);
    setOutcome({ isCopied });
  };

  return (
    <div className="row">
      <button type="button" className="btn quiet small" onClick={() => void handleClick()}>
        <Icon name="copy" />
        {children}
      </button>
      <span role="status">
        {outcome?.isCopied && <Trans>Copied!</Trans>}
        {outcome?.isCopied === false && (
          <>
            <span>
              <Trans>Failed to copy.</Trans>
            </span>{' '}
            <span className="hint">
              <Trans>The text is marked now. Copy it with Ctrl+C, or press and hold it.</Trans>
            </span>
          </>
        )}
      </span>
    </div>
  );
}

async function tryCopy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Selects all the text of an element, so that the person can copy it by hand. */
function selectText(element: HTMLElement): void {
  if (element instanceof HTMLTextAreaElement || element instanceof HTMLInputElement) {
    element.focus();
    element.select();
    return;
  }
  const range = document.createRange();
  range.selectNodeContents(element);
  const selection = document.getSelection();
  selection?.removeAllRanges();
  selection?.addRange(range);
}
