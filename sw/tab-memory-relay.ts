import { restoreGraceMs } from '@/domain/shared-computer/restore-grace-period';
import type { TabMemoryMessage } from '@/domain/shared-computer/tab-memory-message';

declare const self: ServiceWorkerGlobalScope;

type Held = Extract<TabMemoryMessage, { kind: 'hold' }>;

/**
 * Holds what a page of a shared computer must not put on the disk, from its end to the beginning of the next page of
 * its tab. Only a page of that tab knows the name under which it is held.
 */
export function relayTabMemory(): void {
  const held = new Map<string, { message: Held; end: () => void }>();

  const hold = (message: Held): Promise<void> => {
    held.get(message.tabId)?.end();
    return new Promise<void>((resolve) => {
      const timer = setTimeout(() => end(), restoreGraceMs);
      const end = () => {
        clearTimeout(timer);
        if (held.get(message.tabId)?.message === message) held.delete(message.tabId);
        resolve();
      };
      held.set(message.tabId, { message, end });
    });
  };

  self.addEventListener('message', (event) => {
    const message = event.data as TabMemoryMessage | { kind?: undefined } | null;
    if (message?.kind === 'hold') event.waitUntil(hold(message));
    if (message?.kind === 'ask')
      event.ports[0]?.postMessage(held.get(message.tabId)?.message.items ?? null);
    if (message?.kind === 'taken') held.get(message.tabId)?.end();
  });
}
