import { Trans } from '@lingui/react/macro';
import { agency, type AgencyFacts } from '@/content/agency';

/** How to reach staff: phone, place, hours and languages in one paragraph. */
export function StaffContact() {
  const facts = agency;
  return (
    <p>
      <Trans>
        Staff can help. To find them, call <PhoneLink facts={facts} />.
      </Trans>{' '}
      {facts.address.replaceAll('-', '-\u2060')} {facts.hours} {facts.languages}
    </p>
  );
}

/** A number of the agency or of others; a phone dials it. */
export function PhoneLink({ facts: { phone } }: { facts: Pick<AgencyFacts, 'phone'> }) {
  return (
    <a href={`tel:${phone}`} translate="no">
      {phone}
    </a>
  );
}
