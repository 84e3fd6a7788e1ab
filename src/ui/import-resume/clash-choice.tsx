import { useLingui } from '@lingui/react/macro';
import type { FieldClash } from '../../domain/resume-text/add-fields';
import styles from './found-parts.module.css';

type ClashChoiceProps = {
  clash: FieldClash;
  name: string;
  isReplaced: boolean;
  onChoose: (isReplaced: boolean) => void;
};

/** One detail that stands in the resume with another text: it stays, unless the learner chooses the new one. */
export function ClashChoice({ clash, name, isReplaced, onChoose }: ClashChoiceProps) {
  const { t } = useLingui();
  const { field, current, found } = clash;
  return (
    <fieldset className={styles.clash}>
      <legend>{name}</legend>
      <label>
        <input
          type="radio"
          name={`clash-${field}`}
          checked={!isReplaced}
          onChange={() => onChoose(false)}
        />
        <span>{t`Keep “${current}”`}</span>
      </label>
      <label>
        <input
          type="radio"
          name={`clash-${field}`}
          checked={isReplaced}
          onChange={() => onChoose(true)}
        />
        <span>{t`Use “${found}”`}</span>
      </label>
    </fieldset>
  );
}
