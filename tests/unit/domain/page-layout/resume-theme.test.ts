import { describe, expect, test } from 'vitest';
import { mergeRecords } from '@/domain/merge/merge-records';
import { readTheme, withTheme } from '@/domain/page-layout/resume-theme';
import { accents, pageStyle, completeTheme } from '@/domain/page-layout/page-style';
import { blankRecord } from '@/domain/resume/record-schema';

const blank = blankRecord(() => 'id');

describe('the look of the paper', () => {
  test('is Modern and of middle size until somebody chooses', () => {
    expect(readTheme(blank)).toEqual({ template: 'modern', size: 'medium' });
  });

  test('stands in the record, and what nobody chose is the template’s', () => {
    const record = withTheme(blank, { template: 'classic', accent: 'navy' });
    expect(readTheme(record)).toEqual({ template: 'classic', size: 'medium', accent: 'navy' });
    expect(completeTheme(readTheme(record))).toMatchObject({ fonts: 'book', heading: 'capitals' });
    expect(withTheme(record, { accent: 'navy' })).toBe(record);
  });

  test('of another version, or of nobody’s making, counts as not chosen', () => {
    const layout = { 'look.template': 'baroque', 'look.size': 'toString', 'look.fonts': '' };
    expect(readTheme({ sections: { layout } })).toEqual({ template: 'modern', size: 'medium' });
  });

  test('of two devices merges without a question', () => {
    const merged = mergeRecords({
      base: blank,
      mine: withTheme(blank, { accent: 'wine' }),
      theirs: withTheme(blank, { accent: 'plum', fonts: 'warm' }),
    });
    expect(readTheme(merged)).toMatchObject({ accent: 'wine', fonts: 'warm' });
    expect(merged.conflicts).toBeUndefined();
  });

  test.each(Object.values(accents))('prints well without color: %s', (color) => {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
      const share = Number.parseInt(color.slice(at, at + 2), 16) / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    expect(1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05)).toBeGreaterThan(7);
  });

  test('has no line under bare headings, and a face of its own only for a second typeface', () => {
    const bare = pageStyle({ template: 'modern', size: 'medium', heading: 'bare' });
    expect(bare.rule.thickness).toBe(0);
    expect(bare.section.face).toBe('bold');
    expect(pageStyle({ template: 'modern', size: 'medium', fonts: 'warm' }).name.face).toBe(
      'heading',
    );
  });
});
