import { expect, test } from 'vitest';
import { moreSampleResumes } from '@/content/en/more-sample-resumes';
import { sampleResumes } from '@/content/en/sample-resumes';
import { jobSkills } from '@/content/es/phrases/job-skills';
import { phraseBank, titlesInEnglish } from '@/content/es/phrases/phrase-bank';
import { phrasesLike } from '@/domain/phrases/english-for';
import { spanishHelp } from '@/domain/phrases/spanish-help';

const help = spanishHelp({
  bank: phraseBank,
  titles: titlesInEnglish,
  skills: jobSkills.flatMap(({ skills }) => skills),
});

test.each([
  'Yo ayudaba a cargar cajas',
  'atendía clientes y cobraba',
  'Pegué 200 blocks al día',
  'Bachiller en contabilidad',
  'Primaria',
  'limpieza',
  'soldar',
  'cargar',
  'instalar',
  'español',
  'Cuidaba niños',
  'Hice el inventario de la tienda',
])('“%s” is Spanish', (text) => {
  expect(help.isSpanish(text)).toBe(true);
});

test.each([
  'Line Cook',
  'Warehouse Associate',
  'Cooked 120 meals a shift',
  'Made tamales and salsa for 40 guests',
  'Ran the register at La Quinta',
  'High school diploma',
  'GED',
  'CNA, Springfield Health Academy',
  'Forklift',
  'Spanish',
  'Microsoft Excel',
  'Google Calendar',
  'Regular customers',
  'Solar panels',
  'Grammar',
  'Served as a barista',
])('“%s” is not', (text) => {
  expect(help.isSpanish(text)).toBe(false);
});

test('no phrase, title or skill of the lists is taken for Spanish, and what they mean is', () => {
  const phrases = phraseBank.flatMap((job) => job.phrases);
  const skills = jobSkills.flatMap((list) => list.skills);
  const english = [...phrases, ...Object.values(titlesInEnglish), ...skills.map((s) => s.skill)];
  expect(english.filter(help.isSpanish)).toEqual([]);
  const meanings = phraseBank.flatMap((job) => Object.values(job.meanings ?? {}));
  const missed = [...new Set(meanings)].filter((text) => !help.isSpanish(text));
  expect(missed.length / new Set(meanings).size).toBeLessThan(0.02);
});

test('an answer in Spanish comes with its English where the lists know it', () => {
  expect(help.spanishReply('jobTitle', 'cajera')).toEqual({ text: 'cajera', english: 'Cashier' });
  expect(help.spanishReply('jobTitle', 'Cashier')).toBeNull();
  expect(help.spanishReply('degree', 'Primaria')).toEqual({ text: 'Primaria', english: '' });
  expect(help.spanishReply('skills', 'Forklift, atención al cliente')).toEqual({
    text: 'atención al cliente',
    english: 'Forklift, Customer service',
  });
  expect(help.spanishReply('skills', 'atención al cliente, soldar')).toEqual({
    text: 'atención al cliente, soldar',
    english: '',
  });
  expect(help.spanishReply('skills', 'Forklift, Spanish')).toBeNull();
});

test('the phrases that say about the same come first', () => {
  const [first] = help.englishLines('Yo ayudaba a cargar camiones');
  expect(first?.[1]).toMatch(/camion/);
  expect(help.englishLines('xyz')).toEqual([]);
  expect(phrasesLike('Limpié casas', [['Cleaned __ homes', 'Limpié __ casas']], 3)).toHaveLength(1);
});

test('what of a resume is still Spanish is named, and the sample resumes are English', () => {
  const personalInfo = { name: 'José Peña', email: '', phone: '', address: '' };
  const record = {
    personalInfo,
    experience: [
      {
        id: 'a',
        jobTitle: 'Bodeguero',
        company: 'Panadería La Única',
        location: '',
        startDate: '',
        endDate: '',
        description: 'Loaded 4 trucks a day\nYo ayudaba a cargar cajas',
      },
    ],
    education: [
      { id: 'b', degree: 'Primaria', school: 'Escuela Juárez', location: '', graduationYear: '' },
    ],
    skills: ['Forklift', 'soldar'],
  };
  expect(help.spanishTexts(record as never).map(({ text }) => text)).toEqual([
    'Bodeguero',
    'Yo ayudaba a cargar cajas',
    'Primaria',
    'soldar',
  ]);
});

test('nothing in the sample resumes is taken for Spanish', () => {
  const texts = [...sampleResumes, ...moreSampleResumes].flatMap(({ skills, jobs }) => [
    ...skills,
    ...jobs.flatMap(({ title, lines }) => [title, ...lines]),
  ]);
  expect(texts.filter(help.isSpanish)).toEqual([]);
});
