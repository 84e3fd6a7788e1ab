import { expect, type Page } from '@playwright/test';

/**
 * The letters that a person sees on each page of the preview, the name at its head included. Fails where a letter lies
 * outside of the margins of every page.
 */
export async function pagesShown(page: Page): Promise<string[]> {
  // The pages are made a moment after the words are there.
  let shown: { pages: string[]; astray: string } = { pages: [], astray: '' };
  await expect(async () => {
    shown = await page.evaluate(readPages);
    expect(shown.astray, 'letters beside the pages').toBe('');
  }).toPass({ timeout: 5000 });
  return shown.pages;
}

function readPages(): { pages: string[]; astray: string } {
  const sheet = document.querySelector<HTMLElement>('.resume-sheet');
  const sheets = [...(sheet?.parentElement?.children ?? [])].filter((one) => one !== sheet);
  const first = sheets[0]?.getBoundingClientRect();
  if (!sheet || !first) return { pages: [], astray: 'no page' };
  const scale = first.width / 612;
  // A short resume has wider sides than head and foot.
  const { paddingTop, paddingLeft } = getComputedStyle(sheet);
  const [margin = 0, side = 0] = [paddingTop, paddingLeft].map(
    (room) => Number.parseFloat(room) * (72 / 96) * scale,
  );
  const pages = sheets.map((one) => ({
    top: one.getBoundingClientRect().top,
    text: one instanceof HTMLElement ? (one.dataset['head'] ?? '') : '',
  }));
  let astray = '';
  const texts = document.createTreeWalker(sheet, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const text = node.textContent ?? '';
    for (let at = 0; at < text.length; at += 1) {
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      const { top, bottom, left, right } = range.getBoundingClientRect();
      const letter = text[at] ?? '';
      if (letter.trim() === '' || top === bottom) continue;
      const middle = (top + bottom) / 2;
      const on = pages.find(
        (one) => middle > one.top + margin && middle < one.top + 792 * scale - margin,
      );
      const isBetween = left >= first.left + side - 2 && right <= first.right - side + 2;
      if (on && isBetween) on.text += letter;
      else astray += letter;
    }
  }
  return { pages: pages.map(({ text }) => text.replaceAll(/[\s•]/gu, '')), astray };
}
