export type ModuleProgress = {
  status: 'not-started' | 'in-progress' | 'completed';
  done: number;
  total: number;
};

/** Where a learner stands in a module. Counts outside 0 … total are pulled back into it. */
export function moduleProgress(done: number, total: number): ModuleProgress {
  const parts = wholeNumber(total);
  const finished = Math.min(wholeNumber(done), parts);
  if (finished === 0) return { status: 'not-started', done: 0, total: parts };
  return { status: finished === parts ? 'completed' : 'in-progress', done: finished, total: parts };
}

function wholeNumber(value: number): number {
  return Number.isFinite(value) ? Math.max(0, Math.floor(value)) : 0;
}
