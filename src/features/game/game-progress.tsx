import { useLingui } from '@lingui/react/macro';
import { findStep, type GameScript, type GameSectionId } from '@/domain/game/game-script';
import type { GameState } from '@/domain/game/game-state';
import styles from './game-progress.module.css';

const order: readonly GameSectionId[] = [
  'introduction',
  'personalInfo',
  'experience',
  'education',
  'skills',
  'conclusion',
];

/** The progress of the conversation as a row of its sections. */
export function GameProgress({ state, script }: { state: GameState; script: GameScript }) {
  const { t } = useLingui();
  const here = order.indexOf(findStep(script, state.stepId)?.section.id ?? 'introduction');
  const names = [
    t({ message: 'Start', context: 'part of the chat' }),
    t`You`,
    t`Work`,
    t`School`,
    t`Skills`,
    t`Resume`,
  ];
  return (
    <ol className={styles.stations} aria-label={t`Parts of the chat`}>
      {names.map((name, index) => (
        <li
          key={order[index]}
          data-state={index < here ? 'done' : index === here ? 'here' : 'ahead'}
          {...(index === here && { 'aria-current': 'step' as const })}
        >
          <span>{name}</span>
        </li>
      ))}
    </ol>
  );
}
