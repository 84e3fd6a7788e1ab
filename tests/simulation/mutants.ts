import { isSameValue } from '@/domain/resume/json-value';
import type { ThreeWay } from '@/domain/merge/merge-list';
import type { mergeRecords } from '@/domain/merge/merge-records';
import type { settleSend, startSend } from '@/domain/outbox/outbox';
import type { reconcile, reconcileWithNone } from '@/domain/outbox/reconcile';
import type { saveOutcomeOf } from '@/backend/row-answer';
import type { createTokenManager } from '@/backend/token-manager';
import type { LearnerRecord } from '@/domain/resume/record-schema';
import type { changeWork, writeWork } from '@/workspace/persistence/record-store';
import type { discardStoredDrafts } from '@/workspace/document/draft-storage';
import type { createDraftJournal } from '@/workspace/document/draft-journal';
import type { beginSend } from '@/workspace/persistence/outbox-store';
import type { requestLock } from './computer';
import type { Injection } from './injected';

type MergeList = (
  lists: ThreeWay<readonly object[]>,
  keyOf: (item: object) => string,
  mergeItem: () => object,
) => object[];

/** Seeded bugs, each in one function. `discard` is the app's own function, which one of the bugs calls. */
export function mutantsOf(discard: typeof discardStoredDrafts): Record<string, Injection> {
  return {
    'merge: of two texts for one field, the other one is dropped': {
      mergeRecords:
        (real: typeof mergeRecords) => (versions: Parameters<typeof mergeRecords>[0]) => {
          const { conflicts: _found, ...merged } = real(versions);
          const { conflicts } = versions.mine;
          return conflicts ? { ...merged, conflicts } : merged;
        },
    },
    'merge: the jobs of this device are taken whole': {
      mergeRecords:
        (real: typeof mergeRecords) => (versions: Parameters<typeof mergeRecords>[0]) => ({
          ...real(versions),
          experience: versions.mine.experience,
        }),
    },
    'merge: their skills replace mine': {
      mergeRecords:
        (real: typeof mergeRecords) => (versions: Parameters<typeof mergeRecords>[0]) => ({
          ...real(versions),
          skills: versions.theirs.skills,
        }),
    },
    'merge: deleted beats edited': {
      mergeList:
        (real: MergeList): MergeList =>
        (lists, keyOf, mergeItem) => {
          const has = (items: readonly object[] | null, key: string) =>
            items?.some((item) => keyOf(item) === key) ?? false;
          return real(lists, keyOf, mergeItem).filter((item) => {
            const key = keyOf(item);
            return !has(lists.base, key) || (has(lists.mine, key) && has(lists.theirs, key));
          });
        },
    },
    'merge: what is only theirs was never there': {
      mergeList:
        (real: MergeList): MergeList =>
        (lists, keyOf, mergeItem) =>
          real({ ...lists, base: [...(lists.base ?? []), ...lists.theirs] }, keyOf, mergeItem),
    },
    'outbox: the answer for older words empties the slot': {
      settleSend:
        (real: typeof settleSend) =>
        (...[slot, seq, outcome, chance]: Parameters<typeof settleSend>) => {
          const settled = real(slot, seq, outcome, chance);
          return outcome.kind === 'committed' ? { ...settled, slot: null } : settled;
        },
    },
    'outbox: a server in trouble costs the slot': {
      settleSend:
        (real: typeof settleSend) =>
        (...[slot, seq, outcome, chance]: Parameters<typeof settleSend>) =>
          outcome.kind === 'server-error' ? { slot: null } : real(slot, seq, outcome, chance),
    },
    'outbox: stale is taken for saved': {
      settleSend:
        (real: typeof settleSend) =>
        (...[slot, seq, outcome, chance]: Parameters<typeof settleSend>) => {
          const { saveId = '', baseRevision = 0 } = slot?.sent ?? {};
          const saved = { kind: 'committed', saveId, revision: baseRevision + 1 } as const;
          return real(slot, seq, outcome.kind === 'stale' ? saved : outcome, chance);
        },
    },
    'outbox: what is on its way is not written down': {
      startSend: (real: typeof startSend) => (slot: Parameters<typeof startSend>[0]) => ({
        ...real(slot),
        slot,
      }),
    },
    'outbox: the slot is lifted out before it is sent': {
      beginSend:
        (real: typeof beginSend) =>
        async (...args: Parameters<typeof beginSend>) => {
          const step = await real(...args);
          if (step?.kind === 'send') await args[0].outbox.delete(1);
          return step;
        },
    },
    'reconcile: the row replaces the device': {
      reconcile:
        () =>
        (...[, row]: Parameters<typeof reconcile>) => ({
          doc: row.doc,
          slot: null,
          base: { doc: row.doc, revision: row.revision, savedAt: row.savedAt },
        }),
    },
    'reconcile: the device replaces the row': {
      reconcile:
        (real: typeof reconcile) =>
        (...[work, row, newId]: Parameters<typeof reconcile>) =>
          real({ ...work, base: { doc: row.doc, revision: row.revision, savedAt: 0 } }, row, newId),
    },
    'reconcile: no row means nothing to send': {
      reconcileWithNone:
        () =>
        (...[work]: Parameters<typeof reconcileWithNone>) => ({
          ...work,
          slot: null,
        }),
    },
    'answer: any 200 counts as saved': {
      saveOutcomeOf:
        (real: typeof saveOutcomeOf) =>
        (...[answer, row, now]: Parameters<typeof saveOutcomeOf>) =>
          answer.status === 200
            ? { kind: 'committed', saveId: row.saveId, revision: 1 }
            : real(answer, row, now),
    },
    'storage: a tab writes over what the other one wrote': {
      writeWork:
        (real: typeof writeWork) =>
        async (...[db, write, edge]: Parameters<typeof writeWork>) => {
          const stored = await db.resume.get(1);
          const seen = stored ? { rev: stored.rev, doc: stored.doc as LearnerRecord } : write.seen;
          return real(db, { ...write, seen }, edge);
        },
    },
    'storage: resume and slot are two writes': {
      writeWork:
        (real: typeof writeWork) =>
        async (...[db, write, edge]: Parameters<typeof writeWork>) => {
          const first = await real(db, { ...write, queue: false }, edge);
          if (!write.queue || first.merged) return first;
          return real(db, { ...write, doc: first.doc, seen: first.seen }, edge);
        },
    },
    'storage: the merge reads in one transaction and writes in the next': {
      changeWork:
        (real: typeof changeWork) =>
        async (...[db, change, edge]: Parameters<typeof changeWork>) => {
          const before = await real(db, (work) => work, edge);
          const { doc, slot, base } = change(before);
          const isSame = isSameValue(doc, before.doc) && slot === before.slot;
          return real(db, (work) => (isSame ? { ...work, base } : { doc, slot, base }), edge);
        },
    },
    'locks: nobody waits for anybody': {
      requestLock:
        () =>
        (...[, run]: Parameters<typeof requestLock>) =>
          run(),
    },
    'locks: the lock is let go before the answer': {
      requestLock:
        (real: typeof requestLock) =>
        (...[name, run]: Parameters<typeof requestLock>) =>
          new Promise((resolve, reject) => {
            void real(name, () => {
              run().then(resolve, reject);
              return Promise.resolve();
            });
          }),
    },
    'sign-in: the sync of one person takes the token of the next': {
      createTokenManager:
        (real: typeof createTokenManager) =>
        (...args: Parameters<typeof createTokenManager>) => {
          const tokenManager = real(...args);
          const accessToken = ({ rejected }: { rejected?: string } = {}) =>
            tokenManager.accessToken(rejected === undefined ? {} : { rejected });
          return { ...tokenManager, accessToken };
        },
    },
    'drafts: a tab that has saved empties those of all tabs': {
      createDraftJournal:
        (real: typeof createDraftJournal) =>
        (...[personId, ...rest]: Parameters<typeof createDraftJournal>) => ({
          ...real(personId, ...rest),
          clear: () => discard(personId),
        }),
    },
  };
}
