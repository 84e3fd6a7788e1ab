import { existsSync, readFileSync } from 'node:fs';
import { catalogFaults } from '../../src/build/catalog-faults';
import { catalogOf, messagesFile } from '../../src/build/compile-messages';
import { languages } from '../../src/content/languages';

/** Fails when a language lacks a message of the last build, has one that no screen says, or loses a value or an element. */
function main(): void {
  if (!existsSync(messagesFile)) throw new Error('There is no build yet: npm run build');
  const messages = JSON.parse(readFileSync(messagesFile, 'utf8')) as string[];
  const [, ...others] = languages;
  for (const { id, name } of others) {
    const faults = catalogFaults(messages, catalogOf(id));
    for (const fault of faults) console.error(`src/content/${id}/messages.json: ${fault}`);
    console.log(`${name}: ${String(messages.length)} messages, ${String(faults.length)} faults`);
    if (faults.length > 0) process.exitCode = 1;
  }
}

main();
