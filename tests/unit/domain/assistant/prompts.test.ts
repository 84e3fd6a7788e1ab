import { describe, expect, test } from 'vitest';
import * as english from '@/content/en/ai-instructions';
import * as spanish from '@/content/es/ai-instructions';
import { fitPrompt, maxPromptCharacters, resumeSummary } from '@/domain/assistant/prompts';
import { wordsForResume } from '@/domain/assistant/words-for-resume';
import { blankRecord } from '@/domain/resume/record-schema';
import type { LearnerRecord } from '@/domain/resume/record-schema';
import { recordWithWords } from '@tests/support/planted-record';

const blank = blankRecord(() => 'x');
const filled: LearnerRecord = {
  ...blank,
  personalInfo: { name: 'Ana López', email: 'ana@example.com', phone: '', address: 'Toledo, OH' },
  experience: [
    {
      id: '1',
      jobTitle: 'Cook',
      company: 'Blue Door',
      location: 'Toledo',
      startDate: '2019',
      endDate: '',
      description: 'Cooked',
    },
    {
      id: '2',
      jobTitle: '',
      company: '',
      location: '',
      startDate: '',
      endDate: '',
      description: ' ',
    },
  ],
  education: [
    { id: '3', degree: 'GED', school: 'City School', location: '', graduationYear: '2018' },
  ],
  skills: ['', 'Spanish', 'grill'],
};

describe('the prompts', () => {
  test('are the fixed instruction followed by the typed text', () => {
    expect(fitPrompt('Write.', '  cooked food\n')).toEqual({
      instruction: 'Write.',
      words: 'cooked food',
      text: 'Write.\n\ncooked food',
    });
  });

  test('ask for the tense that the lessons teach: present for a job one still has', () => {
    expect(english.descriptionInstruction).toContain(
      'past tense; present tense for a job that still goes on',
    );
    expect(spanish.descriptionInstruction).toContain(
      'en pasado; en presente si la persona sigue en ese empleo',
    );
  });

  test('ask in Spanish for English words, and for advice in Spanish', () => {
    expect([english.answerLanguage, spanish.answerLanguage]).toEqual(['en', 'es']);
    expect(spanish.descriptionInstruction).toContain(
      'Conteste solo con la descripción, en inglés.',
    );
    expect(spanish.suggestionInstruction).toContain('Conteste en español');
    expect(spanish.suggestionInstruction).toContain('escríbalo en inglés y entre comillas');
  });

  test('fit the limit without cutting a character in two', () => {
    for (const filler of ['x', '😀', 'x😀']) {
      const {
        instruction,
        words,
        text: prompt,
      } = fitPrompt(spanish.descriptionInstruction, filler.repeat(maxPromptCharacters));
      expect(prompt).toBe(`${instruction}\n\n${words}`);
      expect(prompt.length).toBeLessThanOrEqual(maxPromptCharacters);
      expect(prompt).not.toMatch(/\p{Surrogate}/u);
    }
  });

  test('sum up the resume as the specification says, without blank entries', () => {
    expect(resumeSummary(filled)).toBe(
      [
        'Personal info:',
        'Ana López, ana@example.com, Toledo, OH',
        'Experience:',
        '- Cook, Blue Door, Toledo, 2019: Cooked',
        'Education:',
        '- GED, City School, 2018',
        'Skills: Spanish, grill',
      ].join('\n'),
    );
  });

  test('say plainly what is missing from an empty resume', () => {
    expect(resumeSummary(blank)).toBe(
      'Personal info:\nnone yet\nExperience:\nnone yet\nEducation:\nnone yet\nSkills: none yet',
    );
  });
});

test.each([
  ['en', 'Say how many: “Cooked 80 meals”.', 'Say how many: “Cooked 80 meals”.'],
  ['es', 'Diga cuántas. Por ejemplo: “Cooked 80 meals a shift.”', 'Cooked 80 meals a shift.'],
  ['es', 'Use «Trained new cooks» o "Led a team".', 'Trained new cooks\nLed a team'],
  ['es', '¿Cuántas comidas preparaba en un turno?', ''],
  ['es', 'Quite “ ”.', ''],
])('what may stand in the resume of an answer in %s: %s', (language, answer, words) => {
  expect(wordsForResume(answer, language)).toBe(words);
});

test('nothing that stands beside the resume goes along: papers, comments, references, course, second versions, unknown keys', () => {
  const planted = { ...recordWithWords('planted'), later: { note: 'planted' } };
  const {
    personalInfo: _personal,
    experience: _jobs,
    education: _schools,
    skills: _skills,
    ...beside
  } = planted;
  for (const part of Object.values(beside).filter((one) => one !== ''))
    expect(JSON.stringify(part)).toContain('planted');
  expect(Object.keys(beside).length).toBeGreaterThan(6);
  expect(resumeSummary(planted)).toBe(resumeSummary(blankRecord(() => 'id')));
});
