import { languages } from '@/content/languages';
import { translatedMegabytes } from '@/platform/offline-size';
import { kbBudgets, offlineKb, pageKb } from './sizes';

/** Fails when the build in `dist` is over a size budget; says the figures either way. */
function main(): void {
  const rows = languages.flatMap(({ base, name }) => [
    {
      what: `${name}, Home until awake, kB`,
      figure: pageKb('index.html', base),
      budget: kbBudgets.home,
    },
    {
      what: `${name}, the game until awake, kB`,
      figure: pageKb('game.html', base),
      budget: kbBudgets.game,
    },
    {
      what: `${name}, whole product offline, kB`,
      figure: offlineKb(base),
      // Only the chosen language is stored; words of other languages are longer.
      budget: base === '/' ? kbBudgets.offline : translatedMegabytes * 1000,
    },
  ]);
  for (const { what, figure, budget } of rows)
    process.stdout.write(`${what}: ${figure.toFixed(1)} of ${budget.toFixed(0)}\n`);
  process.exitCode = rows.every(({ figure, budget }) => figure <= budget) ? 0 : 1;
}

main();
