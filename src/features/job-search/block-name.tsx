import { Trans } from '@lingui/react/macro';
import type { CheatSheetBlock } from '@/domain/job-search/cheat-sheet';

/** What a part of the sheet is called; `place`: the how-manieth of its kind. */
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
