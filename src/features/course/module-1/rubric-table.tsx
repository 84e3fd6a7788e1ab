import { Trans } from '@lingui/react/macro';
import type { RubricItem, RubricLevelWords } from '@/content/types';
import styles from './rubric-table.module.css';

type RubricTableProps = { rubric: readonly RubricItem[]; levels: readonly RubricLevelWords[] };

/** The official rubric as a table, with what the sum means. */
export function RubricTable({ rubric, levels }: RubricTableProps) {
  const total = rubric.reduce((sum, { points }) => sum + points, 0);
  return (
    <>
      <table className={styles.table}>
        <caption>
          <Trans>Official rubric: {total} points</Trans>
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Category</Trans>
            </th>
            <th scope="col">
              <Trans>What to look for</Trans>
            </th>
            <th scope="col">
              <Trans>Points</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {rubric.map(({ id, category, criteria, points }) => (
            <tr key={id}>
              <th scope="row">{category}</th>
              <td>{criteria}</td>
              <td>{points}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              <Trans>Total</Trans>
            </th>
            <td>{total}</td>
          </tr>
        </tfoot>
      </table>
      <dl className={styles.levels}>
        {levels.map(({ above, label, meaning }, index) => (
          <div key={label}>
            <dt>
              <Trans>
                {label}: {above + 1} to {levels[index - 1]?.above ?? total} points
              </Trans>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
