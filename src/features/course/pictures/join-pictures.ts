import type { PictureId } from '@/content/picture-ids';
import type { ProsePictures } from '@/ui/prose/prose-context';
import type { Shapes } from '@/ui/pictures/draw';

/** Each drawing with what it shows in one language. */
export function joinPictures<Id extends PictureId>(
  drawings: Readonly<Record<Id, Shapes>>,
  words: Readonly<Record<Id, string>>,
): ProsePictures {
  const ids = Object.keys(drawings) as Id[];
  return Object.fromEntries(
    ids.map((id) => [id, { shapes: drawings[id], alternative: words[id] }]),
  );
}
