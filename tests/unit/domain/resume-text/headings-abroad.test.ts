import { expect, test } from 'vitest';
import { plainStyle, styledLines } from '@/domain/resume-text/lines/text-lines';
import { resumeFromLines } from '@/domain/resume-text/resume-from-text';
import { readDate } from '@/domain/machine-check/read-date';
import { seen } from '@tests/support/seen-fields';

test.each([
  ['Werkervaring', 'Opleiding', 'Vaardigheden', 'mei 2019 – oktober 2021'],
  ['Doświadczenie zawodowe', 'Wykształcenie', 'Umiejętności', 'Kwi 2019 – Paź 2021'],
  ['İş Deneyimleri', 'Eğitim', 'Yetenekler', 'Nisan 2019 – Ekim 2021'],
  ['KİŞİSEL BİLGİLER\nİŞ TECRÜBESİ', 'EĞİTİM', 'BECERİLER', 'Ocak 2019 – Aralık 2021'],
  ['Трудовой опыт', 'Высшее образование', 'Профессиональные навыки', 'май 2019 – август 2021'],
  ['Trajetória profissional', 'Estudos', 'Ferramentas', 'fevereiro 2019 – dezembro 2021'],
  ['Esperienze lavorative', 'Formazione', 'Competenze', 'Giu 2019 – Set 2021'],
  ['Experiência', 'Estudos', 'Ferramentas', 'fevereiro de2019 – dezembro de 2021'],
  ['Praxiserfahrung', 'Schulbesuch', 'Weitere Kenntnisse', '05/2019 – 10/2021'],
  ['Expérience en entreprise', 'Formation scolaire', 'Logiciels', '05/2019 – 10/2021'],
  [
    'Expérience(s) pro',
    'Parcours universitaire',
    'Langages et outils',
    '2019 – ce jour',
    'Present',
  ],
  ['EX P ERI E N CE', 'EDU C AT I ON', 'S K IL LS', '05/2019 – o momento', 'Present'],
  ['Experiencias previas', 'Datos académicos', 'Habilidades y destrezas', '2019 – a la fecha'],
  ['Berufserfahrung', 'Ausbildung', 'Kenntnisse', '05/2019 – bis jetzt', 'Present'],
])('sections are cut at %s, %s and %s', (jobs, schools, skills, dates, end = '') => {
  const read = seen([
    ...jobs.split('\n'),
    'Line Cook, Oakleaf Diner',
    dates,
    schools,
    'High School Diploma, Waite High School, 2016',
    skills,
    'welding, roofing',
  ]);
  const [startDate, last = ''] = dates.split(' – ');
  const endDate = end || last;
  expect(read.experience).toMatchObject([
    { jobTitle: 'Line Cook', company: 'Oakleaf Diner', startDate, endDate },
  ]);
  expect(read.education).toMatchObject([{ school: 'Waite High School' }]);
  expect(read.skills).toEqual(['welding', 'roofing']);
});

test('a month in another language counts for how long a job took', () => {
  expect(readDate('Kwi 2019')).toEqual(readDate('April 2019'));
  expect(readDate('dezembro 2019')).toEqual(readDate('December 2019'));
});

test('a heading may have a picture before it', () => {
  const line = (text: string, size: number) => ({ ...plainStyle, text, size });
  const { fields } = resumeFromLines(
    styledLines([
      line('Mira Tolan', 30),
      line('mira@example.com', 12),
      line('\uf0b1 Work Experience', 14),
      line('Line Cook, Oakleaf Diner', 12),
      line('2019 – 2021', 12),
      line('\uf058 Cooked lunch', 12),
      line('\uf058 Washed pots', 12),
      line('• Skills', 14),
      line('welding, roofing', 12),
    ]),
  );
  expect(fields.experience).toMatchObject([{ jobTitle: 'Line Cook', company: 'Oakleaf Diner' }]);
  expect(fields.skills).toEqual(['welding', 'roofing']);
});

test.each([
  'Work experience — 4 years 2 months',
  'Опыт работы —1 год 8 месяцев',
  'Опыт работы — 5 лет',
])('"%s" heads the jobs: how long they were is no part of it', (heading) => {
  const { experience } = seen(['', heading, 'Weaver, Orr Mill Ltd, 2019 - 2021']);
  expect(experience).toMatchObject([{ startDate: '2019', endDate: '2021' }]);
});
