import { expect, test } from 'vitest';
import { coachBullet } from '@/domain/coach/coach-bullet';
import { countOpenings } from '@/domain/language/en/opening-rules';
import { coachRuleIds } from '@/domain/coach/coach-types';
import { tuningBullets } from '@tests/support/coach-bullets';
import type { LabelledBullet } from '@tests/support/coach-bullets';
import { blindBullets } from '@tests/support/coach-bullets-blind';
import { freshBullets } from '@tests/support/coach-bullets-fresh';
import { heldOutBullets } from '@tests/support/coach-bullets-held-out';

test('the coach agrees with the hand labels on the bullets it was tuned on', () => {
  const { overall, table, misses } = measure(tuningBullets);
  console.log(misses.join('\n'));
  console.table(table);
  expect(overall.precision).toBeGreaterThanOrEqual(0.95);
  expect(overall.recall).toBeGreaterThanOrEqual(0.95);
  for (const row of table) {
    expect(row.precision, row.rule).toBeGreaterThanOrEqual(0.75);
    expect(row.recall, row.rule).toBeGreaterThanOrEqual(0.75);
  }
});

test('the coach agrees with the hand labels on bullets it was never tuned on', () => {
  const { overall, table, misses } = measure(heldOutBullets);
  console.table(table);
  console.log(misses.join('\n'));
  expect(overall.precision).toBeGreaterThanOrEqual(0.9);
  expect(overall.recall).toBeGreaterThanOrEqual(0.9);
});

test('the coach agrees with the hand labels on bullets made to mislead it', () => {
  const { overall, table, misses } = measure(freshBullets);
  console.table(table.filter(({ hit, extra, missed }) => hit + extra + missed > 0));
  console.log(misses.join('\n'));
  expect(overall.precision).toBeGreaterThanOrEqual(0.9);
  expect(overall.recall).toBeGreaterThanOrEqual(0.85);
});

test('the coach agrees with the hand labels on everyday bullets it never saw', () => {
  const { overall, table, misses } = measure(blindBullets);
  console.table(table.filter(({ hit, extra, missed }) => hit + extra + missed > 0));
  console.log(misses.join('\n'));
  expect(overall.precision).toBeGreaterThanOrEqual(0.9);
  expect(overall.recall).toBeGreaterThanOrEqual(0.9);
});

test('the labelled sets name only rules that exist and cover every rule', () => {
  const labels = new Set([...tuningBullets, ...heldOutBullets].flatMap((bullet) => bullet.labels));
  expect([...labels].toSorted()).toEqual([...coachRuleIds].toSorted());
  expect(tuningBullets.length + heldOutBullets.length).toBeGreaterThanOrEqual(60);
});

function measure(bullets: readonly LabelledBullet[]) {
  const misses: string[] = [];
  const counts = new Map(
    coachRuleIds.map((rule) => [rule as string, { hit: 0, extra: 0, missed: 0 }]),
  );
  for (const bullet of bullets) {
    const found = rulesFound(bullet);
    for (const [rule, count] of counts) {
      const isFound = found.has(rule);
      const isLabelled = bullet.labels.includes(rule);
      if (isFound && isLabelled) count.hit += 1;
      if (isFound && !isLabelled) count.extra += 1;
      if (!isFound && isLabelled) count.missed += 1;
      if (isFound !== isLabelled)
        misses.push(`${isFound ? 'extra' : 'missed'} ${rule}: ${bullet.text}`);
    }
  }
  const table = [...counts].map(([rule, count]) => ({ rule, ...count, ...rates(count) }));
  const sum = { hit: 0, extra: 0, missed: 0 };
  for (const count of counts.values()) {
    sum.hit += count.hit;
    sum.extra += count.extra;
    sum.missed += count.missed;
  }
  const overall = rates(sum);
  return { overall, table: [...table, { rule: 'overall', ...sum, ...overall }], misses };
}

function rulesFound({ text, isPastJob, others }: LabelledBullet): Set<string> {
  const findings = coachBullet(text, {
    ...(isPastJob === undefined ? {} : { isPastJob }),
    ...(others === undefined ? {} : { openings: countOpenings([text, ...others]) }),
  });
  return new Set(findings.map(({ ruleId }) => ruleId));
}

function rates({ hit, extra, missed }: { hit: number; extra: number; missed: number }) {
  return {
    precision: hit + extra === 0 ? 1 : round(hit / (hit + extra)),
    recall: hit + missed === 0 ? 1 : round(hit / (hit + missed)),
  };
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
