import { isRecord } from '@/domain/resume/json-value';
import { withAccessToken, isRefusedToken, type AccessToken } from './with-access-token';
import { NoSession } from './auth-errors';
import { sendByClient, type SendDeps } from './send-by-client';

/** One month of the report. A figure is null where it was hidden: it stands for 1 to 10 people. */
export type ReportMonth = { month: string; figures: (number | null)[] };

/** The columns of the report, in the order of `figures`; see the migration `funder_report`. */
export const reportColumns = [
  'new_accounts',
  'active_accounts',
  'with_resume',
  'finished_module_1',
  'finished_module_2',
  'finished_module_3',
] as const;

/** `no-staff`: the logged-in person does not belong to the agency's staff. */
export type NoReport = 'signed-out' | 'unreachable' | 'no-staff';

/** Asks for the agency's figures, the oldest month first. Never throws. */
export async function fetchFunderReport({
  accessToken,
  timeoutMs = 20_000,
  ...sending
}: Omit<SendDeps, 'timeoutMs'> & { accessToken: AccessToken; timeoutMs?: number }): Promise<
  ReportMonth[] | NoReport
> {
  try {
    const { status, json } = await withAccessToken(
      accessToken,
      (token) =>
        sendByClient({ ...sending, timeoutMs }, token, (client) => client.rpc('funder_report')),
      isRefusedToken,
    );
    if (status === 403 && isRecord(json) && json['code'] === 'PT403') return 'no-staff';
    if (status !== 200 || !Array.isArray(json)) return 'unreachable';
    return json.filter(isRecord).flatMap((row) => {
      const { month } = row;
      return typeof month === 'string' ? [{ month, figures: figuresIn(row) }] : [];
    });
  } catch (error) {
    return error instanceof NoSession ? 'signed-out' : 'unreachable';
  }
}

const figuresIn = (row: Record<string, unknown>): (number | null)[] =>
  reportColumns.map((column) => {
    const value = row[column];
    return typeof value === 'number' ? value : null;
  });
