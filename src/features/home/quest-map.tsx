import styles from './home-page.module.css';

/** A drawing of the way from story to job. Decoration: the sections below say the same in words. */
export function QuestMap() {
  return (
    <svg className={styles.map} viewBox="0 0 360 300" aria-hidden="true">
      <rect
        x="6"
        y="6"
        width="348"
        height="288"
        rx="16"
        fill="var(--card)"
        stroke="var(--line)"
        strokeWidth="2"
      />
      <path
        d="M60 246c44-8 36-70 84-74s52 30 92 14 10-70 62-96"
        fill="none"
        stroke="var(--gold)"
        strokeWidth="4"
        strokeLinecap="round"
        strokeDasharray="2 12"
      />
      <g
        fill="var(--card)"
        stroke="var(--green)"
        strokeWidth="3"
        strokeLinejoin="round"
        strokeLinecap="round"
      >
        <path d="M38 232V206l20 8 20-8v26l-20 8zM58 214v26" />
        <path d="M126 186v-34h26l10 10v24zM134 164h16M134 174h20" />
        <path d="M216 202c-14 0-20-8-20-17s8-17 22-17 22 8 22 17c0 6-3 11-8 14l2 10-10-7zM208 183h20M208 190h12" />
      </g>
      <g transform="translate(266 34) scale(1.9)">
        <path d="M17 1 31 6v11c0 8-6 13-14 16C9 30 3 25 3 17V6z" fill="var(--green)" />
        <path
          d="m10 17 5 5 9-10"
          fill="none"
          stroke="var(--paper)"
          strokeWidth="3"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </g>
      <path
        d="M30 60h60M30 76h90M30 92h44"
        stroke="var(--line)"
        strokeWidth="6"
        strokeLinecap="round"
      />
    </svg>
  );
}
