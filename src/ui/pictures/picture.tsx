import { canvas, type Point, type Shapes } from './draw';
import styles from './picture.module.css';

export type PictureProps = {
  /** What the picture shows, for somebody who does not see it; '' where the words beside it say all. */
  alternative: string;
  shapes: Shapes;
  /** The words below it, one for each of its columns. */
  captions?: readonly string[] | undefined;
  /** Where 1, 2, 3 … stand on it. */
  numbers?: readonly Point[] | undefined;
};

/** A drawing that teaches, in the house style: colours of the palette alone, no words in it. */
export function Picture({ alternative, shapes, captions, numbers }: PictureProps) {
  return (
    <figure className={styles.frame}>
      <div className={styles.drawing}>
        <svg
          viewBox={`0 0 ${String(canvas.width)} ${String(canvas.height)}`}
          {...(alternative === ''
            ? { 'aria-hidden': true }
            : { role: 'img', 'aria-label': alternative })}
          className={styles.picture}
        >
          {shapes.map(([paint, d]) => (
            <path key={paint + d} className={styles[paint]} d={d} />
          ))}
        </svg>
        {numbers?.map(([x, y], index) => (
          <span
            key={y}
            aria-hidden="true"
            className={styles.number}
            style={{ left: percent(x, canvas.width), top: percent(y, canvas.height) }}
          >
            {index + 1}
          </span>
        ))}
      </div>
      {captions && (
        <figcaption className={styles.captions}>
          {captions.map((caption) => (
            <span key={caption}>{caption}</span>
          ))}
        </figcaption>
      )}
    </figure>
  );
}

function percent(part: number, whole: number): string {
  return `${String((part / whole) * 100)}%`;
}
