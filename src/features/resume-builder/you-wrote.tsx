import { Trans } from '@lingui/react/macro';
import {
  describedWork,
  lessonWords,
  withLessonWords,
  type LessonPart,
  type LessonWords,
} from '@/domain/course/lesson-words';
import { useCourse } from '@/workspace/document/course-work';
import type { TextLens } from '@/workspace/document/text-lens';
import { currentRecord, editRecord, useRecord } from '@/workspace/document/working-record';
import { useSameValue } from '@/workspace/document/use-same-value';
import { fieldAt } from '@/resume-tools/fields/go-to-field';
import styles from './you-wrote.module.css';

type YouWroteProps = {
  part: LessonPart;
  /** Of the field that asks for it: the same one as the field has. */
  lens: TextLens;
};

/** What was written in a lesson, beside the field that asks for it. It goes there only by a press. */
export function YouWrote({ part, lens }: YouWroteProps) {
  const answers = useCourse((course) => course.answers);
  // Compared by value, so that a keystroke in the field renders nothing here.
  const words = useRecord(
    useSameValue((record) => {
      const standing = part === 'description' ? describedWork(record) : lens.read(record);
      return lessonWords(answers, part, standing);
    }),
  );
  const handleUse = (one: LessonWords) => {
    fieldAt(lens.path)?.focus();
    const text = withLessonWords(part, lens.read(currentRecord()), one);
    editRecord((record) => lens.write(record, text));
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
          <button type="button" className="btn quiet small" onClick={() => handleUse(one)}>
            <Trans>
              Use it <span className="visually-hidden">{one.text}</span>
            </Trans>
          </button>
        </li>
      ))}
    </ul>
  );
}
