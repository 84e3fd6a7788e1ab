import { playwrightCount, step, type Result } from '../test-steps';
import { engineJourneys } from './provide';

/** The journeys in the other engines as a step of a run; none where no engine can be had. */
export function engineSteps(which: 'short' | 'all', env: NodeJS.ProcessEnv): Result[] {
  const command = engineJourneys(which, console.log);
  if (!command) return [];
  const count = () => playwrightCount('test-results/engines.json');
  return [step(`${which} journeys in other engines`, command, env, count)];
}
