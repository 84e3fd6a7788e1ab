import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { filesInGroups } from '@/hydration/written-pages';

test.each(Object.entries(filesInGroups))(
  'each file of %s that a group of the build names is there',
  (folder, names) => {
    const files = new Set(readdirSync(folder).map((file) => file.split('.', 1)[0]));
    expect(names.split('|').filter((name) => !files.has(name))).toEqual([]);
  },
);
