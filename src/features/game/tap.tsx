import type { ReactNode } from 'react';

/** A small quiet button in what the chat asks beside its questions. */
export function Tap({ onTap, children }: { onTap: () => void; children: ReactNode }) {
  return (
    <button type="button" className="btn quiet small" onClick={onTap}>
      {children}
    </button>
  );
}
