import type { PictureId } from '@/content/picture-ids';
import { Picture } from '../pictures/picture';
import { useProse } from './prose-context';

/** The place of a drawing; its screen hands in which drawings there are. */
export function PicturePlace({ id }: { id: PictureId }) {
  const picture = useProse().facts.pictures?.[id];
  return picture ? <Picture {...picture} /> : null;
}
