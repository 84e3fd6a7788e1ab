import type { ChapterActivityKind } from '@/content/types';
import { LazyPart } from '@/resume-tools/lazy-part';
import { activityLoaders } from './activity';

/** The place of a chapter's activity; it fills when its chunk is here. */
export function ActivitySlot({ kind }: { kind: ChapterActivityKind }) {
  return (
    <LazyPart load={activityLoaders[kind]}>
      {({ Activity, content }) => <Activity content={content} />}
    </LazyPart>
  );
}
