import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { LazyPart } from '@/resume-tools/lazy-part';

/** Opens the bar that reads aloud and changes the size of text; `onOpen` makes room for it. */
export function ReadingHelp({ onOpen }: { onOpen: () => void }) {
  const [isOpen, setOpen] = useState(false);
  const toggle = () => {
    onOpen();
    setOpen(!isOpen);
  };
  return (
    <>
      <button type="button" className="btn quiet small" aria-expanded={isOpen} onClick={toggle}>
        <Trans>Reading help</Trans>
      </button>
      {isOpen && (
        <LazyPart load={loadBar} isOptional>
          {({ ReadingBar }) => <ReadingBar onClose={toggle} />}
        </LazyPart>
      )}
    </>
  );
}

const loadBar = () => import('./reading-bar');
