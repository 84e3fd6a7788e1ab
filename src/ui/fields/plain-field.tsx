import { useId, type ComponentProps, type ReactNode } from 'react';
import { growingRef, growsByItself } from './grow-with-text';
import styles from './plain-field.module.css';

type PlainFieldProps = {
  label: ReactNode;
  hint?: ReactNode;
  example?: ReactNode;
  /** What is wrong, said next to the field. */
  error?: ReactNode;
  /** More than one line can be typed; the field grows with its text. */
  isMultiline?: boolean;
  /** What can be done with the text, on the line of the label. */
  action?: ReactNode;
  input: ComponentProps<'input'> & ComponentProps<'textarea'>;
};

/** A labelled text field of the page's own, for screens that must stay light. */
export function PlainField({
  label,
  hint,
  example,
  error,
  isMultiline,
  action,
  input,
}: PlainFieldProps) {
  const id = useId();
  const notes = [
    { id: `${id}-hint`, text: hint, className: styles.hint },
    { id: `${id}-example`, text: example, className: styles.example },
    { id: `${id}-error`, text: error, className: styles.error },
  ].filter(({ text }) => Boolean(text));
  const props = {
    ...input,
    id,
    className: styles.input,
    ...(notes.length > 0 && { 'aria-describedby': notes.map((note) => note.id).join(' ') }),
    ...(error ? { 'aria-invalid': true } : {}),
  };
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {notes.map((note) => (
        <p key={note.id} id={note.id} className={note.className}>
          {note.text}
        </p>
      ))}
      {isMultiline ? (
        <textarea
          rows={2}
          autoComplete="off"
          {...props}
          {...(!growsByItself && { ref: growingRef(input.ref) })}
        />
      ) : (
        <input autoComplete="off" {...props} />
      )}
      {action}
    </div>
  );
}
