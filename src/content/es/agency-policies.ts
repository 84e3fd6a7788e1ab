import type { AgencyPolicies } from '../agency-policies.ts';

/** What the page of policies must know of the agency, in Spanish. The age is that of the English file. */
export const agencyPolicies: Omit<AgencyPolicies, 'minimumAge'> = {
  privacyContact: 'la oficina que mantiene este sitio',
  processors:
    'Manejan sus datos una empresa que guarda las cuentas y otra que envía nuestros correos.',
  dormantAccounts:
    'Una cuenta que nadie ha usado en dos años puede borrarse, después de un correo un mes antes.',
};
