import type { CSSProperties } from 'react';
import type { PaperStyle } from '@/domain/paper/paper-style';

/** The measures of a paper for the rules of the sheet: per the size of the text that they belong to. */
export function previewStyle({
  family,
  headingFamily,
  isInCapitals,
  page,
  name,
  contact,
  section,
  body,
  entryGap,
  lineGap,
  bullets,
  rule,
  areEntriesWhole,
  columnGap,
}: PaperStyle): CSSProperties {
  return {
    '--family': family,
    '--heading-family': headingFamily,
    '--heading-case': isInCapitals ? 'uppercase' : 'none',
    '--name-color': name.color,
    '--margin': `${String(page.margin)}pt`,
    '--paper-size': `${String(body.size)}pt`,
    '--line-height': body.height,
    '--name-size': name.size / body.size,
    '--name-height': name.height,
    '--contact-before': contact.before / body.size,
    '--contact-after': contact.after / body.size,
    '--section-size': section.size / body.size,
    '--section-height': section.height,
    '--section-before': section.before / section.size,
    '--section-after': section.after / section.size,
    '--entry-gap': entryGap / body.size,
    '--line-gap': lineGap / body.size,
    '--list-indent': bullets.indent / body.size,
    '--list-before': bullets.before / body.size,
    '--list-between': bullets.between / body.size,
    '--column-gap': columnGap / body.size,
    '--rule': section.color,
    '--rule-thickness': rule.thickness,
    '--entry-break': areEntriesWhole ? 'avoid' : 'auto',
    '--rule-gap': rule.gap / section.size,
  } as CSSProperties;
}
