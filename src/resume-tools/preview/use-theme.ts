import { readTheme, withTheme } from '@/domain/page-layout/resume-theme';
import type { ResumeTheme, CompleteTheme } from '@/domain/page-layout/page-style';
import { editRecord, useRecord } from '@/workspace/document/working-record';
import { useSameValue } from '@/workspace/document/use-same-value';

/** How the paper of whoever sits here looks; the same object until they choose another. */
export function useTheme(): ResumeTheme {
  return useRecord(useSameValue(readTheme));
}

/** Takes another choice for some parts of the look; it is kept with the resume. */
export function chooseTheme(look: Partial<CompleteTheme>): void {
  editRecord((record) => withTheme(record, look));
}
