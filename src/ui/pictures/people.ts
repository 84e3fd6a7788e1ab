import { box, dot, type Cloth, type Paint, type Shape, type Shapes } from './draw';

type Hair = 'short' | 'long' | 'bun' | 'curls' | 'bald' | 'scarf' | 'cap' | 'helmet' | 'turban';

/** How somebody looks. */
export type PersonLook = {
  skin: 1 | 2 | 3 | 4;
  hair: Hair;
  /** 1 dark, 2 brown, 3 grey. */
  tint?: 1 | 2 | 3;
  wears: Cloth;
  has?: readonly ('glasses' | 'beard' | 'apron' | 'badge')[];
  mood?: 'glad' | 'calm' | 'worried';
};

/** Who appears in the pictures, so that one person can be known again. */
export const people = {
  amina: { skin: 3, hair: 'scarf', wears: 'cloth4' },
  linda: { skin: 1, hair: 'bun', tint: 3, wears: 'cloth2', has: ['glasses'] },
  robert: { skin: 4, hair: 'short', wears: 'cloth3' },
  linh: { skin: 2, hair: 'long', wears: 'green' },
  brian: { skin: 1, hair: 'short', tint: 2, wears: 'cloth2', has: ['beard'] },
  grace: { skin: 4, hair: 'curls', wears: 'cloth5' },
  luis: { skin: 2, hair: 'cap', wears: 'cloth3', has: ['beard'] },
  emily: { skin: 1, hair: 'long', tint: 2, wears: 'cloth5' },
  singh: { skin: 3, hair: 'turban', wears: 'cloth2', has: ['beard'] },
  boss: { skin: 3, hair: 'bald', wears: 'soft', has: ['glasses'] },
  builder: { skin: 2, hair: 'helmet', wears: 'gold' },
} as const satisfies Record<string, PersonLook>;

/** Head and shoulders; x, y is the middle of the head, 17 high; the shoulders end 60 below it. */
export function person(x: number, y: number, look: PersonLook): Shapes {
  const { skin, hair, tint = 1, wears, has = [], mood = 'glad' } = look;
  const skinPaint: Paint = `skin${skin}`;
  const hairPaint: Paint = `hair${tint}`;
  return [
    ...behind(x, y, hair, hairPaint, wears),
    [wears, `M${x - 31} ${y + 60}v-12q0-23 23-24h16q23 1 23 24v12z`],
    [skinPaint, `M${x - 7} ${y + 10}h14v14q-7 7-14 0z`],
    [skinPaint, dot(x, y, 16)],
    ...(has.includes('beard') ? beard(x, y, hairPaint) : []),
    ...inFront(x, y, hair, hairPaint, wears),
    ...face(x, y, mood, has.includes('glasses')),
    ...(has.includes('apron') ? apron(x, y) : []),
    ...(has.includes('badge') ? badge(x, y) : []),
  ];
}

/** Somebody in a wheelchair, from the side, looking right; x, y is the middle of the head. */
export function seated(x: number, y: number, look: PersonLook): Shapes {
  const skinPaint: Paint = `skin${look.skin}`;
  const hairPaint: Paint = `hair${look.tint ?? 1}`;
  return [
    [look.wears, `M${x - 17} ${y + 66}v-28q0-16 16-16t17 16v16h22v14z`],
    ['ink', `M${x + 26} ${y + 54}h12q6 0 7 6l5 30h-10l-4-24h-32v-12z`],
    [skinPaint, dot(x, y, 15)],
    ...inFront(x, y, look.hair, hairPaint, look.wears),
    ...face(x + 2, y, look.mood ?? 'glad', false),
    ['line', dot(x, y + 72, 23)],
    ['fine', dot(x, y + 72, 5)],
    ['line', `M${x - 22} ${y + 30}v36h50l8 26h12`],
    ['line', dot(x + 40, y + 90, 6)],
  ];
}

/** An arm with its hand, from the shoulder over the elbow. */
export function arm(
  look: PersonLook,
  from: readonly [number, number],
  elbow: readonly [number, number],
  hand: readonly [number, number],
): Shapes {
  return [
    [`${look.wears}Arm`, `M${from.join(' ')}Q${elbow.join(' ')} ${hand.join(' ')}`],
    [`skin${look.skin}`, dot(hand[0], hand[1], 7)],
  ];
}

function behind(x: number, y: number, hair: Hair, paint: Paint, wears: Paint): Shapes {
  if (hair === 'long') return [[paint, `M${x - 19} ${y + 30}v-30a19 19 0 0 1 38 0v30q-19 8-38 0z`]];
  if (hair === 'bun') return [[paint, dot(x, y - 19, 7)]];
  if (hair === 'curls')
    return [
      [paint, dot(x - 16, y - 4, 10) + dot(x - 7, y - 13, 10) + dot(x + 4, y - 14, 10)],
      [paint, dot(x + 15, y - 7, 10) + dot(x - 18, y + 6, 7) + dot(x + 18, y + 6, 7)],
    ];
  if (hair === 'scarf')
    return [[wears, `M${x - 22} ${y + 34}q4-14 2-32a20 20 0 0 1 40 0q-2 18 2 32z`]];
  return [];
}

function inFront(x: number, y: number, hair: Hair, paint: Paint, wears: Paint): Shapes {
  switch (hair) {
    case 'bald':
      return [];
    case 'scarf':
      return [
        ['grey', `M${x - 17} ${y + 6}a17 19 0 1 1 34 0q-2-16-17-16t-17 16z`],
        [wears, `M${x - 17} ${y + 9}q17 18 34 0q3 14-4 21h-26q-7-7-4-21z`],
      ];
    case 'cap':
      return [[wears, `M${x - 17} ${y - 4}a17 15 0 0 1 34 0h9q3 0 3 4h-46z`]];
    case 'helmet':
      return [
        ['gold', `M${x - 18} ${y - 4}a18 17 0 0 1 36 0h4v4h-44v-4z`],
        ['fine', `M${x - 5} ${y - 20}v14M${x + 5} ${y - 20}v14`],
      ];
    case 'turban':
      return [
        ['cloth4', `M${x - 18} ${y - 2}q-4-20 18-21q22 1 18 21q-18-12-36 0z`],
        ['fine', `M${x - 14} ${y - 6}q14-12 26-13`],
      ];
    default:
      return [[paint, `M${x - 17} ${y + 2}a17 18 0 0 1 34 0q-3-9-10-11q-14 5-24 11z`]];
  }
}

function face(x: number, y: number, mood: PersonLook['mood'], hasGlasses: boolean): Shapes {
  const mouth = { glad: 'q5 5 10 0', calm: 'h10', worried: 'q5-5 10 0' }[mood ?? 'glad'];
  return [
    [
      'face',
      `M${x - 6} ${y}v1.5M${x + 6} ${y}v1.5M${x - 5} ${y + (mood === 'worried' ? 9 : 7)}${mouth}`,
    ],
    ...(hasGlasses
      ? ([['face', `${dot(x - 6, y + 1, 4.5)}${dot(x + 6, y + 1, 4.5)}`]] as Shape[])
      : []),
  ];
}

function beard(x: number, y: number, paint: Paint): Shapes {
  return [[paint, `M${x - 16} ${y + 2}q4 5 7 3q9-4 18 0q3 2 7-3q0 17-16 17t-16-17z`]];
}

function apron(x: number, y: number): Shapes {
  return [
    ['card', `M${x - 13} ${y + 60}v-22h26v22z`],
    ['fine', `M${x - 13} ${y + 38}l-4-13M${x + 13} ${y + 38}l4-13`],
  ];
}

function badge(x: number, y: number): Shapes {
  return [
    ['card', box(x + 8, y + 38, 14, 10, 2)],
    ['fine', `M${x + 11} ${y + 43}h8`],
  ];
}
