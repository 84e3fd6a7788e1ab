import { balloon, box, dot, rows, yes, type Shapes } from '@/ui/pictures/draw';
import { people, person } from '@/ui/pictures/people';
import { door, envelope, laptop, page, phone } from '@/ui/pictures/things';

type SharedPictureId = 'email-clip' | 'upload-button' | 'voicemail-greeting' | 'way-to-work';

/** Drawings that a module and the guides both show. */
export const sharedDrawings: Readonly<Record<SharedPictureId, Shapes>> = {
  'email-clip': [
    ...laptop(94, 26),
    ['grey', box(104, 36, 96, 10, 2)],
    ['strongWords', 'M108 56h50'],
    ['words', rows(108, 68, [80, 66], 10)],
    ['wash', box(150, 78, 48, 16, 4)],
    ['line', 'M160 84l-6 6q-3 4 1 5l12-10q5-6-1-8t-9 4l-8 7'],
    ['strongWords', 'M174 86h18'],
    ...page(16, 50, 54, 70),
    ['goldLine', 'M76 86q30 40 80 12m-10-3l10 3l-5 9'],
    ...person(276, 100, people.brian),
  ],
  'upload-button': [
    ['sheet', box(120, 14, 186, 138, 8)],
    ['accent', box(121, 15, 184, 16, 6)],
    ['dashes', box(138, 46, 150, 60, 8)],
    ['accentLine', 'M213 94v-34m-14 14l14-14l14 14'],
    ['green', box(168, 116, 90, 24, 12)],
    ['onColour', 'M196 128h34'],
    ...page(24, 34, 64, 86),
    ['goldLine', 'M92 78h40m-9-8l9 8l-9 8'],
    ['skin3', 'M240 132l6 24h26l4-20q0-6-5-6q-3-5-8-2q-4-4-8-1l-4-12q-7-3-8 3z'],
  ],
  'voicemail-greeting': [
    ...phone(52, 18, 132),
    ['accentLine', `${dot(76, 66, 10)}${dot(102, 66, 10)}M76 76h26`],
    ['green', dot(89, 112, 12)],
    ['card', 'M86 106l8 6l-8 6z'],
    ...balloon(156, 20, 136, 74, 168),
    ['strongWords', 'M172 40h58'],
    ['words', rows(172, 56, [100, 78], 14)],
    ...yes(288, 24, 12),
    ['dashes', 'M132 70q10 12 0 26'],
    [
      'goldLine',
      'M176 128h6M188 122v12M196 116v24M204 124v8M212 118v20M220 112v32M228 120v16M236 126v4M244 128h6',
    ],
  ],
  'way-to-work': [
    ['goldWash', 'M0 168v-28q60-26 100-20t80-34t140-52v134z'],
    ['dashes', 'M16 150q60-30 90-24t80-36t116-44'],
    ...page(20, 76, 40, 52),
    ...balloon(98, 60, 50, 34, 110),
    ['words', rows(110, 72, [26, 18], 10)],
    ['skin2', dot(104, 112, 8)],
    ['cloth5', 'M92 136q0-17 12-17t12 17z'],
    ['skin4', dot(140, 106, 8)],
    ['cloth2', 'M128 130q0-17 12-17t12 17z'],
    ...envelope(182, 42, 44, 32),
    ...door(252, 4, true),
    ['skin3', dot(238, 82, 8)],
    ['green', 'M226 108q0-18 12-18t12 18z'],
    ['green', `${dot(40, 140, 6)}${dot(204, 86, 6)}${dot(282, 56, 6)}`],
  ],
};
