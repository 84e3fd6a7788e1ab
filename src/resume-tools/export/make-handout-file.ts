import { handoutBlocks } from '@/domain/page-layout/handout-blocks';
import { paperTypes, writePaper } from './make-paper-file';

export type HandoutFormat = 'pdf' | 'docx';

const look = { template: 'modern', size: 'medium' } as const;

/**
 * A handout of this site as a file to print or to fill in, made on this device from its text; null when the fonts lack a
 * letter of it. Rejects when the text or a writer cannot be had.
 */
export async function makeHandoutFile(
  format: HandoutFormat,
  { href, title, fileName }: { href: string; title: string; fileName: string },
): Promise<File | null> {
  const answer = await fetch(href);
  if (!answer.ok) throw new Error(`${href}: ${String(answer.status)}`);
  const blocks = handoutBlocks(await answer.text(), title);
  const content = await writePaper(format, blocks, { look, title });
  if (typeof content === 'object' && 'missing' in content) return null;
  const name = fileName.replace(/md$/u, format);
  return new File([content], name, { type: paperTypes[format] });
}
