import { useLingui } from '@lingui/react/macro';
import type { ChapterActivities } from '@/content/chapter-activity-types';
import { ActivityFrame } from '../activity-frame';
import { OwnPosting } from './own-posting';
import { SamplePostingPractice } from './sample-posting';

/** Read a sample posting for its clues, then a posting of one's own. */
export function JobDescriptionAnalysis({ content }: { content: ChapterActivities }) {
  const { t } = useLingui();
  return (
    <ActivityFrame title={t`Job Description Analysis`}>
      <SamplePostingPractice posting={content.posting} />
      <OwnPosting />
    </ActivityFrame>
  );
}
