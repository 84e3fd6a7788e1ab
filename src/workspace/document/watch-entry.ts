import type { LearnerRecord } from '@/domain/resume/record-schema';
import { workingRecord } from './working-record';

/** The lists of which single entries can be watched. */
type WatchedList = 'experience' | 'education';
type Listener = () => void;

const listeners: Record<WatchedList, Map<string, Set<Listener>>> = {
  experience: new Map(),
  education: new Map(),
};

/**
 * Calls back whenever this entry of the record is another one, comes or goes; returns the function that ends it. Hundreds
 * of jobs have thousands of texts on the screen: a key has to be read only by those of its own job.
 */
export function watchEntry(list: WatchedList, id: string, listener: Listener): () => void {
  const ofList = listeners[list];
  const ofEntry = ofList.get(id) ?? new Set();
  ofList.set(id, ofEntry.add(listener));
  return () => {
    ofEntry.delete(listener);
    if (ofEntry.size === 0 && ofList.get(id) === ofEntry) ofList.delete(id);
  };
}

workingRecord.subscribe(({ record }, { record: before }) => {
  tell('experience', before, record);
  tell('education', before, record);
});

function tell(list: WatchedList, before: LearnerRecord | null, now: LearnerRecord | null): void {
  for (const id of changedIds(before?.[list] ?? [], now?.[list] ?? []))
    // A copy, for a listener may end itself or begin again.
    for (const listener of Array.from(listeners[list].get(id) ?? [])) listener();
}

type Entries = readonly { id: string }[];

function changedIds(before: Entries, now: Entries): Set<string> {
  if (before === now) return new Set();
  const [were, are] = [new Set(before), new Set(now)];
  const gone = before.filter((entry) => !are.has(entry));
  const come = now.filter((entry) => !were.has(entry));
  return new Set([...gone, ...come].map(({ id }) => id));
}
