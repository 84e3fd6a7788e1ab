import { safeStorage } from '@/backend/safe-storage';
import { sessionStore } from '@/workspace/session/session';
import { isGuestsOwnComputer } from '@/workspace/shared-computer/guest-computer';
import { textSizeKey } from '@/hydration/text-size-key';

/** The size of text: as the browser has it, larger, largest (base.css). */
export const textSizes = ['1', '2', '3'] as const;
export type TextSize = (typeof textSizes)[number];

const tab = safeStorage(() => globalThis.sessionStorage);
const device = safeStorage(() => globalThis.localStorage);

export function readTextSize(): TextSize {
  const size = document.documentElement.dataset['textSize'];
  return textSizes.find((one) => one === size) ?? '1';
}

/**
 * Sets the size of text and keeps it: on a device of the person's own for good, else for this window, which the next
 * person does not get.
 */
export function setTextSize(size: TextSize): void {
  document.documentElement.dataset['textSize'] = size;
  const marker = sessionStore.readMarker();
  const isOwn = marker ? !marker.shared : isGuestsOwnComputer();
  tab.setItem(textSizeKey, size);
  if (isOwn) device.setItem(textSizeKey, size);
}
