import { kbBudgets, offlineKb, pageKb } from './sizes';

/** Fails when the build in `dist` is over a size budget; says the figures either way. */
function main(): void {
  const rows = [
    { what: 'Home until awake, kB', figure: pageKb('index.html'), budget: kbBudgets.home },
    { what: 'the game until awake, kB', figure: pageKb('game.html'), budget: kbBudgets.game },
    { what: 'whole product offline, kB', figure: offlineKb(), budget: kbBudgets.offline },
  ];
  for (const { what, figure, budget } of rows)
    process.stdout.write(`${what}: ${figure.toFixed(0)} of ${String(budget)}\n`);
  process.exitCode = rows.every(({ figure, budget }) => figure <= budget) ? 0 : 1;
}

main();
