import { chapters } from '@/content/en/chapters';
import { downloads } from '@/content/en/downloads';
import { sources } from '@/content/en/sources';
import type { SourceId } from '@/content/source-ids';
import type { ProseFacts, ProsePictures } from '@/ui/prose/prose-context';

/** The facts that a module's English prose may name, with the studies it uses and its pictures. */
export function proseFacts(
  sourceIds: readonly SourceId[],
  pictures: ProsePictures = {},
): ProseFacts {
  return {
    language: 'en',
    chapters,
    downloads,
    pictures,
    sources: sources.filter(({ id }) => sourceIds.includes(id)),
  };
}
