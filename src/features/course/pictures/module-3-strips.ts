import type { Module3PictureId } from '@/content/picture-ids';
import { arc, arrow, balloon, box, dot, rows, yes, type Shapes } from '@/ui/pictures/draw';
import { people, person } from '@/ui/pictures/people';
import { envelope, page, pen } from '@/ui/pictures/things';
import { job, mini, panels, question, star } from './panels';

const { emily, robert } = people;
const friends = [
  [80, 82, 'green', 3],
  [44, 54, 'cloth2', 1],
  [118, 56, 'cloth5', 4],
  [46, 122, 'gold', 1],
  [114, 122, 'cloth3', 2],
] as const;
const known = [
  [196, 30, 'cloth4', 2],
  [196, 84, 'gold', 3],
  [196, 138, 'cloth2', 1],
] as const;

/** The drawings of module 3 that stand over words in columns. */
export const module3Strips = {
  'weak-ties': [
    ['goldWash', dot(80, 84, 74)],
    ['line', 'M72 74l-14-12M90 74l16-12M68 104l-10 10M92 104l10 10'],
    ...friends.flatMap(([x, y, wears, skin]) => mini(x, y, wears, skin)),
    ['dashes', 'M98 78l80-44M100 86h76M98 96l80 38'],
    ...known.flatMap(([x, y, wears, skin]): Shapes => [
      ...mini(x, y, wears, skin),
      ['goldLine', arrow(218, y + 4, 248, y + 4)],
      ...job(280, y + 4),
    ]),
  ],
  'pitch-ring': [
    ...panels(3),
    ...[53, 160, 267].flatMap((x, part): Shapes => [
      ['words', dot(x, 36, 17)],
      ['accentLine', part === 2 ? dot(x, 36, 17) : arc(x, 36, 17, 0, (part + 1) / 3)],
    ]),
    ...person(53, 96, emily),
    ['gold', star(160, 100)],
    ['strongWords', rows(132, 128, [56, 40], 14)],
    ...balloon(234, 70, 66, 58, 250),
    ['strongWords', 'M246 86h28'],
    ...question(262, 98),
  ],
  'turn-back': [
    ...panels(3),
    ['soft', 'M26 74q-12-20 10-27q8-17 28-7q20-4 22 14q12 14-2 22q-10 7-32 4q-20 3-26-6z'],
    ['strongWords', 'M28 120h50'],
    ['grey', months(120, 34, 12)],
    ['green', months(120, 34, 10)],
    ['strongWords', 'M132 132h56M132 146h38'],
    ['goldLine', `${arrow(94, 84, 116, 84)}${arrow(202, 84, 224, 84)}`],
    ...person(267, 74, { ...robert, wears: 'green', has: ['apron', 'badge'] }),
    ...yes(302, 28, 11),
    ['strongWords', 'M240 146h54'],
  ],
  'pick-change-send': [
    ...panels(3),
    ...page(16, 24, 40, 54),
    ...page(52, 50, 40, 54),
    ...page(18, 92, 40, 54),
    ['goldLine', dot(72, 76, 34)],
    ...page(122, 24, 76, 116, false),
    ['strongWords', 'M132 38h40'],
    ['words', `${rows(132, 52, [56, 48], 11)}${rows(132, 106, [56, 44, 52], 11)}`],
    ['goldWash', box(127, 72, 66, 20, 4)],
    ['goldLine', 'M133 82h46'],
    ...pen(168, 96),
    ...envelope(236, 58, 62, 44),
    ['goldLine', 'M222 66h8M220 80h10M222 94h8'],
    ...yes(298, 56, 12),
  ],
} as const satisfies Partial<Readonly<Record<Module3PictureId, Shapes>>>;

/** The months of a year as squares, the first so many of them. */
function months(x: number, y: number, count: number): string {
  const squares = Array.from({ length: count }, (_, at) =>
    box(x + (at % 4) * 21, y + Math.floor(at / 4) * 24, 15, 15, 3),
  );
  return squares.join('');
}
