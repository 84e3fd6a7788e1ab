import { unwrapLines } from '../text/line-width';
import type { PageBlock } from './resume-blocks';

/** How many underscores fill a line of the page. The rows of the text file are longer than that. */
const lineToWriteOn = '_'.repeat(68);

/**
 * A handout's text on paper: its first line is the title, lines in capitals are headings, lines that begin with "- " are
 * points, and rows of underscores are lines to write on.
 */
export function handoutBlocks(text: string, title: string): PageBlock[] {
  const [, ...lines] = unwrapLines(text.trim());
  const blocks: PageBlock[] = [{ kind: 'name', text: title }];
  let points: string[] = [];
  const endPoints = () => {
    if (points.length > 0) blocks.push({ kind: 'bullets', texts: points });
    points = [];
  };
  for (const line of lines) {
    if (line.startsWith('- ')) {
      points.push(line.slice(2));
      continue;
    }
    endPoints();
    if (line !== '') blocks.push(blockOf(line));
  }
  endPoints();
  return blocks;
}

function blockOf(line: string): PageBlock {
  if (/^_+$/u.test(line)) return { kind: 'paragraph', text: lineToWriteOn };
  const isHeading = line === line.toUpperCase() && /[A-Z]{3}/u.test(line);
  return isHeading ? { kind: 'section', text: line } : { kind: 'paragraph', text: line };
}
