import { useId, type ReactNode } from 'react';
import styles from './plain-field.module.css';

type PlainChoiceProps = {
  label: ReactNode;
  value: string;
  options: readonly { value: string; name: string }[];
  onChoose: (value: string) => void;
};

/** A labelled list to choose one of, in the look of {@link PlainField}. */
export function PlainChoice({ label, value, options, onChoose }: PlainChoiceProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className={styles.input}
        value={value}
        onChange={({ currentTarget }) => onChoose(currentTarget.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.name}
          </option>
        ))}
      </select>
    </div>
  );
}
