import type { PictureId } from '@/content/picture-ids';
import type { ProsePictures } from '@/ui/prose/prose-context';
import type { Point, Shapes } from '@/ui/pictures/draw';

/** Each drawing with what it shows in one language, the words below it, and the numbers that stand on it. */
export function joinPictures<Id extends PictureId>(
  drawings: Readonly<Record<Id, Shapes>>,
  words: Readonly<Record<Id, string>>,
  captions?: Readonly<Partial<Record<Id, readonly string[]>>>,
  numbers?: Readonly<Partial<Record<Id, readonly Point[]>>>,
): ProsePictures {
  const ids = Object.keys(drawings) as Id[];
  return Object.fromEntries(
    ids.map((id) => [
      id,
      {
        shapes: drawings[id],
        alternative: words[id],
        captions: captions?.[id],
        numbers: numbers?.[id],
      },
    ]),
  );
}
