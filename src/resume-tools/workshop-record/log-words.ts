import { useLingui } from '@lingui/react/macro';
import type { kinds, ways, results } from '@/domain/job-search/job-search-schema';

type Names = {
  kind: (id: string | undefined) => string;
  way: (id: string) => string;
  result: (id: string) => string;
};
type Words = {
  asked: string;
  ways: Record<(typeof ways)[number], string>;
  results: Record<(typeof results)[number], string>;
  kinds: Record<(typeof kinds)[number], string>;
};

/** What the choices of the log are called; what another version wrote is called as it wrote it. */
export function useLogNames(): Names {
  const { t } = useLingui();
  return namesIn({
    asked: t`Asked an employer`,
    ways: {
      online: t`Online`,
      'in-person': t`In person`,
      phone: t`By phone`,
      email: t`By email`,
      agency: t`Job center or agency`,
      fair: t`Job fair`,
      other: t`Another way`,
    },
    results: {
      waiting: t`No answer yet`,
      interview: t`Interview`,
      offer: t`Job offer`,
      hired: t`Hired`,
      no: t`They said no`,
      other: t`Something else`,
    },
    kinds: {
      workshop: t`Workshop`,
      class: t`Class or training`,
      visit: t`Visit to a job center`,
      posted: t`Resume posted online`,
    },
  });
}

/** The same on paper: offices read it in English, whatever language the screen speaks. */
export const logNamesOnPaper = namesIn({
  asked: 'Asked an employer',
  ways: {
    online: 'Online',
    'in-person': 'In person',
    phone: 'By phone',
    email: 'By email',
    agency: 'Job center or agency',
    fair: 'Job fair',
    other: 'Another way',
  },
  results: {
    waiting: 'No answer yet',
    interview: 'Interview',
    offer: 'Job offer',
    hired: 'Hired',
    no: 'They said no',
    other: 'Something else',
  },
  kinds: {
    workshop: 'Workshop',
    class: 'Class or training',
    visit: 'Visit to a job center',
    posted: 'Resume posted online',
  },
});

function namesIn(words: Words): Names {
  const nameIn = (names: Record<string, string>) => (id: string) =>
    Object.hasOwn(names, id) ? (names[id] ?? id) : id;
  return {
    kind: (id) => (id ? nameIn(words.kinds)(id) : words.asked),
    way: nameIn(words.ways),
    result: nameIn(words.results),
  };
}
