import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { unusedPdfParts } from '@/build/unused-pdf-parts';
import * as nothing from '@/resume-tools/export/unused-pdf-parts';

const code = readFileSync('node_modules/pdfkit/js/pdfkit.browser.mjs', 'utf8');

test('the PDF writer takes from the parts that are left out only what stands in for them', () => {
  const taken = Object.keys(unusedPdfParts).flatMap((part) => {
    const found = new RegExp(`import (\\w+|\\{[^}]+\\}) from '${part}'`).exec(code)?.[1] ?? part;
    return found.startsWith('{')
      ? found
          .slice(1, -1)
          .split(',')
          .map((name) => name.trim())
      : ['default'];
  });
  expect([...new Set(taken)].toSorted()).toEqual(Object.keys(nothing).toSorted());
});

test('a part that is called all the same says so', () => {
  for (const part of [nothing.create, nothing.cbc, nothing.ecb, nothing.default])
    expect(part).toThrow('left out');
});
