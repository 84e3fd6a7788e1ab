import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { PartSize, RecordPart } from '@/domain/account-size/record-parts';

/** What a part of the record is called on the screen. */
export function PartName({ part }: { part: RecordPart }) {
  return names[part]();
}

/** A part and its size. */
export function LargestPart({ part, bytes }: PartSize) {
  return (
    <>
      <strong>
        <PartName part={part} />
      </strong>{' '}
      <span>
        <Trans>({toKilobytes(bytes)} kB)</Trans>
      </span>
    </>
  );
}

const names: Readonly<Record<RecordPart, () => ReactNode>> = {
  resume: () => <Trans>The resume itself</Trans>,
  'par-statements': () => <Trans>PAR statements</Trans>,
  comments: () => <Trans>Comments from staff</Trans>,
  applications: () => <Trans>The work-search log</Trans>,
  letters: () => <Trans>Cover letters</Trans>,
  'form-answers': () => <Trans>Answers for application forms</Trans>,
  'course-answers': () => <Trans>Answers in the course</Trans>,
  conversation: () => <Trans>The talk in the Resume Builder Game</Trans>,
  'other-versions': () => <Trans>Other versions of your texts</Trans>,
};

/** Octets as people read sizes: whole kilobytes of 1,024, rounded up. */
export function toKilobytes(bytes: number): number {
  return Math.ceil(bytes / 1024);
}
