import { hasAnswers } from '../game/game-state';
import { conflictId } from '../resume/conflicts';
import { isSameValue } from '../resume/json-value';
import { otherVersionsId, storeOther, textOf, type OtherVersion } from './other-versions';
import type { KeptRecords } from './take-along';

/** A choice or bookkeeping, not anybody's words: this device's stays. By record, or by record and field. */
const choices: ReadonlySet<string> = new Set([
  'spot-the-difference',
  otherVersionsId,
  'ai-suggestion suggestion',
  'ai-suggestion applied',
]);

/**
 * What bringing in the progress of another computer changes here: what is blank gets filled, so a
 * part that is done on either side is done. A conversation with the guide comes as a whole or not at
 * all; one that has answers stays.
 */
export function mergeProgress(mine: KeptRecords, theirs: KeptRecords): KeptRecords {
  const { game, ...others } = theirs;
  const changes = changesOf(others, (id, field, text) =>
    textOf(mine, id, field) === '' ? [[id, field, text]] : [],
  );
  const isTaken = hasAnswers(textOf(mine, 'game', 'state'));
  return game === undefined || isTaken || isSameValue(mine['game'], game)
    ? changes
    : { ...changes, game };
}

/**
 * What bringing in the answers of another computer changes here. A blank gets filled. Of two
 * different texts this device's shows, and the other is kept beside it until somebody has chosen.
 * Bringing the same in again changes nothing.
 */
export function mergeDrafts(mine: KeptRecords, theirs: KeptRecords): KeptRecords {
  return changesOf(theirs, (id, field, text) => {
    const shown = textOf(mine, id, field);
    if (shown.trim() === '') return [[id, field, text]];
    if (shown === text || choices.has(id) || choices.has(`${id} ${field}`)) return [];
    const [name, stored] = toStored(id, field, text);
    const isKnown = textOf(mine, otherVersionsId, name) === stored;
    return isKnown ? [] : [[otherVersionsId, name, stored]];
  });
}

/** Shows the other text; what showed becomes the other one. */
export function swapOtherVersion({ id, recordId, field, shown, other }: OtherVersion): KeptRecords {
  const kept = shown.trim() === '' ? [] : [toStored(recordId, field, shown)];
  return {
    [recordId]: { [field]: other },
    [otherVersionsId]: { [id]: '', ...Object.fromEntries(kept) },
  };
}

/** The person has decided: what shows stays. */
export function dismissOtherVersion({ id }: OtherVersion): KeptRecords {
  return { [otherVersionsId]: { [id]: '' } };
}

/** Takes `changes` back where nobody has typed since; `before` and `now` are the records then and now. */
export function undoKept(before: KeptRecords, changes: KeptRecords, now: KeptRecords): KeptRecords {
  return changesOf(changes, (id, field, text) =>
    textOf(now, id, field) === text ? [[id, field, textOf(before, id, field)]] : [],
  );
}

type Change = [id: string, field: string, text: string];

function changesOf(
  records: KeptRecords,
  change: (id: string, field: string, text: string) => Change[],
): KeptRecords {
  const changes = new Map<string, Record<string, string>>();
  for (const [id, fields] of Object.entries(records)) {
    for (const [field, text] of Object.entries(fields)) {
      if (text.trim() === '') continue;
      for (const [toId, toField, toText] of change(id, field, text)) {
        changes.set(toId, { ...changes.get(toId), [toField]: toText });
      }
    }
  }
  return Object.fromEntries(changes);
}

function toStored(recordId: string, field: string, other: string): [name: string, stored: string] {
  const path = [recordId, field] as const;
  return [conflictId(path, other), storeOther(path, other)];
}
