import { createPersonTable, loadedColumns, savedColumns } from './person-table';
import type { PersonTableDeps } from './person-table';
import { sendByClient, type SendDeps } from './send-by-client';

export interface ResumeTableDeps extends PersonTableDeps, Omit<SendDeps, 'timeoutMs'> {
  timeoutMs?: number;
}

/** The person's own row of `public.resumes`, through the backend's client; see {@link createPersonTable}. */
export function createResumeTable({ timeoutMs = 20_000, ...deps }: ResumeTableDeps) {
  return createPersonTable(
    {
      load: (token) =>
        sendByClient({ ...deps, timeoutMs }, token, (client) =>
          client.from('resumes').select(loadedColumns).eq('id', 1).maybeSingle(),
        ),
      save: (token, row) =>
        sendByClient({ ...deps, timeoutMs }, token, (client) =>
          client
            .from('resumes')
            .upsert(row, { onConflict: 'user_id,id' })
            .select(savedColumns)
            .single(),
        ),
    },
    deps,
  );
}
