import type { SpanishHelp } from '@/domain/phrases/spanish-help';

/**
 * Loads what finds Spanish in an English resume; for Spanish pages alone. The build takes out of a file what this very test
 * rules out, and no import of it stays.
 */
export const loadSpanishHelp =
  import.meta.env.BASE_URL !== '/'
    ? async (): Promise<SpanishHelp> => (await import('./spanish-lists')).help
    : null;
