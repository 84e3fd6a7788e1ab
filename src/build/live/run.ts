import { createInterface } from 'node:readline/promises';
import { checkLive, report, siteIn } from './check-live';

/** `npm run check:live -- https://quest.example.org` */
async function main(): Promise<void> {
  const site = siteIn(process.argv[2] ?? '');
  if (site === null) {
    say('Give the address of your own site, like: npm run check:live -- https://quest.example.org');
    process.exitCode = 1;
    return;
  }
  say(`Looking at ${site} …`);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const question = async (text: string) =>
    process.stdin.isTTY ? (await terminal.question(text)).trim() : '';
  const findings = await checkLive({ site, fetch, now: Date.now }, question);
  terminal.close();
  say(report(findings));
  process.exitCode = findings.some(({ isRight }) => isRight === false) ? 1 : 0;
}

const say = (text: string) => process.stdout.write(`${text}\n`);

void main();
