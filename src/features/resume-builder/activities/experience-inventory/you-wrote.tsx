import { Trans } from '@lingui/react/macro';
import {
  lessonWords,
  withLessonWords,
  type LessonWords,
} from '../../../../domain/course/lesson-words';
import { useCourse } from '../../../../record/course-work';
import styles from './experience-inventory.module.css';
import type { ParField } from './par-texts';

type YouWroteProps = {
  field: ParField;
  /** What stands in the field now. */
  text: string;
  onUse: (text: string) => void;
};

/** What was written in a lesson, beside the field that asks for it. It goes there only by a press. */
export function YouWrote({ field, text, onUse }: YouWroteProps) {
  const answers = useCourse((course) => course.answers);
  const words = lessonWords(answers, field, text);
  const handleUse = (one: LessonWords, button: HTMLElement) => {
    button.closest('form')?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus();
    onUse(withLessonWords(text, one));
  };
  if (words.length === 0) return null;
  return (
    <ul className={styles.wrote}>
      {words.map((one) => (
        <li key={one.module} className="hint">
          <span>
            <Trans>
              You wrote in Module {one.module}: “{one.text}”
            </Trans>
          </span>
          <button
            type="button"
            className="btn quiet small"
            onClick={(event) => handleUse(one, event.currentTarget)}
          >
            <Trans>
              Use it <span className="visually-hidden">{one.text}</span>
            </Trans>
          </button>
        </li>
      ))}
    </ul>
  );
}
