import type { Module1PictureId } from '@/content/picture-ids';
import { arrow, balloon, box, dot, rows, yes, type Shapes } from '@/ui/pictures/draw';
import { arm, people, person } from '@/ui/pictures/people';
import { envelope, laptop, page, pen, phone, watch } from '@/ui/pictures/things';
import { job, mini } from './panels';

/** The points of the rubric's rows, those whose proof a finger finds, and their dots. */
const rubricRows = [3, 2, 1, 3, 3, 2, 1];
const withProof = [0, 1, 3, 6];

function pointsOfRow(row: number): string {
  const count = rubricRows[row] ?? 0;
  return [0, 1, 2]
    .slice(0, count)
    .map((point) => dot(114 + point * 16, 24 + row * 20, 5))
    .join('');
}

const { builder, emily, grace, linda, luis, robert, singh } = people;

/** The drawings of module 1 from its tools on. */
export const practiceDrawings = {
  worksheet: [
    ...page(20, 50, 106, 110, false),
    ['words', rows(32, 68, [50, 82, 82], 13)],
    ['line', 'M32 112q8-8 14 0t14 0t14-4M32 130q8-8 14 0t12 0'],
    ...pen(80, 126),
    ...person(168, 102, singh),
    ['sheet', `${dot(200, 70, 4)}${dot(210, 56, 6)}`],
    ['sheet', 'M214 40q-14-24 16-30q22-14 42 0q34 4 26 30q4 26-30 22q-38 6-54-22z'],
    ['line', 'M230 44v-14l10-8l10 8v14zM264 28h22v16h-22zM270 28v-4h10v4'],
    ['gold', dot(258, 52, 4)],
  ],
  template: [
    ...page(150, 8, 122, 152, false),
    ['accent', box(160, 18, 74, 12, 3)],
    ['strongWords', 'M163 42h60'],
    ['gold', box(160, 58, 48, 8, 3)],
    ['goldWash', box(156, 72, 110, 28, 4)],
    ['strongWords', 'M163 81h56'],
    ['words', 'M163 93h92'],
    ['dashes', `${box(160, 110, 102, 16, 3)}${box(160, 134, 102, 16, 3)}`],
    ...mini(44, 20, 'cloth2', 3),
    ...phone(33, 54, 40),
    ...job(44, 126),
    ['goldLine', arrow(70, 24, 144, 24) + arrow(70, 74, 144, 44) + arrow(70, 122, 144, 88)],
    ...[24, 44, 86].flatMap((y) => yes(288, y, 8)),
  ],
  'tool-board': [
    ['soft', box(16, 18, 150, 108, 4)],
    ['card', box(22, 24, 138, 96, 2)],
    ['grey', 'M40 38h10v50h-10zM34 34h22v14h-22z'],
    ['dashes', box(76, 34, 14, 64, 4)],
    ['grey', 'M112 36h34l-6 20h-22zM126 56h6v42h-6z'],
    ...person(206, 88, builder),
    ...arm(builder, [186, 132], [150, 132], [104, 78]),
    ['gold', box(90, 48, 12, 50, 4)],
    ['wash', box(246, 46, 66, 40, 8)],
    ['strongWords', 'M256 60h44'],
    ['goldLine', 'M256 74h30'],
    ...yes(304, 46, 10),
  ],
  'two-employers': [
    ...person(160, 62, emily),
    ['goldLine', 'M128 96q-30 6-44 20M192 96q30 6 44 20'],
    ['sheet', box(18, 80, 86, 74, 5)],
    ['accent', 'M14 74h94v14q-8 7-16 0q-8 7-16 0q-8 7-15 0q-8 7-16 0q-8 7-16 0q-8 7-15 0z'],
    ['line', 'M40 140v-22h14l4 12h26l4-10'],
    ['ink', `${dot(62, 144, 4)}${dot(80, 144, 4)}`],
    ['sheet', box(216, 80, 86, 74, 5)],
    ['bad', 'M259 140q-26-18-18-32q10-10 18 2q8-12 18-2q8 14-18 32z'],
    ['strongWords', 'M28 100h42M236 94h46'],
  ],
  'fresh-reader': [
    ...person(66, 66, { ...linda, mood: 'calm' }),
    ...page(128, 12, 116, 146, false),
    ['strongWords', 'M140 30h58'],
    ['words', rows(140, 46, [92, 80, 90, 72, 94, 66, 88, 76, 60], 12)],
    ['badLine', 'M134 76q44-16 92-2q12 14-32 16q-60 4-60-14z'],
    ['goldLine', 'M138 118q34-10 76 0q6 12-28 12q-52 0-48-12z'],
    ...arm(linda, [92, 116], [116, 132], [136, 92]),
    ...pen(132, 92),
    ...balloon(256, 32, 52, 42, 268),
    ['line', 'M275 45q0-8 7-8t7 7q0 4-7 8v3'],
    ['ink', dot(282, 62, 2)],
  ],
  'rubric-points': [
    ...page(10, 8, 150, 152, false),
    ['goldWash', box(15, 95, 140, 19, 4)],
    ['line', rubricRows.map((_, row) => box(20, 18 + row * 20, 11, 11, 2)).join('')],
    ['words', rows(40, 24, [56, 44, 60, 50, 56, 42, 52], 20)],
    ['goodLine', withProof.map((row) => `M22 ${String(23 + row * 20)}l3 4l8-10`).join('')],
    ['green', withProof.map(pointsOfRow).join('')],
    ['grey', [2, 5].map(pointsOfRow).join('')],
    ['goldLine', pointsOfRow(4)],
    ...page(206, 8, 100, 152, false),
    ['strongWords', 'M216 22h50'],
    ['wash', box(211, 35, 90, 18, 4)],
    ['strongWords', 'M218 44h50'],
    ['words', rows(216, 66, [76, 60], 14) + rows(216, 128, [72, 60], 14)],
    ['goodLine', arrow(166, 44, 204, 44)],
    ['dashes', `M164 104h42${box(213, 97, 62, 14, 3)}`],
    ...pen(266, 111),
    ...arm(linda, [328, 14], [310, 18], [284, 40]),
  ],
  'two-copies': [
    ...page(24, 10, 84, 148),
    ['words', rows(34, 128, [54, 64, 40])],
    ...next(120, 84),
    ...page(160, 36, 72, 92, false),
    ['strongWords', 'M170 50h36'],
    ['goldLine', 'M170 64h50M170 78h44'],
    ['words', rows(170, 92, [48, 40])],
    ['goldLine', 'M238 92h14m-5-5l5 5l-5 5'],
    ...envelope(256, 66, 56, 44),
    ...yes(308, 66, 10),
  ],
  'twenty-minutes': [
    ...watch(68, 88, 48),
    ...page(146, 20, 76, 100),
    ['goldWash', box(152, 44, 60, 11, 3)],
    ['goldLine', 'M157 49h44'],
    ...phone(244, 20, 96),
    ['goodLine', 'M258 62l8 10l14-20'],
    ['goldLine', 'M150 142h120m-8-6l8 6l-8 6'],
    ...envelope(278, 126, 34, 26),
  ],
  silence: [
    ...phone(36, 30, 110),
    ['words', 'M52 70h30M52 82h20'],
    ['dashes', 'M104 70q12 12 0 26M112 60q20 22 0 46'],
    ['sheet', box(138, 46, 112, 64, 5)],
    ['accent', box(139, 47, 110, 14, 4)],
    ['grey', [0, 1, 2, 3, 4, 5].map((day) => box(146 + day * 14, 74, 10, 10, 2)).join('')],
    ['green', box(230, 74, 10, 10, 2)],
    ['goldLine', 'M150 98h72m-6-5l6 5l-6 5'],
    ...envelope(262, 60, 46, 34),
    ...person(290, 128, { ...robert, mood: 'calm' }),
  ],
  'hear-and-note': [
    ...person(60, 86, { ...luis, mood: 'calm' }),
    ...balloon(92, 14, 84, 46, 100),
    ['words', rows(104, 30, [58, 40], 13)],
    ['goldLine', 'M182 60q14 10 0 24M194 52q22 18 0 40'],
    ...person(252, 60, { ...grace, mood: 'calm' }),
    ...page(176, 104, 84, 56, false),
    ['words', rows(186, 118, [60])],
    ['badLine', 'M184 134q28-8 56 0q4 8-26 8q-30 0-30-8z'],
    ...arm(grace, [278, 108], [288, 138], [238, 142]),
    ...pen(232, 140),
  ],
  'print-out': [
    ...laptop(14, 34),
    ['words', rows(34, 56, [70, 54, 62], 14)],
    ['green', box(84, 88, 32, 12, 6)],
    ['goldLine', 'M148 78h26m-9-8l9 8l-9 8'],
    ...page(182, 16, 58, 136, false),
    ['strongWords', 'M190 30h32'],
    ['goldLine', 'M190 50h40M190 98h34'],
    ['words', rows(190, 66, [38, 30], 12)],
    ['words', rows(190, 114, [40, 28], 12)],
    ...page(250, 16, 58, 136, false),
    ['goldWash', `${box(254, 42, 48, 15, 3)}${box(254, 90, 44, 15, 3)}`],
    ['words', rows(258, 30, [32])],
    ['goldLine', 'M258 50h38M258 98h34'],
    ['words', rows(258, 66, [40, 34], 12)],
    ['words', rows(258, 114, [38, 26], 12)],
    ['dashes', 'M234 50h18M228 98h24'],
  ],
  'score-together': [
    ...person(54, 70, { ...robert, mood: 'calm' }),
    ...person(266, 70, { ...linda, has: ['glasses', 'badge'] }),
    ...page(106, 16, 108, 140, false),
    ['line', [0, 1, 2, 3, 4, 5].map((row) => box(116, 28 + row * 20, 12, 12, 2)).join('')],
    ['words', rows(138, 34, [62, 50, 60, 44, 62, 52], 20)],
    ['goodLine', [0, 1, 3].map((row) => `M118 ${String(34 + row * 20)}l3 4l8-10`).join('')],
    ...arm(robert, [78, 118], [100, 136], [122, 92]),
    ...arm(linda, [242, 118], [216, 140], [196, 116]),
  ],
} as const satisfies Partial<Record<Module1PictureId, Shapes>>;

/** From one thing to the next. */
export function next(x: number, y: number): Shapes {
  return [['goldLine', `M${String(x)} ${String(y)}h28m-9-8l9 8l-9 8`]];
}
