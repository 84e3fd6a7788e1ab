import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { isBlankEntry } from '../../domain/resume/resume-schema';
import { useTemplate } from '../../state/template';
import { useResume } from '../../state/working-resume';
import { PageCount } from './page-count';
import { ResumeSheet } from './resume-sheet';
import styles from './resume-preview.module.css';
import { TakeAway } from './take-away';

/** The live resume with the choice of its look and the way to paper or PDF. */
export function ResumePreview() {
  const { t } = useLingui();
  const { template, choose } = useTemplate();
  const sheet = useRef<HTMLElement>(null);
  const isEmpty = useResume(({ personalInfo, experience, education, skills }) =>
    isBlankEntry({ personalInfo, experience, education, skills }),
  );
  return (
    <section aria-labelledby="preview-title">
      <div className={`row row-apart ${styles.bar}`}>
        <h2 id="preview-title">
          <Trans>Preview</Trans>
        </h2>
        <TakeAway />
      </div>
      <fieldset className={styles.templates}>
        <legend>
          <Trans>Template</Trans>
        </legend>
        <label>
          <input
            type="radio"
            name="template"
            checked={template === 'modern'}
            onChange={() => choose('modern')}
          />
          <Trans>Modern</Trans>
        </label>
        <label>
          <input
            type="radio"
            name="template"
            checked={template === 'classic'}
            onChange={() => choose('classic')}
          />
          <Trans>Classic</Trans>
        </label>
      </fieldset>
      <PageCount template={template} sheet={sheet} />
      <div className={styles.paper}>
        {isEmpty && (
          <p className={styles.empty}>
            <Trans>Your resume shows here as you write it.</Trans>
          </p>
        )}
        <ResumeSheet ref={sheet} template={template} label={t`Your resume`} />
      </div>
    </section>
  );
}
