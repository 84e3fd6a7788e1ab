import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { unusedDocxParts, withoutDeclarations } from '@/build/unused-docx-parts';

describe('parts of the library for Word files that no paper reaches', () => {
  test('are gone from its code, and what is called all the same throws', async () => {
    const code = `class Table { rows = 3; }\nvar draw = () => { return 'picture'; };\nfunction write() { return draw(); }\nexport { Table, draw, write };`;
    const kept = withoutDeclarations(code, ['Table', 'draw']);
    expect(kept).not.toMatch(/rows|picture/);
    const { Table, write } = await import(`data:text/javascript,${encodeURIComponent(kept)}`);
    expect(write).toThrow('left out');
    expect(() => new Table()).toThrow('left out');
  });

  test('are all in the library as it is installed, each at its top level', () => {
    const code = readFileSync('node_modules/docx/dist/index.mjs', 'utf8');
    expect(withoutDeclarations(code, unusedDocxParts).length).toBeLessThan(code.length - 100_000);
  });

  test('stop the build when the library no longer has them', () => {
    expect(() => withoutDeclarations('var other = 1;', ['Table'])).toThrow('Table');
  });
});
