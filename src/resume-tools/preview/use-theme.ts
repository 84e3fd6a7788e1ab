import { readTheme, withTheme } from '@/domain/page-layout/resume-theme';
import type { ResumeTheme, CompleteTheme } from '@/domain/page-layout/page-style';
import { editRecord, useRecord } from '@/workspace/document/working-record';
import { useSameValue } from '@/workspace/document/use-same-value';

/** The theme of the current person's resume; the same object until they choose another. */
export function useTheme(): ResumeTheme {
  return useRecord(useSameValue(readTheme));
}

/** Changes some parts of the theme; it is stored with the resume. */
export function chooseTheme(look: Partial<CompleteTheme>): void {
  editRecord((record) => withTheme(record, look));
}
