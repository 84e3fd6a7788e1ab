import type { Module1PictureId } from '@/content/picture-ids';
import { arc, arrow, balloon, box, dot, no, rows, yes, type Shapes } from '@/ui/pictures/draw';
import { arm, people, person } from '@/ui/pictures/people';
import { envelope, page, pen, phone, watch } from '@/ui/pictures/things';

const { builder, emily, linda, robert, singh } = people;

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
    ...page(100, 8, 120, 152, false),
    ['accent', box(110, 18, 70, 12, 3)],
    ['grey', box(110, 36, 100, 8, 3)],
    ['gold', box(110, 52, 48, 8, 3)],
    ['words', rows(112, 70, [90, 76])],
    ['gold', box(110, 94, 56, 8, 3)],
    ['dashes', box(110, 108, 100, 40, 3)],
    ['sheet', box(228, 92, 84, 34, 4)],
    ['words', rows(238, 104, [62, 50])],
    ['goldLine', arrow(226, 112, 204, 122)],
    ['skin3', dot(306, 124, 8)],
    ['line', 'M46 40v90M40 46l6-8l6 8M40 124l6 8l6-8'],
  ],
  verbs: [
    ['words', 'M24 50h96M24 66h70'],
    ['soft', 'M18 36h110v44h-110z'],
    ['words', 'M28 52h84M28 66h60'],
    ['gold', 'M150 84l60-60l18 18l-60 60z'],
    ['skin1', 'M150 84l-8 26l26-8z'],
    ['ink', 'M142 110l3-9l6 6z'],
    ['fine', 'M216 18l18 18M162 96l54-54'],
    ['bad', 'M210 24l8-8q9-4 16 4t2 14l-8 8z'],
    ['sheet', box(180, 108, 126, 44, 6)],
    ['accentLine', 'M194 124h34'],
    ['strongWords', 'M240 124h52M194 138h76'],
    ...yes(300, 110, 12),
    ...no(122, 38, 11),
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
  'rubric-ring': [
    ...page(26, 12, 106, 144, false),
    ['line', [0, 1, 2, 3, 4, 5, 6].map((row) => box(36, 24 + row * 18, 11, 11, 2)).join('')],
    ['words', rows(56, 30, [64, 50, 60, 44, 62, 52, 58], 18)],
    ['goodLine', [0, 1, 3, 4].map((row) => `M38 ${String(29 + row * 18)}l3 4l7-9`).join('')],
    ['words', dot(228, 84, 54)],
    ['accentLine', arc(228, 84, 54, 0, 0.62)],
    ['goldLine', arc(228, 84, 54, 0.66, 0.8)],
    ...Array.from({ length: 15 }, (_, point): Shapes => {
      const angle = (point / 15 - 0.25) * 2 * Math.PI;
      const at = [228 + 36 * Math.cos(angle), 84 + 36 * Math.sin(angle)] as const;
      return [[point < 9 ? 'green' : 'grey', dot(Math.round(at[0]), Math.round(at[1]), 4)]];
    }).flat(),
    ...yes(228, 84, 16),
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
} as const satisfies Partial<Record<Module1PictureId, Shapes>>;

/** From one thing to the next. */
export function next(x: number, y: number): Shapes {
  return [['goldLine', `M${String(x)} ${String(y)}h28m-9-8l9 8l-9 8`]];
}
