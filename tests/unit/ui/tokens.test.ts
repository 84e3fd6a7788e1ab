import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('dark that is chosen has the colors of dark by the system', () => {
  const css = readFileSync('src/ui/styles/tokens.css', 'utf8');
  const rules = (selector: string) => {
    const from = css.indexOf(`${selector} {`);
    const block = css.slice(css.indexOf('{', from) + 1, css.indexOf('}', from));
    return block.split(';').map((rule) => rule.trim());
  };
  const bySystem = rules(":root:not([data-theme='light'])");
  expect(bySystem.length).toBeGreaterThan(20);
  expect(rules(":root[data-theme='dark']")).toEqual(bySystem);
});
