import { bulletWords } from './bullet-words';
import { coachRuleIds } from './coach-types';
import type { Bullet, CoachContext, CoachRule, CoachRuleId, Finding, RuleHit } from './coach-types';
import { ownFactRules } from '../language/en/own-facts';
import { countOpenings, openingRules } from '../language/en/opening-rules';
import { phraseRules } from '../language/en/phrase-rules';
import { spanishRule } from '../language/en/spanish-lines';
import { shapeRules } from './shape-rules';

const rules: readonly CoachRule[] = [
  ...phraseRules,
  ...ownFactRules,
  spanishRule,
  ...openingRules,
  ...shapeRules,
].sort((a, b) => coachRuleIds.indexOf(a.id) - coachRuleIds.indexOf(b.id));

/** Text past this length is not coached: no bullet is that long, and each key press pays for it. */
const maxCharacters = 4000;

/**
 * What the writing coach has to say about one bullet, the most pressing first, each rule's
 * findings in reading order. Codes only: the words for a rule stand in the content. Blank text
 * gives none. Never throws.
 */
export function coachBullet(text: string, context: CoachContext = {}): Finding[] {
  const shown = text.slice(0, maxCharacters);
  const bullet: Bullet = { text: shown, words: bulletWords(shown), context };
  const findings = rules.flatMap((rule) => rule.find(bullet).map((hit) => toFinding(rule, hit)));
  // A word that should be left out gets no second finding that asks to spell it out or to add to it.
  const aboutThem = findings.filter(({ ruleId }) => isToLeaveOut(ruleId));
  const sure = aboutThem.filter(({ ruleId }) => ruleId !== 'about-you');
  if (sure.length > 0) return sure;
  if (aboutThem.length > 0) return aboutThem.slice(0, 1);
  // The remaining rules hold for English only.
  const inSpanish = findings.filter(({ ruleId }) => ruleId === 'in-spanish');
  return inSpanish.length > 0 ? inSpanish : dropRepeats(findings);
}

/** Whether a rule is about what no resume needs to tell: private facts, and a record of one's own. */
export function isToLeaveOut(rule: CoachRuleId): boolean {
  return rule === 'private-details' || rule === 'own-record' || rule === 'about-you';
}

export type CoachedBullet = { text: string; start: number; findings: Finding[] };

/**
 * Coaches a description of several lines: each line is a bullet, its marker left out. Without `openings` it is the
 * whole resume. `start` is where the bullet stands in the description.
 */
export function coachDescription(description: string, context: CoachContext = {}): CoachedBullet[] {
  const bullets = splitBullets(description);
  const openings = context.openings ?? countOpenings(bullets.map(({ text }) => text));
  return bullets.map((bullet) => ({
    ...bullet,
    findings: coachBullet(bullet.text, { ...context, openings }),
  }));
}

/** The lines of a description with their places, without blank lines and bullet markers. */
export function splitBullets(description: string): { text: string; start: number }[] {
  return Array.from(description.matchAll(/[^\r\n]+/gu), ({ 0: line, index }) => {
    const marker = /^[\s\p{Pd}•·●▪◦‣*>–—]*/u.exec(line)?.[0].length ?? 0;
    return { text: line.slice(marker).trimEnd(), start: index + marker };
  }).filter(({ text }) => text !== '');
}

function toFinding({ id, severity }: CoachRule, hit: RuleHit): Finding {
  return { ruleId: id, severity, ...hit };
}

/** A bullet told to open with a duty is not also told that its opening is weak, and so on. */
const silencedBy: Partial<Record<CoachRuleId, readonly CoachRuleId[]>> = {
  'weak-opening': ['duties-not-results', 'first-person'],
  'ing-start': ['duties-not-results', 'first-person'],
  'vague-words': ['cliches'],
};

function dropRepeats(findings: readonly Finding[]): Finding[] {
  return findings.filter(({ ruleId, span }) => {
    const louder = silencedBy[ruleId] ?? [];
    return !findings.some((other) => louder.includes(other.ruleId) && overlaps(other.span, span));
  });
}

function overlaps(a: Finding['span'], b: Finding['span']): boolean {
  return a !== undefined && b !== undefined && a[0] < b[1] && b[0] < a[1];
}
