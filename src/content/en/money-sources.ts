import type { Source } from '../types';

/** Bank, debts, rent and medicine: what stands between a first paycheck and its worker. */
export const moneySources: readonly Source[] = [
  {
    id: 'bank-report',
    label: 'CFPB, accounts',
    title: 'Consumer guide to checking account denials',
    publisher: 'Consumer Financial Protection Bureau',
    url: 'https://www.consumerfinance.gov/consumer-tools/bank-accounts/',
    says: 'If a bank or credit union says no because of a report on old accounts, its notice must name the company that made the report. You have the right to see the report. It is free once a year, and after a bank says no.',
    caution:
      'We read copies of the office’s guide of February 2016 and of its answers. Companies must correct what is wrong.',
    check: { kind: 'rules', copyOf: '2016-02-01', next: '2016-07-30' },
  },
  {
    id: 'refund-bank',
    label: 'Taxpayer Advocate, refunds',
    title: 'Direct Deposit Changes for 2026 Could Affect How and When You Get Your Refund',
    publisher: 'Taxpayer Advocate Service (IRS)',
    url: 'https://www.taxpayeradvocate.irs.gov/news/tax-tips/direct-deposit-changes-for-2026-could-affect-how-and-when-you-get-your-refund/2026/01',
    says: 'A refund without bank numbers is frozen. The IRS sends notice CP53E, one time. You generally have 30 days to put your numbers into an IRS online account. The phone line of the letter is 1-866-325-4066.',
    caution:
      'That a check then comes about six weeks after the 30 days is from a tax program’s help page. It is not for minors, people in prison and some others.',
    check: { kind: 'rules', changesOften: true, copyOf: '2026-01-26', next: '2026-07-25' },
  },
  {
    id: 'pay-taken',
    label: 'Garnishment law',
    title: 'Restriction on garnishment (15 U.S.C. 1673 and 1674)',
    publisher: 'Congress of the United States',
    url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title15-section1673',
    says: 'For most debts no more than 25 percent of the pay after what the law takes off, or what is above 30 times the federal minimum wage in a week, whichever is less. Support orders and taxes are apart. Nobody may be fired because of the garnishment for one debt.',
    caution: 'States may protect more. We read the words of the law as others quote them.',
    check: { kind: 'rules', copyOf: null },
  },
  {
    id: 'voucher-rent',
    label: 'Rent rule, 24 CFR 5.628',
    title: 'Total tenant payment (24 CFR 5.628)',
    publisher: 'U.S. Department of Housing and Urban Development',
    url: 'https://www.ecfr.gov/current/title-24/section-5.628',
    says: 'The family’s part is the highest of some amounts. One is 30 percent of the income of a month after deductions, one is 10 percent of the income before them, one is a minimum rent.',
    caution:
      'We read the rule as others quote it, of August 26, 2026. A home that costs more than the voucher covers can make your part higher.',
    check: { kind: 'benefits', copyOf: '2026-08-26', next: '2026-11-24' },
  },
  {
    id: 'addiction-medicine',
    label: 'Justice Department, ADA',
    title:
      'The Americans with Disabilities Act and the Opioid Crisis: Combating Discrimination Against People in Treatment or Recovery',
    publisher: 'U.S. Department of Justice',
    url: 'https://www.ada.gov/resources/opioid-use-disorder/',
    says: 'The law protects people who take a legally prescribed medicine for opioid use disorder and do not use illegal drugs. Employers may test for drugs.',
    caution:
      'It is of April 5, 2022, and may have changed. We read it in copies. Small employers may not be covered. Ask legal aid.',
    check: { kind: 'rules', copyOf: '2022-04-05', next: '2022-10-02' },
  },
];
