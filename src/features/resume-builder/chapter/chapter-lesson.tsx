import { Trans } from '@lingui/react/macro';
import type { Chapter, Language } from '@/content/types';
import { LazyPart } from '@/resume-tools/lazy-part';
import styles from './chapter.module.css';

/** One chunk per language with the chapters' prose. */
const prose = {
  en: async () => (await import('../en/chapter-prose')).ChapterProse,
} satisfies Record<Language, unknown>;

/** The instructional content of a chapter, folded: the activity follows what the guide says. */
export function ChapterLesson({ chapter }: { chapter: Chapter }) {
  return (
    <details className={`card on-its-own ${styles.lesson}`}>
      <summary>
        <Trans>How to do it, with examples</Trans>
      </summary>
      <LazyPart load={prose.en}>{(Prose) => <Prose chapterId={chapter.id} />}</LazyPart>
    </details>
  );
}
