import { useEffect, useState } from 'react';
import { paperOf } from '@/domain/paper/paper';
import type { PaperLook } from '@/domain/paper/paper-style';
import type { LearnerRecord } from '@/domain/resume/record-schema';
import { currentRecord } from '@/workspace/document/working-record';
import { readAsMachine, type MachineReading } from './read-as-machine';

/** `changed`: what was read is no longer what stands on the paper. */
export type Reading =
  | { state: 'working' | 'failed' | 'changed' }
  | { state: 'read'; found: MachineReading };

/** What a machine reads in the file of the resume as it was when this came to the page; `resume`: as it is now. */
export function useReading(record: LearnerRecord, look: PaperLook): Reading {
  const [begun] = useState({ look });
  const [kept, setKept] = useState<{ of: string; reading: Reading } | null>(null);
  useEffect(() => {
    const read = async () => {
      const now = currentRecord();
      const of = textOf(now, begun.look);
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
  const isOld = kept.reading.state === 'read' && kept.of !== textOf(record, look);
  return isOld ? { state: 'changed' } : kept.reading;
}

function textOf(record: LearnerRecord, look: PaperLook): string {
  return JSON.stringify([look, paperOf(record)]);
}
