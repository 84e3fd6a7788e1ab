import { useLingui } from '@lingui/react/macro';
import type { PersonalInfo } from '@/domain/resume/record-schema';
import type { FieldClash } from '@/domain/resume-text/fill-record/add-fields';
import { usePersonalNames } from '../fields/field-names';
import styles from './found-parts.module.css';

type Replaced = ReadonlySet<keyof PersonalInfo>;

type ClashChoicesProps = {
  clashes: readonly FieldClash[];
  /** The details in which the new text is taken. */
  replaced: Replaced;
  onChoose: (replaced: Replaced) => void;
};

/** The details that stand in the resume with another text: each stays, unless the learner chooses the new one. */
export function ClashChoices({ clashes, replaced, onChoose }: ClashChoicesProps) {
  const { t } = useLingui();
  const names = usePersonalNames();
  return clashes.map(({ field, current, found }) => {
    const without = [...replaced].filter((one) => one !== field);
    return (
      <fieldset key={field} className={styles.clash}>
        <legend>{names[field]}</legend>
        <label>
          <input
            type="radio"
            name={`clash-${field}`}
            checked={!replaced.has(field)}
            onChange={() => onChoose(new Set(without))}
          />
          <span translate="no">{t`Keep “${current}”`}</span>
        </label>
        <label>
          <input
            type="radio"
            name={`clash-${field}`}
            checked={replaced.has(field)}
            onChange={() => onChoose(new Set([...without, field]))}
          />
          <span translate="no">{t`Use “${found}”`}</span>
        </label>
      </fieldset>
    );
  });
}
