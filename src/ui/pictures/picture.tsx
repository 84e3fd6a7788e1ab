import { canvas, type Shapes } from './draw';
import styles from './picture.module.css';

type PictureProps = {
  /** What the picture shows, for somebody who does not see it. */
  alternative: string;
  shapes: Shapes;
};

/** A drawing that teaches, in the house style: colours of the palette alone, no words in it. */
export function Picture({ alternative, shapes }: PictureProps) {
  return (
    <svg
      viewBox={`0 0 ${String(canvas.width)} ${String(canvas.height)}`}
      role="img"
      aria-label={alternative}
      className={styles.picture}
    >
      {shapes.map(([paint, d]) => (
        <path key={paint + d} className={styles[paint]} d={d} />
      ))}
    </svg>
  );
}
