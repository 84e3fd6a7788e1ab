import type { ReactNode } from 'react';

/** A small quiet button for the side questions of the chat. */
export function Tap({ onTap, children }: { onTap: () => void; children: ReactNode }) {
  return (
    <button type="button" className="btn quiet small" onClick={onTap}>
      {children}
    </button>
  );
}
