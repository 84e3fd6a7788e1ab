const paths = {
  check: 'm3 9 4 4 8-9',
  cloud: 'M5 14h8.5a3 3 0 0 0 .3-6A5 5 0 0 0 4.3 8.6 2.8 2.8 0 0 0 5 14z',
  alert: 'M9 2 17 16H1zM9 7v4M9 13.2v.2',
  menu: 'M2 4.5h14M2 9h14M2 13.5h14',
  close: 'm4 4 10 10M14 4 4 14',
  up: 'm4 11 5-5 5 5',
  down: 'm4 7 5 5 5-5',
  trash: 'M3 5h12M7 5V3h4v2M5 5l.7 10h6.6L13 5',
  plus: 'M9 3v12M3 9h12',
  minus: 'M3 9h12',
  pen: 'm11.5 3.5 3 3-8 8H3.5v-3zM9.5 5.5l3 3',
  print: 'M5 7V2h8v5M5 13H2V7h14v6h-3M5 10.5h8V16H5z',
  arrow: 'M3 9h11m-4-4 4 4-4 4',
  back: 'M15 9H4m4-4-4 4 4 4',
  copy: 'M6 6h9v9H6zM3 12V3h9',
  download: 'M9 2v9m-4-3 4 4 4-4M3 15h12',
  outside: 'M7 4H3v11h11v-4M10 3h5v5M15 3 8 10',
  speak: 'M2 7v4h3l4 3V4L5 7zM12 6.5a3.5 3.5 0 0 1 0 5M14 4a7 7 0 0 1 0 10',
  stop: 'M5 5h8v8H5z',
  whole: 'M2 7V2h5M11 2h5v5M16 11v5h-5M7 16H2v-5',
  send: 'm2 3 14 6-14 6 3-6zM5 9h6',
  spark: 'm9 2 1.8 5.2L16 9l-5.2 1.8L9 16l-1.8-5.2L2 9l5.2-1.8z',
  look: 'M9 2a7 7 0 1 0 0 14c1.4 0 1.6-1.2 1-2s0-2 1.2-2H13a3 3 0 0 0 3-3c0-4-3-7-7-7zM5.5 8v.1M8 5.2v.1M11.5 5.6v.1',
  undo: 'M4 4v4h4M4.5 8a5.5 5.5 0 1 1-.6 4',
} as const;

/** Icons that are mirrored in right-to-left languages. */
const oneWay = /^(?:arrow|back|send)$/;

/** The names of the drawings that `Icon` knows. */
export type IconName = keyof typeof paths;

/** A small line drawing beside words; it never stands alone, so screen readers skip it. */
export function Icon({ name, size = 18 }: { name: IconName; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 18 18"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={oneWay.test(name) ? 'icon one-way' : 'icon'}
    >
      <path d={paths[name]} />
    </svg>
  );
}
