import type { GuidePictureId } from '@/content/picture-ids';
import { balloon, box, dot, flag, no, rows, yes, type Shapes } from '@/ui/pictures/draw';
import { people, person, seated } from '@/ui/pictures/people';
import { calendar, clock, envelope, idCard, page, phone } from '@/ui/pictures/things';
import { sharedDrawings } from './shared';

const { amina, builder, emily, linda, luis, singh } = people;

/** The drawings of the guides. */
export const guideDrawings: Readonly<Record<GuidePictureId, Shapes>> = {
  'email-clip': sharedDrawings['email-clip'],
  'upload-button': sharedDrawings['upload-button'],
  'voicemail-greeting': sharedDrawings['voicemail-greeting'],
  'way-to-work': sharedDrawings['way-to-work'],
  'fake-job': [
    ...phone(108, 6, 156),
    ['grey', box(120, 26, 62, 22, 7)],
    ['grey', box(120, 54, 56, 22, 7)],
    ['grey', box(120, 82, 64, 28, 7)],
    ['onColour', 'M128 37h46M128 65h38M128 92h46M128 101h30'],
    ['gold', dot(134, 126, 9)],
    ['line', 'M134 121v10M131 124q0-3 4-2t2 4t-3 4t3-1'],
    ...flag(196, 28),
    ...flag(190, 58),
    ...flag(198, 88),
    ...flag(150, 118),
    ['sheet', box(236, 26, 66, 40, 4)],
    ['gold', dot(269, 46, 10)],
    ...no(300, 26, 11),
    ...idCard(236, 92, 66, 42),
    ...no(300, 92, 11),
    ...person(50, 84, { ...emily, mood: 'worried' }),
  ],
  'i9-lists': [
    ['wash', box(10, 14, 108, 140, 10)],
    ['goldWash', box(150, 14, 160, 140, 10)],
    ['cloth2', box(34, 40, 60, 82, 5)],
    ['onColour', `${dot(64, 70, 12)}M50 98h28M50 106h28`],
    ...idCard(164, 50, 62, 42),
    ['sheet', box(242, 50, 58, 42, 5)],
    ['accent', box(243, 51, 56, 11, 4)],
    ['words', rows(250, 72, [40, 28])],
    ['heavy', 'M234 66v12M228 72h12'],
    ...yes(64, 138, 12),
    ...yes(232, 130, 12),
    ['line', 'M134 30l-8 108'],
  ],
  'pay-stub': [
    ['sheet', box(24, 18, 196, 132, 4)],
    ['accent', box(34, 28, 70, 10, 3)],
    ['words', rows(34, 54, [60, 50, 56, 46], 16)],
    ['strongWords', rows(150, 54, [40, 34, 30, 36], 16)],
    ['goldWash', box(30, 120, 184, 20, 4)],
    ['goldLine', 'M36 130h50M158 130h46'],
    ['dashes', 'M224 54h22M224 86h22M224 130h22'],
    ...clock(266, 50, 15, 0.3, 0),
    ['soft', 'M252 102v-22l14-8l14 8v22z'],
    ['green', box(250, 118, 50, 26, 4)],
    ['onColour', dot(275, 131, 7)],
    ['dashes', 'M24 158h196'],
  ],
  'first-day': [
    ['wash', box(0, 132, 320, 36, 0)],
    ...person(92, 76, { ...luis, has: ['badge'] }),
    ...person(172, 76, { ...linda, has: ['badge'] }),
    ...clock(34, 36, 20, 0.67, 0),
    ['soft', box(226, 44, 76, 90, 3)],
    [
      'card',
      `${box(232, 50, 30, 36, 2)}${box(266, 50, 30, 36, 2)}${box(232, 92, 30, 36, 2)}${box(266, 92, 30, 36, 2)}`,
    ],
    ['goldLine', dot(256, 70, 2)],
    ['sheet', box(118, 116, 30, 22, 2)],
    ['words', 'M124 124h18'],
  ],
  records: [
    ...page(28, 16, 94, 136),
    ['goldLine', 'M34 76h70'],
    ['sheet', 'M160 60l30-11l30 11v30q0 28-30 42q-30-14-30-42z'],
    ...yes(190, 88, 15),
    ...person(272, 86, { ...singh, mood: 'calm' }),
  ],
  newcomer: [
    ['wash', dot(84, 84, 62)],
    ['line', `${dot(84, 84, 62)}M22 84h124M84 22q-44 62 0 124M84 22q44 62 0 124`],
    ...person(84, 84, amina),
    ['goldLine', 'M156 84h30m-9-8l9 8l-9 8'],
    ...page(204, 30, 84, 108),
    ...yes(288, 34, 12),
  ],
  'benefit-log': [
    ...calendar(24, 30, 4, [1, 3, 8, 10, 12, 17, 19]),
    ['goldLine', 'M144 80h26m-9-8l9 8l-9 8'],
    ...page(188, 20, 84, 124, false),
    ['line', [0, 1, 2, 3].map((row) => box(198, 36 + row * 24, 13, 13, 2)).join('')],
    ['words', rows(220, 43, [40, 34, 42, 30], 24)],
    ['goodLine', [0, 1, 2].map((row) => `M200 ${String(42 + row * 24)}l4 5l9-12`).join('')],
    ...envelope(256, 118, 50, 36),
  ],
  references: [
    ...person(66, 92, builder),
    ...balloon(86, 16, 96, 58, 104),
    [
      'gold',
      [0, 1, 2]
        .map((place) => `M${String(110 + place * 24)} 30l3 8h8l-6 5l2 9l-7-5l-7 5l2-9l-6-5h8z`)
        .join(''),
    ],
    ...phone(214, 26, 116),
    ['goodLine', 'M232 86l10 12l18-24'],
  ],
  'ask-staff': [
    ...seated(70, 40, { ...emily, wears: 'green' }),
    ...person(222, 70, { ...linda, has: ['badge', 'glasses'] }),
    ['soft', box(160, 132, 140, 36, 0)],
    ['grey', box(150, 124, 160, 9, 3)],
  ],
};
