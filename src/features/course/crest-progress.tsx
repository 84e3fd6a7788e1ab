import { Trans } from '@lingui/react/macro';
import { isResumeReady } from '@/domain/game/is-resume-ready';
import {
  builderProgressId,
  chapterField,
  doneMark,
  gameProgressId,
} from '@/domain/course/progress-keys';
import { useCourse } from '@/workspace/document/course-work';
import styles from './crest-progress.module.css';
import { partIdsOf } from '@/content/part-cards';
import { useModuleStanding } from './use-module-standing';

const shield = 'M17 1 31 6v11c0 8-6 13-14 16C9 30 3 25 3 17V6z';
const quarters = ['M0 0h17v17h-17z', 'M17 0h17v17h-17z', 'M0 17h17v17h-17z', 'M17 17h17v17h-17z'];
const chapterCount = 5;

/** The guild's shield: each module fills a quarter; a resume that the chat calls ready, or the five chapters, the last. */
export function CrestProgress() {
  const one = useModuleStanding(1, partIdsOf(1));
  const two = useModuleStanding(2, partIdsOf(2));
  const three = useModuleStanding(3, partIdsOf(3));
  const hasResume = useCourse(
    ({ progress }) =>
      isResumeReady(progress[gameProgressId]?.['state'] ?? '') ||
      Object.entries(progress[builderProgressId] ?? {}).filter(
        ([field, mark]) => field.startsWith(chapterField('')) && mark === doneMark,
      ).length >= chapterCount,
  );
  const filled = [...[one, two, three].map(({ status }) => status === 'completed'), hasResume];
  const count = filled.filter(Boolean).length;
  return (
    <div className={styles.line}>
      <svg viewBox="0 0 34 34" width="56" height="56" aria-hidden="true" className={styles.crest}>
        <clipPath id="crest-shape">
          <path d={shield} />
        </clipPath>
        <g clipPath="url(#crest-shape)">
          {quarters.map((d, place) => (
            <path key={d} d={d} data-filled={filled[place]} />
          ))}
        </g>
        <path d={shield} className={styles.edge} />
      </svg>
      <p role="status" className="hint" data-read={one.isRead}>
        {count === 0 ? (
          <Trans>
            The shield has 4 parts: one for each module, one for your resume. None is full yet.
          </Trans>
        ) : (
          <Trans>
            {count} of 4 parts of the shield are full: one for each module, one for your resume.
          </Trans>
        )}
      </p>
    </div>
  );
}
