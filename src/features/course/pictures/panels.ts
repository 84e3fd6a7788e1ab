import { box, canvas, dot, no, yes, type Cloth, type Shapes } from '@/ui/pictures/draw';

/** Sheets side by side, over the columns of the words below a picture. */
export function panels(count: number): Shapes {
  const width = canvas.width / count;
  const sheets = Array.from({ length: count }, (_, at) =>
    box(at * width + 3, 8, width - 6, 152, 8),
  );
  return [['sheet', sheets.join('')]];
}

/** What does not work beside what does, each on its own ground. */
export const wrongBesideRight: Shapes = [
  ['badWash', box(2, 6, 154, 156, 8)],
  ['wash', box(164, 6, 154, 156, 8)],
  ...no(140, 22, 12),
  ...yes(302, 22, 12),
];

/** A person as a sign: no face. */
export function mini(x: number, y: number, wears: Cloth, skin: 1 | 2 | 3 | 4): Shapes {
  return [
    [`skin${skin}`, dot(x, y - 6, 8)],
    [wears, `M${x - 12} ${y + 20}q0-18 12-18t12 18z`],
  ];
}

export function question(x: number, y: number): Shapes {
  return [
    ['line', `M${x - 4} ${y + 4}q0-8 7-8t7 7q0 4-7 8v2`],
    ['ink', dot(x + 3, y + 18, 2)],
  ];
}

/** A star around its middle. */
export function star(x: number, y: number): string {
  return `M${x} ${y - 15}l4 11h12l-9 7l3 12l-10-7l-10 7l3-12l-9-7h12z`;
}

/** A case that people take to work: it stands for a job. */
export function job(x: number, y: number): Shapes {
  return [
    ['gold', box(x - 17, y - 10, 34, 24, 3)],
    ['line', `M${x - 7} ${y - 10}v-6h14v6`],
    ['onColour', `M${x - 17} ${y + 1}h34`],
  ];
}
