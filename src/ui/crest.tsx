/** The guild's crest: a shield with an open book. Decoration only, so it is hidden from screen readers. */
export function Crest({ size = 34 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 34 34" aria-hidden="true">
      <path d="M17 1 31 6v11c0 8-6 13-14 16C9 30 3 25 3 17V6z" fill="var(--green)" />
      <g fill="none" stroke="var(--paper)" strokeWidth="2" strokeLinejoin="round">
        <path d="M10 22V11l7 3 7-3v11l-7 3z" />
        <path d="M17 14v11" />
      </g>
    </svg>
  );
}
