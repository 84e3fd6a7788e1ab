import { transformSync } from '@babel/core';
import { expect, test } from 'vitest';
import { compileMessages } from '@/build/compile-messages';

test('a message that means two things is translated by its context, which does not reach the page', () => {
  const seen = new Set<string>();
  const catalog = { Start: 'Empezar', 'Start // part of the chat': 'Inicio' };
  const source = `
    import { useLingui } from '@lingui/react/macro';
    export function Names() {
      const { t } = useLingui();
      return [t\`Start\`, t({ message: 'Start', context: 'part of the chat' })];
    }`;
  const { code } =
    transformSync(source, {
      filename: 'names.ts',
      configFile: false,
      plugins: [
        ['@lingui/babel-plugin-lingui-macro', { extract: true }],
        compileMessages(catalog, seen),
      ],
    }) ?? {};
  expect(code).toMatch(/"Empezar"[\s\S]*"Inicio"/);
  expect(code).not.toContain('context');
  expect([...seen]).toEqual(['Start', 'Start // part of the chat']);
});
