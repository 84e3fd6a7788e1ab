import type { ResumeTable, SaveRequest } from '@/domain/outbox/outbox';
import type { LoadOutcome, SaveOutcome } from '@/domain/outbox/save-outcome';

export type Row = { data: unknown; revision: number; saveId: string; updatedAt: number };

/** What the network does to one request: lets it through, loses it, loses the answer, or worse. */
export type Line =
  | 'good'
  | 'request-lost'
  | 'answer-lost'
  | 'portal'
  | 'error-after'
  | 'late'
  | 'busy'
  | 'signed-out';

/**
 * The table `public.resumes` for one person, by its rules: a save is `base + 1` with a `save_id`; a
 * repeated `save_id` changes nothing and is answered again; any other revision is stale; a fresh row
 * starts at 1. Data goes through JSON text, as over the wire.
 */
export function modelServer() {
  let row: Row | null = null;
  const lateSaves: SaveRequest[] = [];
  const log: string[] = [];

  const commit = ({ doc, baseRevision, saveId }: SaveRequest): SaveOutcome => {
    if (row?.saveId === saveId) return { kind: 'committed', saveId, revision: row.revision };
    if (baseRevision !== (row?.revision ?? 0)) return { kind: 'stale' };
    const revision = baseRevision + 1;
    row = { data: JSON.parse(JSON.stringify(doc)), revision, saveId, updatedAt: revision };
    return { kind: 'committed', saveId, revision };
  };

  /** One device's view of the table; `line` says what happens to its next request. */
  const tableFor = (line: () => Line): ResumeTable => ({
    save: async (request) => {
      const fate = line();
      log.push(`save ${fate}`);
      if (fate === 'good') return commit(request);
      if (fate === 'late') lateSaves.push(structuredClone(request));
      if (fate === 'answer-lost' || fate === 'error-after') commit(request);
      return saveFailure(fate);
    },
    load: async () => {
      const fate = line();
      log.push(`load ${fate}`);
      if (fate !== 'good') return loadFailure(fate);
      if (row === null) return { kind: 'none' };
      return { kind: 'found', ...row, data: structuredClone(row.data) };
    },
  });

  return {
    tableFor,
    /** Requests that hung in the network arrive now, after all that came later. */
    deliverLate: () => lateSaves.splice(0).map(commit),
    row: () => row,
    setRow: (next: Row | null) => {
      row = next;
    },
    log,
  };
}

function saveFailure(fate: Exclude<Line, 'good'>): SaveOutcome {
  return fate === 'busy' ? { kind: 'rate-limited', retryAfterMs: 5_000 } : loadFailure(fate);
}

function loadFailure(
  fate: Exclude<Line, 'good'>,
): Exclude<LoadOutcome, { kind: 'found' | 'none' }> {
  if (fate === 'portal') return { kind: 'not-proof', status: 200 };
  if (fate === 'error-after' || fate === 'busy') return { kind: 'server-error', status: 500 };
  if (fate === 'signed-out') return { kind: 'unauthorized' };
  return { kind: 'offline' };
}
