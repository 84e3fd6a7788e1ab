import { useLingui } from '@lingui/react/macro';

/** The three parts of a PAR statement, in their order. */
export const parFields = ['problem', 'action', 'result'] as const;

export type ParField = (typeof parFields)[number];
/** Labels and hints of the three inputs (problem, action, result). The labels are given: do not reword. */
export function useParWords(): Record<ParField, { label: string; hint: string }> {
  const { t } = useLingui();
  return {
    problem: { label: t`Problem`, hint: t`A challenge you faced` },
    action: { label: t`Action`, hint: t`The specific action you took` },
    result: { label: t`Result`, hint: t`The positive, measurable outcome` },
  };
}
