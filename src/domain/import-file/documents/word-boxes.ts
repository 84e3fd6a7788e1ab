import type { BoxRect } from '../lines/box-order';

type Attribute = (name: string) => string | undefined;

/** The paper and its margins, as most files have them; where a box is only said to stand right or in the middle. */
const page = { width: 612, height: 792, margin: 72 };

const ofPoint = 12_700;
const points = (value: string | undefined, unit = ofPoint) => (Number(value ?? 0) || 0) / unit;

/**
 * Follows where the drawings of a Word document stand (ECMA-376 part 1, §20.4), with the shapes within a group, and
 * shapes as older programs write them.
 */
export function createBoxPlaces() {
  let place: BoxRect | null = null;
  let shape = { left: 0, top: 0 };
  let from = { left: 0, top: 0 };
  let axis: 'left' | 'top' | null = null;
  let base = 0;
  let isNumber = false;
  return {
    open: (name: string, attribute: Attribute) => {
      if (name === 'anchor') {
        place = { left: 0, top: 0, width: 0, height: 0 };
        shape = from = { left: 0, top: 0 };
      } else if (name === 'inline') place = null;
      else if (name === 'positionH' || name === 'positionV') {
        axis = name === 'positionH' ? 'left' : 'top';
        base = attribute('relativeFrom') === 'page' ? 0 : page.margin;
      } else if (name === 'extent' && place) {
        place.width = points(attribute('cx'));
        place.height = points(attribute('cy'));
      } else if (name === 'off')
        shape = { left: points(attribute('x')), top: points(attribute('y')) };
      else if (name === 'chOff')
        from = { left: points(attribute('x')), top: points(attribute('y')) };
      else if (/^(?:shape|rect|roundrect)$/u.test(name)) place = placeOf(attribute('style') ?? '');
      isNumber = name === 'posOffset' || name === 'align';
    },
    /** What the file says of the open axis. */
    text: (text: string) => {
      if (!isNumber || axis === null || !place) return;
      const size = axis === 'left' ? place.width : place.height;
      const room = (axis === 'left' ? page.width : page.height) - size;
      const aligned = { left: 0, top: 0, center: room / 2, right: room, bottom: room };
      place[axis] =
        Object.entries(aligned).find(([word]) => word === text)?.[1] ?? base + points(text);
      axis = null;
    },
    close: (name: string) => {
      if (name === 'anchor' || name === 'pict') place = null;
    },
    /** Where the box that begins now stands; null for one within a line. */
    place: (): BoxRect | null =>
      place && {
        ...place,
        left: place.left + shape.left - from.left,
        top: place.top + shape.top - from.top,
      },
  };
}

/** "position:absolute;margin-left:12pt;margin-top:34pt;width:200pt". */
function placeOf(style: string): BoxRect | null {
  const length = (name: string) => {
    const [, number, unit = 'pt'] =
      new RegExp(`(?:^|;)${name}:(-?[\\d.]+)(pt|in|px)?`, 'u').exec(style) ?? [];
    return Number(number ?? 0) * (unit === 'in' ? 72 : 1);
  };
  return /position:absolute/u.test(style)
    ? {
        left: length('margin-left') + page.margin,
        top: length('margin-top') + page.margin,
        width: length('width'),
        height: length('height'),
      }
    : null;
}
