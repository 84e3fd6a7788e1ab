import { Trans } from '@lingui/react/macro';
import type { CheatSheetBlock } from '@/domain/job-search/cheat-sheet';

/** The name of a block of the cheat sheet. `place` is its number among the blocks of its kind, from 1. */
export function BlockName({ block, place }: { block: CheatSheetBlock; place: number }) {
  switch (block.kind) {
    case 'about':
      return <Trans>About you</Trans>;
    case 'job':
      return <Trans>Job {place}</Trans>;
    case 'school':
      return <Trans>School {place}</Trans>;
    case 'reference':
      return <Trans>Reference {place}</Trans>;
    case 'emergency':
      return <Trans>In an emergency, call</Trans>;
  }
}
