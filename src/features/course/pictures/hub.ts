import { balloon, box, dot, rows, type Shapes } from '@/ui/pictures/draw';
import { arm, people, person } from '@/ui/pictures/people';
import { page, pen } from '@/ui/pictures/things';

const { amina, boss, grace, luis } = people;

/** A drawing for each module on the hub: a resume that is written, a story that is told, two people who meet. */
export const hubDrawings: Readonly<Record<number, Shapes>> = {
  1: [
    ['wash', box(0, 0, 320, 168, 0)],
    ...person(92, 96, luis),
    ...page(164, 14, 112, 146, false),
    ['strongWords', 'M178 34h62'],
    ['accentLine', 'M178 54h46M178 104h54'],
    ['goldWash', box(172, 62, 96, 14, 4)],
    ['goldLine', 'M178 69h66'],
    ['words', `${rows(178, 84, [80, 64], 9)}${rows(178, 116, [82, 72, 58], 11)}`],
    ...arm(luis, [118, 140], [150, 146], [168, 100]),
    ...pen(168, 98),
    ['soft', box(0, 156, 320, 12, 0)],
  ],
  2: [
    ['goldWash', box(0, 0, 320, 168, 0)],
    ...person(74, 98, grace),
    ['soft', box(0, 156, 320, 12, 0)],
    ...balloon(112, 16, 188, 104, 128),
    // Where it was, what was done, what came of it.
    ['soft', box(128, 62, 38, 36, 2)],
    ['accent', 'M124 54h46v10q-8 6-15 0q-8 6-16 0q-8 6-15 0z'],
    ['goldLine', 'M176 74h12m-5-5l5 5l-5 5M238 74h12m-5-5l5 5l-5 5'],
    ['heavy', 'M196 96h12v-13h12v-13h12'],
    ['gold', 'M272 48l7 15 16 2-12 11 3 16-14-8-14 8 3-16-12-11 16-2z'],
    ['goodLine', 'M214 50l6 7 12-15'],
  ],
  3: [
    ['wash', box(0, 0, 320, 168, 0)],
    ...person(92, 78, amina),
    ...person(232, 78, boss),
    ...balloon(116, 12, 52, 38, 122),
    ['ink', `${dot(130, 31, 4)}${dot(142, 31, 4)}${dot(154, 31, 4)}`],
    ['goldWash', dot(194, 32, 17)],
    ['goodLine', 'M186 32l6 7l12-15'],
    ['sheet', 'M138 117l40-3l8 10h-56z'],
    ['strongWords', 'M146 119h26'],
    ['soft', 'M28 132h264v36h-264z'],
    ['grey', box(20, 124, 280, 10, 3)],
  ],
};
