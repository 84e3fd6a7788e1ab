import type { Module2PictureId } from '@/content/picture-ids';
import { balloon, box, dot, no, rows, yes, type Point, type Shapes } from '@/ui/pictures/draw';
import { arm, people, person } from '@/ui/pictures/people';
import { envelope, laptop, page, pen, phone } from '@/ui/pictures/things';
import { module2TaskDrawings } from './module-2-tasks';
import { star as topStar, wrongBesideRight } from './panels';
import { sharedDrawings } from './shared';

const { grace, linh } = people;
const star = 'l3 8h8l-6 5l2 9l-7-5l-7 5l2-9l-6-5h8z';

const partHeights = [22, 51, 75, 106, 146];

/** Where numbers stand on a drawing, as points of its canvas. */
export const module2Numbers: Partial<Readonly<Record<Module2PictureId, readonly Point[]>>> = {
  'page-parts': partHeights.map((y) => [54, y] as const),
};

/** The drawings of module 2. */
export const module2Drawings: Readonly<Record<Module2PictureId, Shapes>> = {
  ...module2TaskDrawings,
  'one-thread': [
    ['wash', box(0, 132, 320, 36, 0)],
    ['goldLine', 'M14 150q30-30 60-14t60-4t60 0t60-6t60-20'],
    ['ink', 'M28 72h60v30q0 14-14 14h-32q-14 0-14-14z'],
    ['heavy', 'M22 80h72'],
    ['fine', 'M44 60q-6-8 0-14t0-14M60 60q-6-8 0-14t0-14M76 60q-6-8 0-14t0-14'],
    ['sheet', 'M130 76l34-30l34 30v44h-68z'],
    ['bad', 'M164 106q-20-14-13-24q7-7 13 1q6-8 13-1q7 10-13 24z'],
    ['soft', box(234, 84, 66, 38, 3)],
    ['gold', dot(248, 76, 9)],
    ['bad', dot(266, 74, 10)],
    ['green', box(278, 54, 14, 30, 5)],
    ['card', box(240, 94, 54, 12, 2)],
    ['accent', `${dot(58, 138, 6)}${dot(164, 134, 6)}${dot(266, 120, 6)}`],
  ],
  'one-idea': [
    ['sheet', `${box(14, 10, 86, 66, 6)}${box(117, 10, 86, 66, 6)}${box(220, 10, 86, 66, 6)}`],
    ['line', 'M34 66v-22l23-18l23 18v22z'],
    ['accent', box(52, 50, 11, 16, 1)],
    ['cloth2', 'M132 58v-12l12-2l8-14h26l9 14l6 2v12z'],
    ['ink', `${dot(146, 60, 7)}${dot(178, 60, 7)}`],
    [
      'line',
      `${dot(246, 54, 12)}${dot(282, 54, 12)}M246 54l10-20h18l8 20M256 34l12 20h-22M252 30h8`,
    ],
    ['dashes', 'M57 80l72 42M160 80v18M263 80l-72 42'],
    ['gold', dot(160, 132, 32)],
    ['onColour', 'M149 146l15-17M164 129a9 9 0 1 1 10-12l-7 1l-1 7l6 4'],
  ],
  'tell-or-keep': [
    ...person(160, 84, grace),
    ...balloon(20, 24, 100, 66, 108),
    ['gold', `M66 34${star}`],
    ['words', rows(40, 68, [60, 42])],
    ...yes(24, 28),
    ['dashes', 'M196 112h20'],
    ['line', 'M238 84v-18a22 22 0 0 1 44 0v18'],
    ['gold', box(222, 84, 76, 60, 8)],
    ['ink', `${dot(260, 108, 8)}M256 112h8v18h-8z`],
  ],
  'page-parts': [
    ['sheet', box(92, 6, 136, 156, 4)],
    ['accent', box(102, 14, 84, 10, 3)],
    ['words', 'M104 32h90'],
    ['goldWash', box(98, 40, 124, 22, 4)],
    ['strongWords', rows(104, 47, [110, 84], 9)],
    ['wash', box(98, 66, 124, 18, 4)],
    ['green', `${box(104, 71, 26, 8, 4)}${box(136, 71, 34, 8, 4)}${box(176, 71, 22, 8, 4)}`],
    ['strongWords', 'M104 96h58M190 96h24'],
    ['words', rows(104, 107, [104, 92, 98])],
    ['strongWords', 'M104 142h40'],
    ['words', 'M104 152h88'],
    ['line', 'M64 22h26M64 51h26M64 75h26M64 106h26M64 146h26'],
    ...partHeights.map((y): Shapes[number] => ['sheet', dot(54, y, 11)]),
    ['soft', 'M250 28h44v52h-44z'],
    ...no(292, 28, 11),
    ['card', `${dot(272, 48, 9)}M256 76q2-16 16-16t16 16z`],
  ],
  'plain-look': [
    ...page(30, 12, 104, 144, false),
    ['soft', box(30, 12, 36, 144, 4)],
    ['card', dot(48, 36, 12)],
    ['bad', `${box(38, 62, 20, 5, 2)}${box(38, 76, 14, 5, 2)}${box(38, 90, 18, 5, 2)}`],
    ['gold', box(74, 22, 52, 18, 8)],
    ['words', rows(76, 54, [46, 40, 48, 30, 44, 36, 42, 38])],
    ['cloth4', dot(112, 136, 12)],
    ...no(134, 20, 13),
    ...page(186, 12, 104, 144, false),
    ['strongWords', 'M196 28h64M196 58h40M196 104h44'],
    ['words', `M196 40h72${rows(196, 70, [80, 72, 78])}${rows(196, 116, [80, 68, 74])}`],
    ...yes(290, 20, 13),
  ],
  'gap-line': [
    ['heavy', 'M16 122h84M220 122h84'],
    ['dashes', 'M104 122h112'],
    ['goldLine', 'M100 122q60-64 120 0'],
    ['sheet', box(26, 70, 60, 38, 4)],
    ['words', rows(34, 82, [44, 36], 12)],
    ['sheet', box(234, 70, 60, 38, 4)],
    ['words', rows(242, 82, [44, 36], 12)],
    ...person(142, 54, grace),
    ['bad', 'M186 92q-16-11-10-19q6-6 10 1q4-7 10-1q6 8-10 19z'],
    ['goldWash', box(116, 134, 90, 18, 5)],
    ['strongWords', 'M126 143h70'],
    ['green', `${dot(100, 122, 7)}${dot(220, 122, 7)}`],
  ],
  'letter-parts': [
    ['sheet', box(96, 8, 128, 152, 4)],
    ['goldWash', box(104, 28, 112, 32, 5)],
    ['wash', box(104, 66, 112, 44, 5)],
    ['badWash', box(104, 116, 112, 28, 5)],
    [
      'words',
      `M108 18h50${rows(112, 38, [94, 70])}${rows(112, 76, [96, 88, 74])}${rows(112, 126, [90, 60])}`,
    ],
    ['sheet', 'M28 56v-22l18-16l18 16v22z'],
    ['bad', 'M46 50q-10-7-6-12q4-4 6 1q2-5 6-1q4 5-6 12z'],
    ['dashes', 'M70 42h30M70 90h30'],
    ...yes(46, 90, 16),
    ['goldLine', 'M46 106l-8 16M46 106l8 16'],
    ...phone(256, 92, 68),
    ['goodLine', 'M268 124l7 8l12-16'],
    ['dashes', 'M222 130h28'],
  ],
  'two-letters': [
    ...envelope(26, 94, 84, 56),
    ['dashes', 'M68 90q-40-30-44-60M68 90v-60M68 90q40-30 44-60'],
    ['grey', `${box(8, 10, 32, 22, 2)}${box(52, 10, 32, 22, 2)}${box(96, 10, 32, 22, 2)}`],
    ...no(112, 98, 13),
    ...envelope(204, 94, 84, 56),
    ['bad', 'M246 132q-14-10-9-17q6-5 9 1q3-6 9-1q5 7-9 17z'],
    ['goldLine', 'M246 90v-30m-7 8l7-8l7 8'],
    ['sheet', box(208, 22, 76, 36, 3)],
    ['accent', 'M202 14h88v12q-8 7-15 0q-7 7-14 0q-8 7-15 0q-7 7-15 0q-7 7-14 0q-8 7-15 0z'],
    ['line', 'M238 58v-20h16v20'],
    ...yes(290, 98, 13),
  ],
  'star-strip': [
    ...[6, 85, 164, 243].flatMap((x): Shapes => [['sheet', box(x, 26, 71, 116, 8)]]),
    // The place, the goal, the steps, the end.
    ['soft', box(18, 76, 46, 44, 2)],
    ['accent', 'M14 68h54v12q-9 7-18 0q-9 7-18 0q-9 7-18 0z'],
    ['gold', `${dot(30, 52, 5)}${dot(52, 48, 5)}`],
    ['line', dot(120, 84, 24)],
    ['bad', dot(120, 84, 15)],
    ['card', dot(120, 84, 8)],
    ['goldLine', 'M120 84l20-28m-1 10l1-10l-9 3'],
    ['heavy', 'M174 122h14v-16h14v-16h14v-16h10'],
    ...person2(206, 52),
    ['gold', `M278 50${star}`],
    ['goodLine', 'M262 104l10 12l20-26'],
    ['goldLine', 'M77 84h8M156 84h8M235 84h8'],
  ],
  'i-not-we': [
    ['grey', `${dot(60, 76, 14)}M32 132q0-38 28-38t28 38z`],
    ['grey', `${dot(262, 76, 14)}M234 132q0-38 28-38t28 38z`],
    ['goldWash', dot(160, 88, 62)],
    ...person(160, 74, linh),
    ...arm(linh, [186, 120], [212, 118], [178, 112]),
    ['wash', box(0, 134, 320, 34, 0)],
    ['goldLine', 'M110 22l8 10M160 10v12M210 22l-8 10'],
  ],
  'match-pieces': [
    ...page(22, 40, 74, 100),
    ['gold', `M59 52${star}`],
    ...envelope(124, 62, 84, 58),
    ['gold', `M166 82${star}`],
    ...balloon(236, 48, 66, 52, 270),
    ['gold', `M268 58${star}`],
    ['goldLine', 'M59 30q50-26 100-4M180 26q50-20 88 10'],
    ...person2(270, 126),
    ...yes(160, 34, 12),
  ],
  'email-clip': sharedDrawings['email-clip'],
  'upload-button': sharedDrawings['upload-button'],
  'letters-made': [
    ...laptop(20, 40),
    ['words', rows(34, 60, [74, 60, 70, 40], 11)],
    ...pen(104, 80),
    ['goldLine', 'M154 84h26m-9-8l9 8l-9 8'],
    ...page(196, 18, 96, 132),
    ['goldLine', 'M206 132q8-12 16 0t16-4'],
  ],
  'reads-fast': [
    ...wrongBesideRight,
    ...[24, 186].flatMap((x): Shapes => [
      ...page(x, 16, 88, 138, false),
      ['goldWash', box(x + 4, 20, 80, 42, 3)],
      ['strongWords', rows(x + 12, 30, [44, 30, 40], 12)],
      ['words', rows(x + 12, 76, [64, 56, 64, 50, 62, 36], 12)],
    ]),
    ['gold', topStar(92, 128) + topStar(254, 36)],
    ['sheet', dot(160, 84, 27)],
    ['gold', 'M160 84v-24a24 24 0 0 1 0 48z'],
    ['line', 'M160 84v-20M160 84v18M160 57v-7M154 50h12'],
  ],
};

/** A whole person, small, without a face: who acts in a strip. */
function person2(x: number, y: number): Shapes {
  return [
    ['skin3', dot(x, y, 8)],
    ['green', `M${String(x - 11)} ${String(y + 30)}q0-20 11-20t11 20z`],
  ];
}
