import { expect, test } from 'vitest';
import { jobDates } from '@/domain/page-layout/resume-text-lines';
import { printedDate } from '@/domain/page-layout/printed-date';
import { monthNames } from '@/domain/language/en/month-names';

const spanish =
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(
    ' ',
  );

test.each(spanish.map((month, index) => [month, monthNames[index]]))(
  '%s is %s on paper',
  (own, name) => {
    expect(printedDate(`${own} de 2023`)).toBe(`${String(name)} 2023`);
    expect(printedDate(`${own.toUpperCase()} 2023`)).toBe(`${String(name)} 2023`);
  },
);

test.each([
  ['ene. 2020', 'January 2020'],
  ['Setiembre del 2019', 'September 2019'],
  ['5 de mayo de 2023', 'May 5, 2023'],
])('%s is %s on paper', (typed, printed) => {
  expect(printedDate(typed)).toBe(printed);
});

test.each(['May 2023', 'Mayo', 'ago 20', '05/2023', 'Mayo Clinic 2019', 'Summer 2019', ''])(
  '“%s” stays as it was typed',
  (typed) => {
    expect(printedDate(typed)).toBe(typed);
  },
);

test.each(['actualmente', 'Hasta ahora', 'hasta hoy', 'todavía', 'aún', 'sigo ahí', 'now'])(
  'what ends “%s” goes on',
  (endDate) => {
    expect(jobDates({ startDate: 'mayo de 2021', endDate })).toBe('May 2021 – Present');
  },
);
