import { arc } from '@/ui/pictures/draw';
import styles from './tries.module.css';

/** A ring of as many parts as there are points; the ones one has are filled, the easiest next ones are marked. */
export function ScoreRing({ score, next, total }: { score: number; next: number; total: number }) {
  const points = Array.from({ length: total }, (_, point) => point);
  return (
    <svg viewBox="0 0 120 120" aria-hidden="true" className={styles.ring}>
      {points.map((point) => (
        <path
          key={point}
          d={arc(60, 60, 52, (point + 0.15) / total, (point + 0.85) / total)}
          data-filled={point < score}
          data-next={point >= score && point < score + next}
        />
      ))}
    </svg>
  );
}
