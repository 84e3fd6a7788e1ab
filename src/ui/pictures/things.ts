import { box, dot, rows, type Shape, type Shapes } from './draw';

/** A sheet of paper with bars for words. */
export function page(x: number, y: number, w = 78, h = 104, isWritten = true): Shapes {
  const wide = w - 20;
  const count = Math.max(0, Math.floor((h - 40) / 9));
  const lines = Array.from({ length: count }, (_, row) => wide - ((row * 8) % 20));
  return [
    ['sheet', box(x, y, w, h, 4)],
    ...(isWritten
      ? ([
          ['strongWords', rows(x + 10, y + 14, [wide * 0.6])],
          ['words', rows(x + 10, y + 28, lines)],
        ] as Shape[])
      : []),
  ];
}

/** A phone, upright; what stands on its screen comes on top. */
export function phone(x: number, y: number, h = 104): Shapes {
  return [
    ['ink', box(x, y, h * 0.56, h, 9)],
    ['card', box(x + 4, y + 10, h * 0.56 - 8, h - 22, 3)],
    ['onColour', `M${x + h * 0.28 - 4} ${y + h - 6}h8`],
  ];
}

/** A computer that opens, with room for what stands on its screen (104 by 62). */
export function laptop(x: number, y: number): Shapes {
  return [
    ['ink', box(x, y, 116, 76, 7)],
    ['card', box(x + 6, y + 6, 104, 62, 2)],
    ['soft', `M${x - 12} ${y + 78}h140l6 9q0 3-4 3h-144q-4 0-4-3z`],
  ];
}

/** A clock; the hands point to an hour and a minute of their choice (parts of the circle). */
export function clock(x: number, y: number, r: number, hour = 0.9, minute = 0.17): Shapes {
  const hand = (share: number, length: number) => {
    const angle = (share - 0.25) * 2 * Math.PI;
    return `M${x} ${y}l${(length * Math.cos(angle)).toFixed(1)} ${(length * Math.sin(angle)).toFixed(1)}`;
  };
  return [
    ['sheet', dot(x, y, r)],
    ['line', hand(hour, r * 0.5) + hand(minute, r * 0.72)],
  ];
}

/** A stop watch with its button. */
export function watch(x: number, y: number, r: number): Shapes {
  return [
    ['line', `M${x - 5} ${y - r - 8}h10M${x} ${y - r - 8}v8M${x + r * 0.7} ${y - r * 0.8}l5-5`],
    ['sheet', dot(x, y, r)],
    ['goldWash', `M${x} ${y}v${-r + 3}a${r - 3} ${r - 3} 0 0 1 ${r - 3} ${r - 3}z`],
    ['line', `M${x} ${y}v${-r + 6}M${x} ${y}h${r - 8}`],
  ];
}

/** A letter in the mail, or an email. */
export function envelope(x: number, y: number, w = 84, h = 56): Shapes {
  return [
    ['sheet', box(x, y, w, h, 4)],
    ['line', `M${x + 2} ${y + 4}l${w / 2 - 2} ${h * 0.5}l${w / 2 - 2}${-h * 0.5}`],
  ];
}

/** A sheet of a calendar, seven days by rows; some days are marked. */
export function calendar(
  x: number,
  y: number,
  rowCount: number,
  marked: readonly number[],
): Shapes {
  const days = Array.from({ length: rowCount * 7 }, (_, day) => day);
  const square = (day: number) =>
    box(x + 8 + (day % 7) * 14, y + 24 + Math.floor(day / 7) * 14, 10, 10, 2);
  return [
    ['sheet', box(x, y, 110, 32 + rowCount * 14, 5)],
    ['accent', box(x + 1, y + 1, 108, 14, 4)],
    ['line', `M${x + 24} ${y - 5}v10M${x + 86} ${y - 5}v10`],
    [
      'grey',
      days
        .filter((day) => !marked.includes(day))
        .map(square)
        .join(''),
    ],
    [
      'green',
      days
        .filter((day) => marked.includes(day))
        .map(square)
        .join(''),
    ],
  ];
}

/** A glass that makes larger. */
export function lens(x: number, y: number, r: number): Shapes {
  return [
    ['heavy', `M${x + r * 0.7} ${y + r * 0.7}l${r * 0.75} ${r * 0.75}`],
    ['line', dot(x, y, r)],
  ];
}

/** A card with somebody's likeness. */
export function idCard(x: number, y: number, w = 66, h = 42): Shapes {
  return [
    ['sheet', box(x, y, w, h, 5)],
    ['soft', `${dot(x + 15, y + 15, 6)}M${x + 6} ${y + 33}q0-10 9-10t9 10z`],
    ['words', rows(x + 32, y + 15, [w - 42, w - 48, w - 42])],
  ];
}

/** A desk's edge across the picture. */
export function desk(y: number, x = 10, w = 300): Shapes {
  return [['grey', box(x, y, w, 7, 3)]];
}

/** A door in its frame, shut or open. */
export function door(x: number, y: number, isOpen: boolean): Shapes {
  return [
    ['soft', box(x, y, 60, 98, 2)],
    ...(isOpen
      ? ([
          ['goldWash', `M${x + 6} ${y + 6}h48v92h-48z`],
          ['sheet', `M${x + 6} ${y + 6}l26 12v84l-26-4z`],
          ['ink', dot(x + 26, y + 60, 3)],
        ] as Shape[])
      : ([
          ['sheet', `M${x + 6} ${y + 6}h48v92h-48z`],
          ['ink', dot(x + 46, y + 54, 3)],
        ] as Shape[])),
  ];
}

/** A key. */
export function key(x: number, y: number): Shapes {
  return [['goldLine', `${dot(x, y, 8)}M${x + 8} ${y}h24M${x + 24} ${y}v8M${x + 31} ${y}v6`]];
}

/** A pen that writes down to the left. */
export function pen(x: number, y: number): Shapes {
  return [
    ['gold', `M${x} ${y}l6-14l24-24l9 9l-24 24z`],
    ['ink', `M${x} ${y}l3-7l4 4z`],
  ];
}
