/** What the page "Privacy, Terms and Accessibility" must know of the agency. Another agency changes this file, too. */
export interface AgencyPolicies {
  /** Who answers questions about people's data: an email address, or a phrase as in "write to …". */
  readonly privacyContact: string;
  /** A sentence: the companies that handle learners' data for the agency. */
  readonly processors: string;
  /** A sentence: when accounts that nobody uses are deleted; as `dormant_months` of the database says. */
  readonly dormantAccounts: string;
  /** The youngest that may have an account, as a number in words or digits. */
  readonly minimumAge: string;
}

export const agencyPolicies: AgencyPolicies = {
  privacyContact: 'the office that runs this site',
  processors:
    'A company that stores the accounts, and one that sends our emails, handle your data.',
  dormantAccounts:
    'An account that nobody has used for two years may be deleted, after an email a month before.',
  minimumAge: '14',
};
