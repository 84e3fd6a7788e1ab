import type { CoachedBullet } from '@/domain/coach/coach-bullet';
import type { CoachRuleId, Finding } from '@/domain/coach/coach-types';

/** One thing the coach has to say about one line. */
export type CoachIdea = {
  /** The rule and the line: what the person has waved away stays away until the line changes. */
  key: string;
  ruleId: CoachRuleId;
  line: string;
  params: Finding['params'];
  /** True for a problem that could harm the person: it is never folded away. */
  isUrgent: boolean;
};

/** The ideas for some lines, the most pressing of each line first, so that no line has to wait for another. */
export function coachIdeas(bullets: readonly CoachedBullet[]): CoachIdea[] {
  const ideas = bullets.flatMap(({ text, findings }) =>
    uniqueRules(findings).map(({ ruleId, severity, params }, rank) => ({
      rank,
      idea: { key: `${ruleId}: ${text}`, ruleId, line: text, params, isUrgent: severity === 'fix' },
    })),
  );
  return ideas.sort((a, b) => a.rank - b.rank).map(({ idea }) => idea);
}

/** A text of the coach with the finding's words in it. */
export function fillIn(text: string, params: Finding['params']): string {
  return text.replaceAll(/\{(\w+)\}/gu, (_, name: string) => String(params[name] ?? ''));
}

function uniqueRules(findings: readonly Finding[]): Finding[] {
  return findings.filter(
    ({ ruleId }, index) => findings.findIndex((other) => other.ruleId === ruleId) === index,
  );
}
