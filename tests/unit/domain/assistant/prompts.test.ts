import { describe, expect, test } from 'vitest';
import {
  descriptionInstruction,
  descriptionPrompt,
  mostPromptCharacters,
  resumeSummary,
  suggestionInstruction,
  suggestionPrompt,
} from '../../../../src/domain/assistant/prompts';
import { blankResume } from '../../../../src/domain/resume/resume-schema';
import type { Resume } from '../../../../src/domain/resume/resume-schema';

const blank = blankResume(() => 'x');
const filled: Resume = {
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
    expect(descriptionPrompt('  cooked food\n')).toBe(`${descriptionInstruction}\n\ncooked food`);
    expect(suggestionPrompt('x')).toBe(`${suggestionInstruction}\n\nx`);
  });

  test('fit the limit without cutting a character in two', () => {
    for (const filler of ['x', '😀', 'x😀']) {
      const prompt = descriptionPrompt(filler.repeat(mostPromptCharacters));
      expect(prompt.length).toBeLessThanOrEqual(mostPromptCharacters);
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
