import { describe, expect, test } from 'vitest';
import {
  descriptionInstruction,
  descriptionPrompt,
  maxPromptCharacters,
  resumeSummary,
  suggestionInstruction,
  suggestionPrompt,
} from '@/domain/assistant/prompts';
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
    expect(descriptionPrompt('  cooked food\n')).toEqual({
      instruction: descriptionInstruction,
      words: 'cooked food',
      text: `${descriptionInstruction}\n\ncooked food`,
    });
    expect(suggestionPrompt('x').text).toBe(`${suggestionInstruction}\n\nx`);
  });

  test('ask for the tense that the lessons teach: present for a job one still has', () => {
    expect(descriptionInstruction).toContain(
      'past tense; present tense for a job that still goes on',
    );
  });

  test('fit the limit without cutting a character in two', () => {
    for (const filler of ['x', '😀', 'x😀']) {
      const {
        instruction,
        words,
        text: prompt,
      } = descriptionPrompt(filler.repeat(maxPromptCharacters));
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
