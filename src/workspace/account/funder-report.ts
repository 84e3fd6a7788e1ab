import { backendConfig } from '@/backend/config';
import { fetchFunderReport, type NoReport, type ReportMonth } from '@/backend/funder-report';
import { tokenManager } from '@/workspace/session/token-manager';

export type { NoReport, ReportMonth } from '@/backend/funder-report';

/** The agency's figures, for a member of its staff who is logged in. */
export const readFunderReport = (): Promise<ReportMonth[] | NoReport> =>
  fetchFunderReport({
    ...backendConfig(),
    accessToken: tokenManager.accessToken,
    fetch: (input, init) => fetch(input, init),
  });
