import type { Module2PictureId } from '@/content/picture-ids';
import { arrow, balloon, box, dot, rows, type Shapes } from '@/ui/pictures/draw';
import { arm, people, person } from '@/ui/pictures/people';
import { page, phone } from '@/ui/pictures/things';

const { amina, brian, builder, grace, linda } = people;

/** The drawings of module 2 for what one does with one's own resume and story. */
export const module2TaskDrawings = {
  'point-to-proof': [
    ...page(14, 12, 78, 144, false),
    ['line', [26, 46, 66, 86, 106, 126].map((y) => box(24, y, 12, 12, 2)).join('')],
    ['goodLine', [26, 66, 86].map((y) => `M27 ${String(y + 5)}l4 5l8-11`).join('')],
    ['words', rows(46, 32, [36, 30, 36, 28, 36, 32], 20)],
    ...page(122, 12, 92, 144, false),
    ['accent', box(132, 22, 54, 10, 3)],
    ['goldWash', `${box(128, 40, 80, 14, 3)}${box(128, 76, 80, 14, 3)}${box(128, 112, 80, 14, 3)}`],
    ['strongWords', 'M134 47h62M134 83h54M134 119h46'],
    [
      'words',
      `${rows(134, 61, [68, 60])}${rows(134, 97, [64, 70])}${rows(134, 133, [68, 52], 10)}`,
    ],
    ['dashes', 'M92 32q20 4 34 14M92 72q20 2 34 10M92 92q20 8 34 24'],
    ...person(276, 108, { ...grace, has: ['apron'] }),
    ...arm(grace, [254, 148], [234, 132], [204, 90]),
  ],
  'four-into-one': [
    ['goldWash', box(14, 30, 58, 46, 6)],
    ['wash', `${box(80, 30, 58, 46, 6)}${box(14, 84, 58, 46, 6)}`],
    ['badWash', box(80, 84, 58, 46, 6)],
    [
      'line',
      `${box(14, 30, 58, 46, 6)}${box(80, 30, 58, 46, 6)}${box(14, 84, 58, 46, 6)}${box(80, 84, 58, 46, 6)}`,
    ],
    ['strongWords', `M26 47h34M92 47h34${rows(26, 98, [34, 34], 9)}M92 101h34`],
    ['strongWords', 'M26 59h22M92 59h28M26 116h24M92 113h20'],
    ['goldLine', arrow(146, 80, 168, 80)],
    ...balloon(176, 10, 128, 76, 246),
    ['goldWash', box(186, 18, 108, 12, 3)],
    ['wash', `${box(186, 33, 108, 12, 3)}${box(186, 48, 108, 12, 3)}`],
    ['badWash', box(186, 63, 108, 12, 3)],
    ['strongWords', 'M192 24h88M192 39h70M192 54h94M192 69h60'],
    ...person(244, 120, builder),
  ],
  'which-story': [
    ...person(160, 112, amina),
    ['sheet', `${dot(126, 92, 4)}${dot(160, 84, 4)}${dot(194, 92, 4)}`],
    ['sheet', `${dot(64, 60, 46)}${dot(160, 40, 34)}${dot(256, 60, 46)}`],
    ['gold', 'M64 34l7 17h18l-14 12l5 19l-16-11l-16 11l5-19l-14-12h18z'],
    ['dashes', box(144, 20, 32, 42, 3)],
    ['words', 'M152 32h16M152 42h12'],
    ['line', 'M138 62l44-46'],
    ['skin4', dot(240, 48, 10)],
    ['cloth3', 'M224 82q0-22 16-22t16 22z'],
    ['skin1', dot(272, 48, 10)],
    ['cloth5', 'M256 82q0-22 16-22t16 22z'],
  ],
  'told-aloud': [
    ...person(62, 104, brian),
    ...page(84, 112, 50, 56),
    ['skin1', dot(88, 146, 7)],
    ...balloon(22, 10, 98, 60, 62),
    ['gold', 'M42 24l4 10h10l-8 7l3 11l-9-7l-9 7l3-11l-8-7h10z'],
    ['strongWords', rows(66, 30, [40, 30], 14)],
    ['goldLine', 'M146 78q8 10 0 22M158 70q14 18 0 38'],
    ...person(268, 108, linda),
    ...phone(184, 86, 74),
    ['bad', dot(204, 116, 8)],
    ['words', 'M195 136h18'],
  ],
} as const satisfies Partial<Readonly<Record<Module2PictureId, Shapes>>>;
