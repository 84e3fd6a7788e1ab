import { useLingui } from '@lingui/react/macro';
import type { kinds, ways, results } from '@/domain/job-search/job-search-schema';

type Names = {
  kind: (id: string | undefined) => string;
  way: (id: string) => string;
  result: (id: string) => string;
};

/** What the choices of the log are called; what another version wrote is called as it wrote it. */
export function useLogNames(): Names {
  const { t } = useLingui();
  const wayNames: Record<(typeof ways)[number], string> = {
    online: t`Online`,
    'in-person': t`In person`,
    phone: t`By phone`,
    email: t`By email`,
    agency: t`Job center or agency`,
    fair: t`Job fair`,
    other: t`Another way`,
  };
  const resultNames: Record<(typeof results)[number], string> = {
    waiting: t`No answer yet`,
    interview: t`Interview`,
    offer: t`Job offer`,
    hired: t`Hired`,
    no: t`They said no`,
    other: t`Something else`,
  };
  const kindNames: Record<(typeof kinds)[number], string> = {
    workshop: t`Workshop`,
    class: t`Class or training`,
    visit: t`Visit to a job center`,
    posted: t`Resume posted online`,
  };
  const nameIn = (names: Record<string, string>) => (id: string) =>
    Object.hasOwn(names, id) ? (names[id] ?? id) : id;
  const asked = t`Asked an employer`;
  const kind = (id: string | undefined) => (id ? nameIn(kindNames)(id) : asked);
  return { kind, way: nameIn(wayNames), result: nameIn(resultNames) };
}
