import { chapters } from '@/content/en/chapters';
import { chapterPages } from '@/content/en/chapters/pages';
import type { ChapterId } from '@/content/types';
import { Prose } from '@/ui/prose/prose';
import type { ProseFacts } from '@/ui/prose/prose-context';

// The chapters name no study and no download.
const facts: ProseFacts = { language: 'en', chapters, downloads: [], sources: [] };

/** The instructional content of a chapter, in English. */
export function ChapterProse({ chapterId }: { chapterId: ChapterId }) {
  return (
    <Prose page={chapterPages[chapterId]} partId={`chapter-${String(chapterId)}`} facts={facts} />
  );
}
