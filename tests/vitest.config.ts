import { defineConfig } from 'vitest/config';
import { unusedClientParts } from '../src/build/unused-client-parts.ts';
import { leaveOutUnusedDocxParts } from '../src/build/unused-docx-parts.ts';
import { mutationSwitches } from './simulation/mutation-switches.ts';
import { isDeep } from './support/deep.ts';

// What keeps nothing between its tests shares its modules: loading the server again for each file takes longer than most
// of them. Tests of what a device keeps each have a browser's storage of their own.
const sharing = [
  'tests/unit/{content,domain}/**/*.test.ts',
  'tests/integration/{ai,auth,backend}/**/*.test.ts',
];
/** With a switch in each function that a seeded bug replaces. */
const mutants = ['tests/simulation/mutants.test.ts'];
const all = ['tests/{unit,integration,simulation}/**/*.test.ts'];

export default defineConfig({
  root: new URL('..', import.meta.url).pathname,
  // The tests run on the client and the writer of Word files as the build has them.
  plugins: [leaveOutUnusedDocxParts()],
  resolve: {
    alias: {
      ...unusedClientParts,
      '@tests': new URL('.', import.meta.url).pathname.slice(0, -1),
      '@': new URL('../src', import.meta.url).pathname,
    },
  },
  test: {
    server: { deps: { inline: [/@supabase\/supabase-js/, /\/docx\//] } },
    reporters: ['default', ['json', { outputFile: 'test-results/vitest.json' }]],
    setupFiles: ['tests/support/seed.ts'],
    testTimeout: isDeep ? 0 : 60_000,
    hookTimeout: 120_000,
    // By default one core of two stands idle.
    maxWorkers: 2,
    projects: [
      { extends: true, test: { name: 'sharing', include: sharing, isolate: false } },
      { extends: true, test: { name: 'alone', include: all, exclude: [...sharing, ...mutants] } },
      { extends: true, plugins: [mutationSwitches()], test: { name: 'mutants', include: mutants } },
    ],
  },
});
