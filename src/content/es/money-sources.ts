import type { Source } from '../types';

/** Bank, debts, rent and medicine: what stands between a first paycheck and its worker. */
export const moneySources: readonly Source[] = [
  {
    id: 'bank-report',
    label: 'CFPB, cuentas',
    title: 'Consumer guide to checking account denials',
    publisher: 'Consumer Financial Protection Bureau',
    url: 'https://www.consumerfinance.gov/consumer-tools/bank-accounts/',
    says: 'Si un banco o una cooperativa de crédito dice que no por un informe de cuentas viejas, su aviso debe nombrar a la compañía que hizo el informe. Usted tiene derecho a ver el informe. Es gratis una vez al año, y después de que un banco dice que no.',
    caution:
      'Leímos copias de la guía de la oficina, de febrero de 2016, y de sus respuestas. Las compañías deben corregir lo que está mal.',
    check: { kind: 'rules', copyOf: '2016-02-01', next: '2016-07-30' },
  },
  {
    id: 'refund-bank',
    label: 'Taxpayer Advocate, reembolsos',
    title: 'Direct Deposit Changes for 2026 Could Affect How and When You Get Your Refund',
    publisher: 'Taxpayer Advocate Service (IRS)',
    url: 'https://www.taxpayeradvocate.irs.gov/news/tax-tips/direct-deposit-changes-for-2026-could-affect-how-and-when-you-get-your-refund/2026/01',
    says: 'Un reembolso sin números de banco se detiene. El IRS manda el aviso CP53E, una sola vez. Por lo general hay 30 días para poner los números en una cuenta en línea del IRS. El teléfono de la carta es 1-866-325-4066.',
    caution:
      'Que después llega un cheque, unas seis semanas tras los 30 días, lo dice la ayuda de un programa de impuestos. No es para menores, personas en prisión y algunas otras.',
    check: { kind: 'rules', changesOften: true, copyOf: '2026-01-26', next: '2026-07-25' },
  },
  {
    id: 'pay-taken',
    label: 'Ley de embargo del salario',
    title: 'Restriction on garnishment (15 U.S.C. 1673 and 1674)',
    publisher: 'Congress of the United States',
    url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title15-section1673',
    says: 'Para casi todas las deudas, no más del 25 por ciento del pago después de lo que quita la ley, o lo que pasa de 30 veces el salario mínimo federal en una semana: lo que sea menos. La manutención y los impuestos van aparte. Nadie puede ser despedido por el embargo de una sola deuda.',
    caution: 'Los estados pueden proteger más. Leímos las palabras de la ley como otros las citan.',
    check: { kind: 'rules', copyOf: null },
  },
  {
    id: 'voucher-rent',
    label: 'Regla de la renta, 24 CFR 5.628',
    title: 'Total tenant payment (24 CFR 5.628)',
    publisher: 'U.S. Department of Housing and Urban Development',
    url: 'https://www.ecfr.gov/current/title-24/section-5.628',
    says: 'La parte de la familia es la más alta de varias cantidades. Una es el 30 por ciento de los ingresos de un mes después de los descuentos, otra es el 10 por ciento de los ingresos antes de ellos, otra es una renta mínima.',
    caution:
      'Leímos la regla como otros la citan, del 26 de agosto de 2026. Una casa que cuesta más de lo que cubre el voucher puede subir su parte.',
    check: { kind: 'benefits', copyOf: '2026-08-26', next: '2026-11-24' },
  },
  {
    id: 'addiction-medicine',
    label: 'Departamento de Justicia, ADA',
    title:
      'The Americans with Disabilities Act and the Opioid Crisis: Combating Discrimination Against People in Treatment or Recovery',
    publisher: 'U.S. Department of Justice',
    url: 'https://www.ada.gov/resources/opioid-use-disorder/',
    says: 'La ley protege a las personas que toman una medicina con receta legal para la adicción a los opioides y no usan drogas ilegales. Los empleadores pueden hacer pruebas de drogas.',
    caution:
      'Es del 5 de abril de 2022 y puede haber cambiado. La leímos en copias. Los empleadores pequeños tal vez no tienen que cumplirla. Pregunte a la ayuda legal.',
    check: { kind: 'rules', copyOf: '2022-04-05', next: '2022-10-02' },
  },
];
