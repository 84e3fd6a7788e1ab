import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { isBlankEntry } from '../../domain/resume/resume-schema';
import { useResume } from '../../record/working-resume';
import { usePaper } from '../../workbench/resume-sheet/use-paper';
import { ResumeSheet } from '../../workbench/resume-sheet/resume-sheet';
import styles from './live-resume.module.css';

/** The resume as it grows, beside the chat: what each answer is for. */
export function LiveResume() {
  const { t } = useLingui();
  const sheet = useRef<HTMLElement>(null);
  const { style } = usePaper();
  const isEmpty = useResume(({ personalInfo, experience, education, skills }) =>
    isBlankEntry({ personalInfo, experience, education, skills }),
  );
  return (
    <div className={styles.live}>
      <p className={`hint ${styles.title}`}>
        {isEmpty ? (
          <Trans>Your resume shows here as you answer.</Trans>
        ) : (
          <Trans>Your resume so far</Trans>
        )}
      </p>
      <ResumeSheet ref={sheet} label={t`Your resume`} style={style} />
    </div>
  );
}
