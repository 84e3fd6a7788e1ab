import { useLingui } from '@lingui/react/macro';
import type { PaperLook } from '@/domain/paper/paper-style';
import { usePaperLook } from './paper-look';
import styles from './resume-preview.module.css';

/** The choice between the looks of the resume: its template, and how large its text is. */
export function TemplateChoice() {
  const { t } = useLingui();
  return (
    <>
      <Choice
        part="template"
        legend={t`Template`}
        names={{ modern: t`Modern`, classic: t`Classic` }}
      />
      <Choice
        part="size"
        legend={t`Size`}
        names={{ small: t`Small`, medium: t`Medium`, large: t`Large` }}
      />
    </>
  );
}

type ChoiceProps<Part extends keyof PaperLook> = {
  part: Part;
  legend: string;
  names: Record<PaperLook[Part], string>;
};

function Choice<Part extends keyof PaperLook>({ part, legend, names }: ChoiceProps<Part>) {
  const { look, choose } = usePaperLook();
  const values = Object.keys(names) as PaperLook[Part][];
  return (
    <fieldset className={styles.templates}>
      <legend>{legend}</legend>
      {values.map((value) => (
        <label key={value}>
          <input
            type="radio"
            name={part}
            checked={look[part] === value}
            onChange={() => choose({ [part]: value })}
          />
          {names[value]}
        </label>
      ))}
    </fieldset>
  );
}
