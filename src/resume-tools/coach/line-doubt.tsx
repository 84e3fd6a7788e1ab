import { Trans } from '@lingui/react/macro';
import type { PrivateLineInField } from '@/domain/machine-check/private-lines-of-resume';

/** Why a line should be looked at before anybody reads the resume. */
export function LineDoubt({ why, text }: Pick<PrivateLineInField, 'why' | 'text'>) {
  switch (why) {
    case 'number':
      return (
        <Trans>
          “{text}” looks like a Social Security number. Leave it off. An employer asks for it when
          they hire you.
        </Trans>
      );
    case 'held':
      return (
        <Trans>
          “{text}” tells where you were. The kind of work, the town and the dates are enough. Were
          you on the staff? Then keep it.
        </Trans>
      );
    case 'sentence':
      return <Trans>“{text}” is a whole sentence. A few words are enough here.</Trans>;
    case 'no-answer':
      return (
        <Trans>
          “{text}” tells an employer nothing. Leave it out, or write one small thing that is true.
        </Trans>
      );
    default:
      return <Trans>“{text}” is private. Your resume may go to anybody.</Trans>;
  }
}
