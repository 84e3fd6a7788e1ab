import { useRef } from 'react';
import { isSameValue } from '@/domain/resume/json-value';

/**
 * Wraps a selector whose answer is made again each time, such as a list of ids, as `useShallow` does: as long as it says
 * the same, at any depth, it stays the same object and renders nothing. Of JSON values alone.
 */
export function useSameValue<State, Value>(
  select: (state: State) => Value,
): (state: State) => Value {
  const last = useRef<{ value: Value } | null>(null);
  return (state) => {
    const value = select(state);
    if (last.current === null || !isSameValue(last.current.value, value)) last.current = { value };
    return last.current.value;
  };
}
