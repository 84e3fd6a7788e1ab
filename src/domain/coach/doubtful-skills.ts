import { demandsOf } from '../language/en/demands';
import { coachBullet, isToLeaveOut } from './coach-bullet';

/**
 * Those of the skills that a resume should not list: `private` tells of the person's papers, health or record, `asked` is
 * what employers ask of a person (a background check, heavy lifting) and no skill. In their order, each as it was typed.
 */
export type DoubtfulSkill = { skill: string; why: 'private' | 'asked' };

/** Finds those of the skills that the person should look at again. */
export function doubtfulSkills(skills: readonly string[]): DoubtfulSkill[] {
  return skills.flatMap((typed): DoubtfulSkill[] => {
    const skill = typed.trim();
    if (coachBullet(skill).some(({ ruleId }) => isToLeaveOut(ruleId)))
      return [{ skill, why: 'private' }];
    return demandsOf(skill).length > 0 ? [{ skill, why: 'asked' }] : [];
  });
}
