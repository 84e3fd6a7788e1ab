import { storeReadingChoice } from './store-reading-choice';
import { textSizeKey } from '@/hydration/text-size-key';

/** The text sizes: the browser's, larger, largest (base.css). */
export const textSizes = ['1', '2', '3'] as const;
export type TextSize = (typeof textSizes)[number];

export function readTextSize(): TextSize {
  const size = document.documentElement.dataset['textSize'];
  return textSizes.find((one) => one === size) ?? '1';
}

/** Sets and stores the text size. */
export function setTextSize(size: TextSize): void {
  document.documentElement.dataset['textSize'] = size;
  storeReadingChoice(textSizeKey, size);
}
