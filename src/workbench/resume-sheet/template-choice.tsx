import { Trans } from '@lingui/react/macro';
import { useTemplate } from './template';
import styles from './resume-preview.module.css';

/** The choice between the looks of the resume. */
export function TemplateChoice() {
  const { template, choose } = useTemplate();
  return (
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
  );
}
