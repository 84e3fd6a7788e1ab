import type { Module1PictureId } from '@/content/picture-ids';
import { balloon, box, dot, flag, no, rows, yes, type Shapes } from '@/ui/pictures/draw';
import { arm, people, person } from '@/ui/pictures/people';
import { idCard, key, page, pen, phone, watch } from '@/ui/pictures/things';
import { next, practiceDrawings } from './module-1-practice';
import { module1Strips } from './module-1-strips';
import { wrongBesideRight } from './panels';

const { amina, builder, emily, linda, luis, robert } = people;

/** The drawings of module 1. */
export const module1Drawings: Readonly<Record<Module1PictureId, Shapes>> = {
  'where-eyes-go': [
    ['sheet', box(96, 8, 128, 152, 4)],
    [
      'goldWash',
      `${box(108, 16, 80, 16, 3)}${box(108, 50, 70, 14, 3)}${box(184, 50, 32, 14, 3)}${box(108, 92, 70, 14, 3)}${box(184, 92, 32, 14, 3)}${box(108, 134, 60, 14, 3)}`,
    ],
    ['strongWords', rows(114, 24, [66])],
    ['strongWords', 'M114 57h56M190 57h20M114 99h50M190 99h20M114 141h46'],
    ['words', `${rows(114, 72, [94, 80])}${rows(114, 114, [90, 74])}M114 40h86`],
    ['goldLine', 'M62 24h50M62 30l48 26M62 34l48 64'],
    ['sheet', 'M20 28q22-24 44 0q-22 24-44 0z'],
    ['green', dot(42, 28, 8)],
    ['ink', dot(42, 28, 3.5)],
    ['dashes', 'M212 24q26 6 4 24M214 64q30 12 4 26M214 106q30 14-46 34'],
  ],
  'before-after': [
    ...page(30, 14, 104, 140, false),
    ['words', rows(40, 26, [84, 84, 84, 84, 84, 84, 84, 84, 84, 84, 84, 84, 84], 9.5)],
    ...next(146, 84),
    ...page(186, 14, 104, 140, false),
    ['strongWords', 'M196 30h62'],
    ['accentLine', 'M196 48h48M196 92h56'],
    ['words', `${rows(196, 60, [78, 64])}${rows(196, 104, [74, 80, 58])}M196 38h74`],
    ['goldWash', box(192, 68, 88, 13, 4)],
    ['goldLine', 'M197 74h60'],
    ...no(132, 24, 13),
    ...yes(288, 24, 13),
  ],
  'cover-and-ask': [
    ...person(62, 74, amina),
    ...person(262, 70, luis),
    ...page(124, 66, 72, 88),
    ['cloth3', 'M196 96l-58 14q-12 6-8 16l66-10z'],
    ['skin2', box(122, 104, 44, 22, 10)],
    ...balloon(176, 8, 52, 40, 226),
    ['line', 'M195 22q0-8 7-8t7 7q0 4-7 8v3'],
    ['ink', dot(202, 38, 2)],
    ...watch(112, 34, 17),
  ],
  'what-to-bring': [
    ...page(18, 28, 62, 84),
    ['goldWash', box(24, 60, 44, 10, 3)],
    ['strongWords', 'M28 65h32'],
    ['sheet', box(98, 42, 76, 56, 3)],
    ['words', `${rows(108, 56, [34, 28])}M108 88h56`],
    ['strongWords', 'M148 56h16M148 65h16'],
    ['goldLine', dot(156, 86, 7)],
    ...phone(192, 22, 92),
    ['line', 'M205 52h26v20h-26zM205 54l13 9l13-9'],
    ...idCard(252, 48, 58, 40),
    ['sheet', 'M58 128h204l-12 30h-180z'],
    ['line', 'M118 128q0-16 42-16t42 16'],
  ],
  'counted-on': [
    ['wash', box(0, 134, 320, 34, 0)],
    ['soft', box(18, 30, 82, 106, 3)],
    ['card', box(26, 44, 66, 40, 2)],
    ['accent', 'M14 24h90v14q-8 8-15 0q-7 8-15 0q-8 8-15 0q-7 8-15 0q-8 8-15 0q-8 8-15 0z'],
    ...person(150, 80, linda),
    ...person(264, 80, robert),
    ...arm(linda, [174, 126], [190, 138], [202, 122]),
    ...arm(robert, [240, 128], [226, 146], [222, 126]),
    ...key(198, 106),
  ],
  'good-day': [
    ['goldWash', box(0, 0, 158, 168, 0)],
    ['wash', box(162, 0, 158, 168, 0)],
    ['gold', dot(36, 36, 17)],
    ['goldLine', 'M36 8v6M36 58v6M8 36h6M58 36h6M16 16l4 4M52 52l4 4M16 56l4-4M52 20l4-4'],
    ['soft', 'M96 138l22-40l22 40z'],
    ['green', 'M104 110l14-26l14 26z'],
    ...person(66, 108, builder),
    ...person(224, 96, emily),
    ['ink', box(252, 84, 54, 40, 4)],
    ['card', box(257, 89, 44, 28, 2)],
    ['grey', box(176, 150, 140, 8, 3)],
    ['line', 'M272 124v26h16M190 60v-30h34v30z'],
    ['fine', 'M207 30v30M190 45h34'],
  ],
  'worry-line': [
    ...wrongBesideRight,
    ...page(30, 20, 90, 132, false),
    ['strongWords', 'M40 34h44'],
    ['badLine', rows(40, 50, [68, 62, 70, 56, 66, 70, 60, 68, 50], 11)],
    ...page(192, 20, 90, 132, false),
    ['strongWords', 'M202 34h44'],
    ['words', rows(202, 52, [66, 56], 12)],
    ['goldWash', box(196, 74, 82, 24, 4)],
    ['goldLine', 'M203 86h66'],
    ['words', rows(202, 112, [64, 52, 60], 12)],
  ],
  'proof-or-not': [
    ...wrongBesideRight,
    ['soft', 'M46 86q-16-26 14-34q10-22 38-10q28-4 28 20q16 18-4 30q-12 8-44 4q-26 4-32-10z'],
    ['onColour', 'M62 70q8-12 16 0t16 0t14-6'],
    ['strongWords', 'M40 126h78'],
    ['goldLine', `${tally(186, 52)}${tally(232, 52)}`],
    ['green', `${box(192, 122, 16, 24, 2)}${box(220, 104, 16, 42, 2)}${box(248, 84, 16, 62, 2)}`],
    ['goldLine', 'M182 148h110'],
  ],
  'marked-posting': [
    ...page(28, 12, 100, 144, false),
    ['strongWords', 'M38 28h54'],
    ['goldWash', `${box(34, 42, 70, 14, 4)}${box(34, 104, 60, 14, 4)}`],
    ['wash', box(34, 72, 84, 14, 4)],
    ['words', rows(38, 49, [60, 80, 74, 76, 62, 78, 52, 70, 40], 12)],
    ...pen(98, 62),
    ['dashes', 'M108 49q40-6 86 0M122 79q36 8 72 14M98 111q50 26 96 18'],
    ...page(196, 12, 100, 144, false),
    ['strongWords', 'M206 28h54'],
    ['goldWash', `${box(202, 42, 72, 14, 4)}${box(202, 122, 62, 14, 4)}`],
    ['wash', box(202, 86, 84, 14, 4)],
    ['words', rows(206, 49, [62, 70, 80], 11)],
    ['words', rows(206, 93, [72, 60, 56], 18)],
    ...yes(290, 24, 12),
  ],
  'par-strip': [
    ...panel(10),
    ...panel(115),
    ...panel(220),
    // A leak, a wrench, a dry floor.
    ['heavy', 'M28 46h44v26'],
    ['cloth2', 'M72 84q-7 10 0 14q8-4 0-14zM60 96q-5 8 0 11q6-3 0-11z'],
    ['cloth2', 'M34 120q24-10 56 0q-20 12-56 0z'],
    ...flag(80, 40),
    ...person(162, 66, luis),
    ['soft', 'M180 112l16-26a9 9 0 1 1 10 6l-16 26z'],
    ['skin2', dot(184, 110, 7)],
    ['heavy', 'M238 46h44v40'],
    ['heavy', 'M274 66h16'],
    ['wash', 'M236 120q26-8 62 0q-24 10-62 0z'],
    ...yes(266, 112, 14),
    ['goldLine', 'M100 84h12M205 84h12'],
  ],
  ...practiceDrawings,
  ...module1Strips,
};

/** Five strokes that somebody has counted. */
function tally(x: number, y: number): string {
  return `M${x} ${y}v24m8-24v24m8-24v24m8-24v24M${x - 5} ${y + 20}l34-16`;
}

function panel(x: number): Shapes {
  return [['sheet', box(x, 22, 90, 124, 8)]];
}
