import { expect, test } from 'vitest';
import { inlineRuntime } from '../../../src/build/inline-runtime';

type Chunk = { type: 'chunk'; name: string; fileName: string; code: string; imports: string[] };
type Bundle = Record<string, Chunk>;

const runtime = 'assets/rolldown-runtime-1a.js';
const app = 'assets/app-2b.js';
const game = 'assets/game-3c.js';

function bundleOf(...chunks: Omit<Chunk, 'type'>[]): Bundle {
  return Object.fromEntries(chunks.map((chunk) => [chunk.fileName, { type: 'chunk', ...chunk }]));
}

const runtimeChunk = {
  name: 'rolldown-runtime',
  fileName: runtime,
  code: 'var e=2,t=n=>n*e,i=n=>n+e;export{t as n,i as r};',
  imports: [],
};
const gameChunk = {
  name: 'game',
  fileName: game,
  code: 'import{n as e,r}from"./rolldown-runtime-1a.js";import{a}from"./app-2b.js";export{e,r,a};',
  imports: [runtime, app],
};

/** The bundle after the plugin has had it. */
function inlined(bundle: Bundle): Bundle {
  const { generateBundle } = inlineRuntime() as unknown as {
    generateBundle: (options: object, bundle: Bundle) => void;
  };
  generateBundle({}, bundle);
  return bundle;
}

test('the app holds the runtime, all others take it from there, and its file is gone', async () => {
  const bundle = inlined(
    bundleOf(
      runtimeChunk,
      {
        name: 'app',
        fileName: app,
        code: 'var files=["assets/rolldown-runtime-1a.js"];import{n as double}from"./rolldown-runtime-1a.js";export var a=double(21);export{files};',
        imports: [runtime],
      },
      gameChunk,
    ),
  );
  expect(Object.keys(bundle)).toEqual([app, game]);
  expect(bundle[app]?.imports).toEqual([]);
  expect(bundle[game]?.imports).toEqual([app]);
  expect(bundle[game]?.code).toBe(
    'import{runtime_n as e,runtime_r as r}from"./app-2b.js";import{a}from"./app-2b.js";export{e,r,a};',
  );
  const code = `data:text/javascript,${encodeURIComponent(bundle[app]?.code ?? '')}`;
  const run = (await import(/* @vite-ignore */ code)) as Record<string, unknown>;
  expect(run['a']).toBe(42);
  expect(run['files']).toEqual([app]);
  // The app itself does not use this one.
  expect((run['runtime_r'] as (n: number) => number)(1)).toBe(3);
});

test('a runtime in another form stops the build', () => {
  const appChunk = { name: 'app', fileName: app, code: 'export{};', imports: [] };
  expect(() => inlined(bundleOf(runtimeChunk, appChunk, gameChunk))).toThrow(/No import/);
});

test('the build that draws the pages has no app of its own, and stays as it is', () => {
  expect(Object.keys(inlined(bundleOf(runtimeChunk, gameChunk)))).toEqual([runtime, game]);
});
