import { useLingui } from '@lingui/react/macro';

/** The spec's simulator and the two beside it. */
export type SimulatorKind = 'spec' | 'hourly' | 'behavioral';

/** Of each simulator alone: no two buttons of a page share a name. */
export function useSimulatorWords(kind: SimulatorKind) {
  const { t } = useLingui();
  const words = {
    spec: {
      title: t`Interview question simulator`,
      next: t`Next Question`,
      reveal: t`Reveal/Hide Strategy`,
      answer: t`Strategy`,
    },
    hourly: {
      title: t`Questions that hourly jobs ask`,
      next: t`Next Hourly Question`,
      reveal: t`Show/Hide How to Answer`,
      answer: t`How to answer`,
    },
    behavioral: {
      title: t`Behavioral interview questions`,
      next: t`Next Behavioral Question`,
      reveal: t`Show/Hide How to Tell It`,
      answer: t`How to tell it`,
    },
  };
  return words[kind];
}
