import { entryTexts, labelText } from '../page-layout/resume-blocks';
import type { EntryBlock, PageBlock } from '../page-layout/resume-blocks';

/**
 * A resume as plain text for forms that take pasted words: each bullet begins with '- ', entries are a blank line apart
 * and sections two, by which our reader knows a heading; the dates follow the title on its line.
 */
export function writeTextResume(blocks: readonly PageBlock[]): string {
  const lines = blocks.flatMap(linesOf);
  return `${lines.join('\n').trim()}\n`;
}

function linesOf(block: PageBlock): string[] {
  switch (block.kind) {
    case 'name':
    case 'contact':
      return [block.text];
    case 'section':
      return ['', '', block.text, ''];
    case 'entry':
      return [...(block.isFirst ? [] : ['']), ...entryLines(block)];
    case 'bullets':
      return block.texts.map((text) => `- ${text}`);
    case 'paragraph':
      if (block.untitled !== undefined) return ['', '', block.untitled, '', block.text];
      return block.isApart ? ['', block.text] : [block.text];
    case 'items':
      return [block.text];
    case 'labeled':
      return block.texts.map((text, index) => (index === 0 ? `${labelText(block)} ${text}` : text));
  }
}

function entryLines(block: EntryBlock): string[] {
  const [title, dates, details = ''] = entryTexts(block);
  const head = [title, dates].filter((text) => text !== '').join(' | ');
  return [head, details].filter((text) => text !== '');
}
