import { Trans } from '@lingui/react/macro';
import type { CheckKind } from '@/domain/machine-check/check-resume';

/** What is good about a resume in which nothing of this kind was found. */
export function YesText({ kind }: { kind: CheckKind }) {
  switch (kind) {
    case 'private':
      return <Trans>We see nothing private in it.</Trans>;
    case 'contact':
      return <Trans>It has your name and a way to reach you.</Trans>;
    case 'dates':
      return <Trans>The dates can be read. No job ends before it starts.</Trans>;
    case 'headings':
      return <Trans>The headings have names that machines know.</Trans>;
    case 'entries':
      return (
        <Trans>
          Each job has what a machine looks for. How good the lines are, a person must say.
        </Trans>
      );
  }
}
