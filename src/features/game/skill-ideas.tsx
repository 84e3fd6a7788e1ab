import { Trans } from '@lingui/react/macro';
import { useRef } from 'react';
import type { GameScript } from '@/domain/game/game-script';
import type { GameState } from '@/domain/game/game-state';
import { skillsOfJobs, withSkill } from '@/domain/phrases/skills-of-jobs';
import { LazyPart } from '@/resume-tools/lazy-part';
import { isTranslation } from '@/ui/english-pieces';
import { useMediaQuery } from '@/ui/use-media-query';
import { useSameValue } from '@/workspace/document/use-same-value';
import { useRecord } from '@/workspace/document/working-record';
import styles from './answer-help.module.css';
import { typeReply, useReply } from './play-game';

const loadLists = async () => {
  const [{ phraseBank: bank }, { jobSkills: lists }] = await Promise.all([
    import('@/content/en/phrases/phrase-bank'),
    import('@/content/en/phrases/job-skills'),
  ]);
  return { bank, lists };
};

/** How many ideas fit beside the box. */
const shown = { phone: 4, desk: 8 };

type SkillIdeasProps = { state: GameState; script: GameScript };

/** Skills that people have from the jobs that were told, to be tapped; what is tapped stands in the box. */
export function SkillIdeas({ state, script }: SkillIdeasProps) {
  const typed = useReply(state, script);
  const group = useRef<HTMLDivElement>(null);
  const handleTap = (skill: string) => {
    typeReply(withSkill(typed, skill));
    // The button disappears. Focusing the box would open a phone's keyboard over the other ideas.
    group.current?.focus({ preventScroll: true });
  };
  const isPhone = useMediaQuery('(max-width: 40rem)');
  const titles = useRecord(
    useSameValue(({ experience }) => experience.map(({ jobTitle }) => jobTitle)),
  );
  return (
    <LazyPart load={loadLists} isOptional>
      {(from) => {
        const skills = skillsOfJobs(titles, typed, from).slice(
          0,
          isPhone ? shown.phone : shown.desk,
        );
        if (skills.length === 0) return null;
        return (
          <div
            ref={group}
            tabIndex={-1}
            className={styles.skills}
            data-ideas
            role="group"
            aria-labelledby="skill-ideas"
          >
            <p id="skill-ideas">
              <Trans>Tap what you can do:</Trans>
            </p>
            <div className="row">
              {skills.map(({ skill, meaning }) => (
                <button
                  key={skill}
                  type="button"
                  className="btn quiet small"
                  onClick={() => handleTap(skill)}
                >
                  <span lang="en">{skill}</span>
                  {isTranslation && <span>({meaning})</span>}
                </button>
              ))}
            </div>
          </div>
        );
      }}
    </LazyPart>
  );
}
