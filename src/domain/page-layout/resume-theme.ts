import type { LearnerRecord } from '../resume/record-schema';
import { setLayout } from '../sections/edit-sections';
import { spacingPresets } from './spacing-presets';
import { accents, fontPairs, headingStyleOptions } from './page-style';
import type { ResumeTheme, CompleteTheme } from './page-style';

const choices: { readonly [Part in keyof CompleteTheme]: readonly CompleteTheme[Part][] } = {
  template: ['modern', 'classic'],
  size: keysOf(spacingPresets),
  accent: keysOf(accents),
  fonts: keysOf(fontPairs),
  heading: headingStyleOptions,
};

/**
 * The look that a person chose for their paper; Modern and medium size by default. It is read from texts in
 * `sections.layout` (keys `look.*`), where it is saved to the account and merged between devices like every other text.
 * A value that this version does not know (a newer version wrote it) counts as not chosen.
 */
export function readTheme({ sections }: Pick<LearnerRecord, 'sections'>): ResumeTheme {
  const kept = <Part extends keyof CompleteTheme>(part: Part): CompleteTheme[Part] | undefined =>
    choices[part].find((choice) => choice === sections?.layout?.[`look.${part}`]);
  const [accent, fonts, heading] = [kept('accent'), kept('fonts'), kept('heading')];
  return {
    template: kept('template') ?? 'modern',
    size: kept('size') ?? 'medium',
    ...(accent && { accent }),
    ...(fonts && { fonts }),
    ...(heading && { heading }),
  };
}

/** The record with other choices for some parts of the theme. */
export function withTheme(record: LearnerRecord, look: Partial<CompleteTheme>): LearnerRecord {
  return Object.entries(look).reduce(
    (after, [part, choice]) => setLayout(after, `look.${part}`, choice),
    record,
  );
}

function keysOf<Key extends string>(table: Readonly<Record<Key, unknown>>): Key[] {
  return Object.keys(table) as Key[];
}
