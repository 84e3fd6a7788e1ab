import type { Module1PictureId } from '@/content/picture-ids';
import { arrow, balloon, box, dot, rows, yes, type Shapes } from '@/ui/pictures/draw';
import { arm, people, person } from '@/ui/pictures/people';
import { lens, page, pen } from '@/ui/pictures/things';
import { mini, panels, wrongBesideRight } from './panels';

const { grace } = people;
/** Three parts of three cards each. */
const thirds = [0, 1, 2].flatMap((row) =>
  [0, 1, 2].map((column) => [255 + column * 19, 24 + row * 38] as const),
);

/** The drawings of module 1 that stand over words in columns. */
export const module1Strips = {
  'five-steps': [
    ...panels(5),
    ...page(13, 34, 38, 62),
    ...lens(34, 112, 13),
    ...page(77, 34, 38, 92, false),
    ['strongWords', 'M83 46h20'],
    ['goldWash', box(81, 58, 30, 11, 3)],
    ['words', rows(84, 82, [22, 18, 24], 12)],
    ['goldLine', 'M84 64h22'],
    ['words', rows(142, 50, [36, 30, 36], 14)],
    ['goldLine', 'M142 94q6-9 11 0t11-3'],
    ...pen(158, 138),
    ...page(204, 26, 38, 50, false),
    ['goldLine', 'M210 44h22'],
    ['goldLine', arrow(224, 80, 224, 96)],
    ...page(204, 100, 38, 50, false),
    ['words', rows(210, 112, [22, 18], 26)],
    ['goldLine', 'M210 125h22'],
    ...balloon(266, 28, 46, 44, 280),
    ['words', rows(275, 42, [28, 20], 13)],
    ...yes(308, 30, 9),
    ...mini(276, 118, 'cloth2', 3),
    ...mini(302, 122, 'green', 1),
  ],
  'two-samples': [
    ...panels(3),
    ...page(22, 20, 62, 86, false),
    ['accent', box(30, 28, 34, 8, 2)],
    ['strongWords', 'M31 50h30M31 78h26'],
    ['words', `${rows(31, 60, [42, 36], 8)}${rows(31, 88, [42], 8)}`],
    ['sheet', 'M24 132q29-30 58 0q-29 30-58 0z'],
    ['green', dot(53, 132, 11)],
    ['ink', dot(53, 132, 5)],
    ['grey', box(126, 112, 18, 30, 2)],
    ['gold', box(151, 86, 18, 56, 2)],
    ['green', box(176, 52, 18, 90, 2)],
    ['goldLine', arrow(124, 88, 168, 36)],
    ['line', `${dot(267, 92, 38)}${dot(267, 92, 22)}`],
    ['gold', dot(267, 92, 8)],
    ['goodLine', arrow(304, 30, 269, 88)],
    ['line', 'M304 30l-2-10m2 10l10-2'],
  ],
  verbs: [
    ...wrongBesideRight,
    ...person(50, 70, { ...grace, mood: 'calm' }),
    ['heavy', 'M112 22v96'],
    ['grey', 'M98 116h28l6 20h-40z'],
    ['soft', `${box(14, 138, 44, 12, 6)}${box(72, 146, 30, 9, 4)}${box(120, 140, 26, 10, 5)}`],
    ...person(212, 70, grace),
    ['heavy', 'M286 34l-24 84'],
    ...arm(grace, [238, 114], [262, 116], [274, 78]),
    ['grey', 'M250 114l26 6l2 20l-40-6z'],
    ['goodLine', 'M178 150h60M292 150h14'],
    ['goldLine', 'M188 134v8M184 138h8M302 118v10M297 123h10'],
  ],
  'fit-words': [
    ...page(26, 8, 100, 152, false),
    ['strongWords', 'M38 24h52'],
    ['words', `${rows(38, 42, [74, 62], 12)}${rows(38, 116, [72, 58, 66], 13)}`],
    ['goldWash', box(32, 68, 88, 32, 5)],
    ['line', crate(40, 73)],
    ['strongWords', 'M74 85h38'],
    ['goldLine', arrow(130, 84, 188, 120)],
    ...page(194, 8, 100, 152, false),
    ['strongWords', 'M206 24h52'],
    ['words', `${rows(206, 42, [74], 12)}M206 150h60`],
    ['grey', `${dot(222, 76, 12)}${dot(238, 80, 9)}`],
    ['words', 'M256 78h28'],
    ['badLine', 'M206 90l80-26'],
    ['goldWash', box(200, 104, 88, 32, 5)],
    ['line', crate(208, 109)],
    ['strongWords', 'M242 121h38'],
    ...yes(288, 104, 11),
  ],
  'small-steps': [
    ['line', 'M45 28h10M50 28v8'],
    ['sheet', dot(50, 76, 38)],
    ['goldWash', 'M50 76v-35a35 35 0 0 1 30.3 17.5z'],
    ['line', 'M50 76v-30M50 76l25-14.4'],
    ['sheet', `${box(104, 42, 40, 30, 4)}${box(104, 82, 40, 30, 4)}`],
    ['words', 'M112 57h22M112 97h22'],
    ...yes(144, 42, 9),
    ['dashes', 'M160 12v140'],
    ['line', 'M205 28h10M210 28v8'],
    ['sheet', dot(210, 76, 38)],
    ['goldWash', 'M210 41a35 35 0 0 1 0 70z'],
    ['line', 'M210 76v-30M210 76v26'],
    ['sheet', thirds.map(([x, y]) => box(x, y, 16, 30, 3)).join('')],
    ['words', thirds.map(([x, y]) => `M${String(x + 4)} ${String(y + 15)}h8`).join('')],
    ...yes(308, 24, 9),
  ],
} as const satisfies Partial<Readonly<Record<Module1PictureId, Shapes>>>;

/** A crate: it stands for one word of a posting. */
function crate(x: number, y: number): string {
  return `${box(x, y, 26, 22, 2)}M${x} ${y + 11}h26M${x + 13} ${y}v22`;
}
