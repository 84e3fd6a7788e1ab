import { useState } from 'react';
import { useStore } from 'zustand';
import { isAccountAwaited } from '@/domain/sync-status/sync-status';
import { areMainPartsBlank } from '@/domain/resume/record-schema';
import { useSaveFacts } from '@/workspace/document/save-facts';
import { workingRecord } from '@/workspace/document/working-record';

/**
 * Whether the resume was blank when it was opened here, and whether it still is: what is said to who begins keeps its place
 * when the first letter comes, so that nothing moves. While the account may still bring a resume, none is called blank.
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
