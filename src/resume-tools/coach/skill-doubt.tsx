import { Trans } from '@lingui/react/macro';
import type { DoubtfulSkill } from '@/domain/coach/doubtful-skills';

/** Why one skill should not stand on the resume. */
export function SkillDoubt({ skill, why }: DoubtfulSkill) {
  return why === 'private' ? (
    <Trans>“{skill}” is private. You can leave it out.</Trans>
  ) : (
    <Trans>“{skill}” is what some jobs ask for. It is not a skill. Leave it out.</Trans>
  );
}
