import { keptLook, withLook } from '@/domain/page-layout/resume-theme';
import type { PaperLook, WholeLook } from '@/domain/page-layout/page-style';
import { editRecord, useRecord } from '@/workspace/document/working-record';
import { useSameValue } from '@/workspace/document/use-same-value';

/** How the paper of whoever sits here looks; the same object until they choose another. */
export function usePaperLook(): PaperLook {
  return useRecord(useSameValue(keptLook));
}

/** Takes another choice for some parts of the look; it is kept with the resume. */
export function choosePaperLook(look: Partial<WholeLook>): void {
  editRecord((record) => withLook(record, look));
}
