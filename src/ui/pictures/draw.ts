/** The paints that clothes have. */
export type Cloth = 'green' | 'gold' | 'soft' | 'cloth2' | 'cloth3' | 'cloth4' | 'cloth5';

/**
 * How a shape is painted: each is a class of `picture.module.css`, which takes its colours from the palette, so that a
 * drawing holds no colour of its own and turns with light and dark.
 */
export type Paint =
  | `${Cloth}Arm`
  // Surfaces without a line.
  | 'card'
  | 'wash'
  | 'goldWash'
  | 'badWash'
  | 'grey'
  | 'soft'
  | 'ink'
  | 'green'
  | 'gold'
  | 'bad'
  | 'accent'
  | 'cloth2'
  | 'cloth3'
  | 'cloth4'
  | 'cloth5'
  | 'skin1'
  | 'skin2'
  | 'skin3'
  | 'skin4'
  | 'hair1'
  | 'hair2'
  | 'hair3'
  // A surface with the main line around it.
  | 'sheet'
  // Lines alone: fine, main and heavy.
  | 'fine'
  | 'line'
  | 'heavy'
  | 'face'
  | 'words'
  | 'strongWords'
  | 'goodLine'
  | 'badLine'
  | 'goldLine'
  | 'accentLine'
  | 'onColour'
  | 'dashes';

/** One path of a drawing: its paint and its `d`. */
export type Shape = readonly [Paint, string];
export type Shapes = readonly Shape[];

/** A place on the canvas. */
export type Point = readonly [number, number];

/** A drawing on a canvas of 320 by 168. */
export const canvas = { width: 320, height: 168 } as const;

/** A circle around x, y. */
export function dot(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
}

/** A box from its top left corner, with round corners. */
export function box(x: number, y: number, w: number, h: number, r = 4): string {
  const c = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  return `M${x + r} ${y}h${w - 2 * r}${c(r, r)}v${h - 2 * r}${c(-r, r)}h${2 * r - w}${c(-r, -r)}v${2 * r - h}${c(r, -r)}z`;
}

/** An arc of a ring around x, y: from the top, clockwise, over a share of the circle (0 to 1). */
export function arc(x: number, y: number, r: number, from: number, to: number): string {
  const at = (share: number) => {
    const angle = (share - 0.25) * 2 * Math.PI;
    return `${(x + r * Math.cos(angle)).toFixed(1)} ${(y + r * Math.sin(angle)).toFixed(1)}`;
  };
  return `M${at(from)}A${r} ${r} 0 ${to - from > 0.5 ? 1 : 0} 1 ${at(to)}`;
}

/** Rows of bars that stand for words: no letters, so that every language can use the picture. */
export function rows(x: number, y: number, widths: readonly number[], gap = 9): string {
  return widths.map((width, row) => `M${x} ${y + row * gap}h${width}`).join('');
}

/** An arrow with its head, straight from one point to another. */
export function arrow(x1: number, y1: number, x2: number, y2: number): string {
  const angle = Math.atan2(y2 - y1, x2 - x1);
  const tip = (turn: number) =>
    `${(x2 - 8 * Math.cos(angle + turn)).toFixed(1)} ${(y2 - 8 * Math.sin(angle + turn)).toFixed(1)}`;
  return `M${x1} ${y1}L${x2} ${y2}M${tip(0.6)}L${x2} ${y2}L${tip(-0.6)}`;
}

/** The tick of what is right, on a green disc. */
export function yes(x: number, y: number, r = 11): Shapes {
  return [
    ['green', dot(x, y, r)],
    ['onColour', `M${x - r * 0.45} ${y}l${r * 0.35} ${r * 0.4}l${r * 0.6} ${-r * 0.75}`],
  ];
}

/** The cross of what does not work, on a red disc. */
export function no(x: number, y: number, r = 11): Shapes {
  const a = r * 0.4;
  return [
    ['bad', dot(x, y, r)],
    ['onColour', `M${x - a} ${y - a}l${2 * a} ${2 * a}M${x + a} ${y - a}l${-2 * a} ${2 * a}`],
  ];
}

/** A pennant that warns. */
export function flag(x: number, y: number): Shapes {
  return [
    ['bad', `M${x} ${y}l20 6l-20 7z`],
    ['line', `M${x} ${y - 2}v24`],
  ];
}

/** A balloon for what somebody says; its tail points down at `tailX`. */
export function balloon(x: number, y: number, w: number, h: number, tailX: number): Shapes {
  const half = w - 20;
  const before = Math.min(Math.max(tailX - x - 10, 6), half - 8);
  return [
    [
      'sheet',
      `M${x + 10} ${y}h${half}a10 10 0 0 1 10 10v${h - 20}a10 10 0 0 1 -10 10h${before + 10 - half}l-10 12v-12h${-before}a10 10 0 0 1 -10 -10v${20 - h}a10 10 0 0 1 10 -10z`,
    ],
  ];
}
