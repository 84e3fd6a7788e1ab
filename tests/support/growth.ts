import { processorTime } from './processor-time';

/** What the slack of a few garbage collections is worth, in milliseconds of processor time. */
const slackMs = 60;

/** What the callers allow: a figure under it is not taken again. */
const allowed = 10;

/** How often a figure is taken at most; the least counts, for what else this process does only ever adds. */
const mostTries = 3;

/**
 * How many times as long four times the input takes, in processor time of this process, so that other work on the
 * machine does not count. About 4 is in step with the length; a quadratic function gives 16.
 *
 * @returns 1 when the whole takes so little that nothing can be told from it
 */
export function growth<Input extends string | readonly unknown[]>(
  run: (input: Input) => unknown,
  input: Input,
): number {
  const part = input.slice(0, input.length / 4) as Input;
  let quarter = Infinity;
  let whole = Infinity;
  let times = Infinity;
  for (let tries = 0; tries < mostTries && times >= allowed; tries += 1) {
    quarter = Math.min(
      quarter,
      processorMs(() => run(part)),
    );
    whole = Math.min(
      whole,
      processorMs(() => run(input)),
    );
    times = whole < slackMs ? 1 : whole / Math.max(quarter, slackMs / 8);
  }
  return times;
}

function processorMs(run: () => unknown): number {
  const took = processorTime();
  run();
  return took();
}
