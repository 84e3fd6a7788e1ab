import { useEffect, useState } from 'react';
import { resumeBlocks, type PageBlock } from '@/domain/page-layout/resume-blocks';
import type { ResumeTheme } from '@/domain/page-layout/page-style';
import { isSameValue } from '@/domain/resume/json-value';
import type { LearnerRecord } from '@/domain/resume/record-schema';
import { currentRecord } from '@/workspace/document/working-record';
import { readAsMachine, type MachineReading } from './read-as-machine';

/** `changed`: what was read is no longer what stands on the paper. */
export type FileReading =
  | { state: 'working' | 'failed' | 'changed' }
  | { state: 'read'; found: MachineReading };

/** What a file is made from. */
type OnPaper = { look: ResumeTheme; blocks: readonly PageBlock[] };

/**
 * Writes the file of the resume as it was at the first render and reads it as a machine would. `record` and `look` are as
 * they are now: once they print something else, the reading is out of date.
 */
export function useReading(record: LearnerRecord, look: ResumeTheme): FileReading {
  const [begun] = useState({ look });
  const [kept, setKept] = useState<{ of: OnPaper; reading: FileReading } | null>(null);
  useEffect(() => {
    const read = async () => {
      const now = currentRecord();
      const of = { look: begun.look, blocks: resumeBlocks(now) };
      try {
        const found = await readAsMachine(now, begun.look);
        setKept({ of, reading: { state: 'read', found } });
      } catch {
        setKept({ of, reading: { state: 'failed' } });
      }
    };
    void read();
  }, [begun]);
  if (!kept) return { state: 'working' };
  const isOld =
    kept.reading.state === 'read' && !isSameValue(kept.of, { look, blocks: resumeBlocks(record) });
  return isOld ? { state: 'changed' } : kept.reading;
}
