import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** The paper is English, whatever stands around it, and so is what stands on it. */
const ofPaper = /(?:resume-pages\.module|resume-document|margin-notes\.module)\.css$/;

/** A declaration that says left or right, or says something else of the one than of the other. */
function isOneSided(name: string, value: string): boolean {
  if (name.startsWith('--')) return false;
  if (/(?:^|-)(?:left|right)(?:-|$)/.test(name)) return true;
  if (/^(?:float|clear|text-align)$/.test(name)) return /left|right/.test(value);
  const [first = '', second = first, third = first, fourth = second] = valuesIn(value);
  if (name === 'border-radius') return first !== second || third !== fourth;
  return /^(?:margin|padding|inset|border-(?:width|style|color))$/.test(name) && second !== fourth;
}

function valuesIn(value: string): string[] {
  return value.trim().match(/(?:[^\s()]|\((?:[^()]|\([^()]*\))*\))+/g) ?? [];
}

test('styles say start and end, not left and right: what is read from the right stands the other way round', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((file) => join('src', file))
    .filter((file) => file.endsWith('.css') && !ofPaper.test(file));
  const found = files.flatMap((file) => {
    const styles = readFileSync(file, 'utf8').replaceAll(/\/\*.*?\*\//gs, '');
    return [...styles.matchAll(/([a-z-]+):\s*([^;{}]+);/g)].flatMap(
      ([all, name = '', value = '']) => (isOneSided(name, value) ? [`${file}: ${all}`] : []),
    );
  });
  expect(found).toEqual([]);
});
