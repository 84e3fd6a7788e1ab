import { useState } from 'react';
import { useStore } from 'zustand';
import { isAccountAwaited } from '@/domain/sync-status/sync-status';
import { areMainPartsBlank } from '@/domain/resume/record-schema';
import { useSaveFacts } from '@/workspace/document/save-facts';
import { workingRecord } from '@/workspace/document/working-record';

/**
 * Whether the resume was blank when it opened here, and whether it still is: hints for beginners stay after the first letter, so
 * that nothing moves. While the account may still send a resume, it does not count as blank.
 */
export function useBeganBlank(): { beganBlank: boolean; isBlank: boolean } {
  const isAwaited = useSaveFacts(isAccountAwaited);
  const hasBlank = useStore(
    workingRecord,
    ({ record }) => record !== null && areMainPartsBlank(record),
  );
  const isBlank = hasBlank && !isAwaited;
  const [beganBlank, setBeganBlank] = useState(false);
  if (isBlank && !beganBlank) setBeganBlank(true);
  return { beganBlank, isBlank };
}
