import { vi } from 'vitest';
import { exchangeable } from './injected';

// The app's modules as they are, except that each function can be exchanged from outside.
vi.mock('@/domain/merge/merge-list', (original) => withSeams(original));
vi.mock('@/domain/merge/merge-records', (original) => withSeams(original));
vi.mock('@/domain/outbox/outbox', (original) => withSeams(original));
vi.mock('@/domain/outbox/reconcile', (original) => withSeams(original));
vi.mock('@/backend/row-answer', (original) => withSeams(original));
vi.mock('@/workspace/persistence/outbox-store', (original) => withSeams(original));
vi.mock('@/workspace/persistence/record-store', (original) => withSeams(original));

async function withSeams(original: () => Promise<Record<string, unknown>>): Promise<object> {
  const seams = Object.entries(await original()).map(([name, real]) => {
    const isFunction = typeof real === 'function' && !/^class\b/.test(String(real));
    return [name, isFunction ? exchangeable(name, real) : real];
  });
  return Object.fromEntries(seams) as object;
}
