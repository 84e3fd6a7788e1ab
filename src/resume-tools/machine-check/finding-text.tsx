import { Trans } from '@lingui/react/macro';
import type { MachineFinding } from '@/domain/machine-check/check-resume';
import { LineDoubt } from '../coach/line-doubt';

/** What a finding is about, and what to do. */
export function FindingText({ problem, text }: MachineFinding) {
  switch (problem) {
    case 'no-name':
      return <Trans>Your name is missing.</Trans>;
    case 'no-contact':
      return <Trans>There is no email and no phone number. Add one, so they can reach you.</Trans>;
    case 'email':
      return <Trans>“{text}” is not a whole email address. Write it like ana@example.com.</Trans>;
    case 'phone':
      return <Trans>“{text}” is not a phone number. Write it like 937-555-0142.</Trans>;
    case 'date':
      return <Trans>A machine cannot read “{text}” as a date. Write it like May 2023.</Trans>;
    case 'reversed':
      return <Trans>This job ends ({text}) before it starts. Change one of the dates.</Trans>;
    case 'mixed-dates':
      return (
        <Trans>Two kinds of dates: one is “{text}”. Write them all alike, like May 2023.</Trans>
      );
    case 'small-letter':
      return <Trans>A line starts with a small letter: “{text}”. Use a capital letter.</Trans>;
    case 'number':
    case 'private':
    case 'held':
    case 'sentence':
      return <LineDoubt why={problem} text={text} />;
    case 'heading':
      return <Trans>A machine may not know the heading “{text}”.</Trans>;
    default:
      return <EntryText problem={problem} text={text} />;
  }
}

function EntryText({ problem, text }: Pick<MachineFinding, 'problem' | 'text'>) {
  const name = text === '' ? '' : ` (${text})`;
  switch (problem) {
    case 'no-title':
      return <Trans>A job{name} has no job title. Write what you were called there.</Trans>;
    case 'no-company':
      return (
        <Trans>
          A job{name} does not say for whom you worked. Was it for your family? Then call it “Family
          caregiver” and leave this empty.
        </Trans>
      );
    case 'odd-place':
      return <Trans>“{text}” stands where a city and state should be.</Trans>;
    case 'swapped':
      return (
        <Trans>
          A school and what you earned there may be swapped. Write what you earned under “Degree or
          certificate”.
        </Trans>
      );
    case 'no-work':
      return <Trans>A job{name} does not say what you did.</Trans>;
    default:
      return <Trans>A school or class{name} has no school name.</Trans>;
  }
}
