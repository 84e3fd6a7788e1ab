import { Trans, useLingui } from '@lingui/react/macro';
import type { SortExercise } from '@/content/activity-shapes';
import { firstOfLine, lineToKeep } from '@/domain/course/quiz-result';
import { setAnswers, useAnswers } from '@/workspace/document/activity-answers';
import { Activity } from '../activity';
import { ClearAnswers } from '../clear-answers';
import styles from './tries.module.css';

/** Lines that each get one of two names; each answer says at once why. */
export function SortLines({ exercise }: { exercise: SortExercise }) {
  const { id, title, task, kinds, lines, done } = exercise;
  const { t } = useLingui();
  const answers = useAnswers(id);
  const answered = lines.filter((_, place) => answers[fieldOf(place)]);
  const right = lines.filter(({ kind }, place) => answers[fieldOf(place)] === String(kind)).length;
  const atFirst = lines.filter(
    ({ kind }, place) => answers[firstOfLine(fieldOf(place))] === String(kind),
  ).length;
  const total = lines.length;
  return (
    <Activity title={title}>
      <p>{task}</p>
      <ol className={styles.lines}>
        {lines.map(({ text, kind, why }, place) => {
          const answer = answers[fieldOf(place)];
          const isRight = answer === String(kind);
          return (
            <li key={text}>
              <p className={styles.line}>{text}</p>
              <div className={styles.kinds} role="group" aria-label={text}>
                {kinds.map((name, which) => {
                  const isChosen = answer === String(which);
                  return (
                    <button
                      key={name}
                      type="button"
                      className={styles.kind}
                      aria-label={`${name}: ${text}`}
                      aria-pressed={isChosen}
                      {...(isChosen && { 'data-verdict': isRight ? 'right' : 'wrong' })}
                      onClick={() =>
                        setAnswers(id, lineToKeep(answers, fieldOf(place), String(which)))
                      }
                    >
                      {name}
                    </button>
                  );
                })}
              </div>
              <p role="status" className={styles.why}>
                {answer && (
                  <>
                    <strong>{kinds[kind]}</strong>
                    {': '}
                    <span>{why}</span>
                  </>
                )}
              </p>
            </li>
          );
        })}
      </ol>
      <p role="status">
        {answered.length > 0 && (
          <Trans>
            Right at the first try: {atFirst} of {total}
          </Trans>
        )}
      </p>
      {right === total && <p className="message">{done}</p>}
      <ClearAnswers draftId={id} label={t`Start again`} of={title} />
    </Activity>
  );
}

function fieldOf(place: number): string {
  return `line-${String(place + 1)}`;
}
