import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { gameScript } from '@/content/en/game-script';
import { gameScript as spanishScript } from '@/content/es/game-script';
import { advance, type GameEvent } from '@/domain/game/advance';
import { offeredAnswer } from '@/domain/game/answer-edits';
import { findStep } from '@/domain/game/game-script';
import { gameLimits, isGameFinished, readGameState } from '@/domain/game/game-state';
import { setExperienceField, setPersonalInfo } from '@/domain/resume/edit-resume';
import { blankRecord } from '@/domain/resume/record-schema';
import type { LearnerRecord } from '@/domain/resume/record-schema';
import { fuzz } from '@tests/support/fuzz';
import { back, ids, say, send, start, type Play } from '@tests/support/game-play';

describe('a file that was brought', () => {
  const world = () => {
    const { state, resume } = start();
    const [job] = resume.experience;
    const named = setPersonalInfo(resume, 'name', 'Ana Lopez');
    const filled = { ...named, skills: ['Grill'] };
    return { state, resume: setExperienceField(filled, job?.id ?? '', 'jobTitle', 'Cook') };
  };
  const asked = ({ state }: Play) => findStep(gameScript, state.stepId)?.step;

  test('is not asked for what it has answered, only for the rest', () => {
    let play = send(say(world(), 'ok'), { type: 'file-added' });
    const questions: string[] = [];
    for (let step = asked(play); step?.kind === 'question'; step = asked(play)) {
      questions.push(step.field);
      const reply = step.field.startsWith('addAnother') ? 'no' : 'x';
      play = say(play, reply);
    }
    expect(questions).toEqual([
      'email',
      'phone',
      'address',
      'addAnotherExperience',
      'degree',
      'school',
      'location',
      'graduationYear',
      'addAnotherEducation',
    ]);
    expect(isGameFinished(play.state, gameScript)).toBe(true);
    expect(play.resume.personalInfo.name).toBe('Ana Lopez');
    expect(play.resume.experience).toMatchObject([{ jobTitle: 'Cook', company: '' }]);
  });

  test('stays known after a reload, and another job is asked for in full', () => {
    const play = send(say(world(), 'ok'), { type: 'file-added' });
    const state = readGameState(JSON.parse(JSON.stringify(play.state)), gameScript);
    expect(state).toEqual(play.state);
    const next = say(play, 'ana@example.com', '555-0100', 'Lima', 'yes', 'Baker', 'Mill');
    expect(asked(next)).toMatchObject({ field: 'location' });
    expect(next.resume.experience).toMatchObject([{ jobTitle: 'Cook' }, { jobTitle: 'Baker' }]);
  });
});

describe('a conversation with the guide', () => {
  test('leads from nothing to a whole resume', () => {
    const end = say(
      start(),
      'Sure',
      'Ana López',
      'ana@example.com',
      '555-0100',
      'Toledo, OH',
      'Cook',
      'Blue Door Diner',
      'Toledo, OH',
      '2019',
      '2021',
      'Cooked for 80 guests',
      'YES ',
      'Caregiver',
      'My family',
      'Toledo, OH',
      '2021',
      'Present',
      'Cared for two children',
      'nope',
      'GED',
      'City School',
      'Toledo, OH',
      '2018',
      'no',
      'Spanish,  cooking , ,Spanish',
    );
    expect(isGameFinished(end.state, gameScript)).toBe(true);
    expect(end.resume).toMatchObject({
      personalInfo: {
        name: 'Ana López',
        email: 'ana@example.com',
        phone: '555-0100',
        address: 'Toledo, OH',
      },
      experience: [
        {
          jobTitle: 'Cook',
          company: 'Blue Door Diner',
          startDate: '2019',
          endDate: '2021',
          description: 'Cooked for 80 guests',
        },
        { jobTitle: 'Caregiver', company: 'My family', endDate: 'Present' },
      ],
      education: [
        { degree: 'GED', school: 'City School', location: 'Toledo, OH', graduationYear: '2018' },
      ],
      skills: ['Spanish', 'cooking'],
    });
    expect(end.resume.experience).toHaveLength(2);
    expect(end.resume.education).toHaveLength(1);
  });

  test('saves each answer at once, without the spaces around it', () => {
    const { resume } = say(start(), 'ok', '  Ana \n');
    expect(resume.personalInfo.name).toBe('Ana');
  });

  test('goes on after a reload in the middle of a job', () => {
    const before = say(start(), 'ok', 'Ana', 'a@example.com', '1', 'x', 'Cook');
    const stored: unknown = JSON.parse(JSON.stringify(before.state));
    const state = readGameState(stored, gameScript);
    expect(state).toEqual(before.state);
    if (!state) throw new Error('unreachable');
    const after = say({ state, resume: before.resume }, 'Blue Door');
    expect(after.resume.experience).toHaveLength(1);
    expect(after.resume.experience[0]).toMatchObject({ jobTitle: 'Cook', company: 'Blue Door' });
  });

  test('never writes over a job the builder already has, and fills the first blank one', () => {
    const { state, resume } = start();
    const builder = setExperienceField(
      resume,
      resume.experience[0]?.id ?? '',
      'jobTitle',
      'Driver',
    );
    const added = say({ state, resume: builder }, 'ok', 'Ana', 'e', 'p', 'a', 'Cook');
    expect(added.resume.experience.map(({ jobTitle }) => jobTitle)).toEqual(['Driver', 'Cook']);

    const blank = { ...blankRecord(ids()).experience[0], id: 'blank' };
    const withBlank = { ...builder, experience: [...builder.experience, blank] } as LearnerRecord;
    const filled = say({ state, resume: withBlank }, 'ok', 'Ana', 'e', 'p', 'a', 'Cook');
    expect(filled.resume.experience.map(({ id, jobTitle }) => [id === 'blank', jobTitle])).toEqual([
      [false, 'Driver'],
      [true, 'Cook'],
    ]);
  });

  test('offers what the builder already has, so that nothing is typed twice', () => {
    const { state, resume } = start();
    const builder = setPersonalInfo(resume, 'name', 'Ana López');
    const asked = say({ state, resume: builder }, 'ok');
    expect(offeredAnswer(asked.state, gameScript, asked.resume)).toBe('Ana López');
  });

  test('goes back to the job an answer went to, even from the next job', () => {
    const there = say(
      start(),
      'ok',
      'Ana',
      'e',
      'p',
      'a',
      'Cook',
      'Diner',
      'x',
      '1',
      '2',
      'Cooked',
      'yes',
    );
    const description = back(back(there));
    expect(description.state.stepId).toBe('work.description');
    expect(offeredAnswer(description.state, gameScript, description.resume)).toBe('Cooked');
    const changed = say(description, 'Cooked for 80 guests', 'yes', 'Driver');
    expect(
      changed.resume.experience.map(({ jobTitle, description: text }) => [jobTitle, text]),
    ).toEqual([
      ['Cook', 'Cooked for 80 guests'],
      ['Driver', ''],
    ]);
  });

  test('brings an entry back when it was deleted in another tab meanwhile', () => {
    const there = say(start(), 'ok', 'Ana', 'e', 'p', 'a', 'Cook');
    const after = say({ ...there, resume: { ...there.resume, experience: [] } }, 'Blue Door');
    expect(after.resume.experience).toMatchObject([{ company: 'Blue Door' }]);
  });

  test('skips keep what the resume has and leave no empty entry behind', () => {
    let play = say(start(), 'ok', 'Ana', 'ana@example.com');
    const skips: string[] = [];
    while (!isGameFinished(play.state, gameScript)) {
      skips.push(play.state.stepId);
      play = send(play, { type: 'skip' });
    }
    expect(skips).toEqual([
      'personal.phone',
      'personal.address',
      'work.jobTitle',
      'school.degree',
      'skills.list',
    ]);
    expect(play.resume.personalInfo.email).toBe('ana@example.com');
    expect(play.resume.experience).toHaveLength(1);
  });

  test('is reset by another version of the script, not by other words', () => {
    const { state } = say(start(), 'ok', 'Ana');
    expect(readGameState(state, { ...gameScript, version: '2' })).toBeNull();
    const otherWords = JSON.parse(
      JSON.stringify(gameScript).replaceAll('Welcome', 'Hello'),
    ) as typeof gameScript;
    expect(readGameState(state, otherWords)).toEqual(state);
    for (const broken of [
      null,
      7,
      'x',
      [],
      {},
      { ...state, stepId: 'gone' },
      { ...state, turns: 3 },
    ]) {
      expect(readGameState(broken, gameScript)).toBeNull();
    }
  });

  test('holds any series of events: serialisable, never lost, never past its limits', () => {
    const event = fc.oneof(
      fc.constantFrom<GameEvent>(
        { type: 'tick' },
        { type: 'skip' },
        { type: 'back' },
        { type: 'file-added' },
        { type: 'file-undone' },
        { type: 'ai-help-failed' },
        { type: 'reply', text: 'yes' },
      ),
      fc
        .string({ unit: 'binary', maxLength: 12 })
        .map((text): GameEvent => ({ type: 'reply', text })),
    );
    fc.assert(
      fc.property(fc.array(event, { maxLength: 120 }), (events) => {
        let play = start();
        for (const one of events) {
          const before = play.resume.experience;
          play = send(play, one);
          expect(play.resume.experience.length).toBeGreaterThanOrEqual(before.length);
        }
        const stored: unknown = JSON.parse(JSON.stringify(play.state));
        expect(readGameState(stored, gameScript)).toEqual(play.state);
        expect(new Set(play.state.turns.map(({ id }) => id)).size).toBe(play.state.turns.length);
        expect(play.state.turns.length).toBeLessThanOrEqual(gameLimits.turns);
      }),
      fuzz(),
    );
  });

  test('forgets the oldest lines of a chat that never ends', () => {
    let play = start();
    for (let round = 0; round < gameLimits.turns + 50; round += 1)
      play = send(play, { type: 'ai-help-failed' });
    expect(play.state.turns).toHaveLength(gameLimits.turns);
  });
});

describe('a script in Spanish', () => {
  const isAnother = (script: typeof gameScript, reply: string) => {
    const state = { ...start().state, stepId: 'work.another' };
    const newId = () => 'new';
    const world = { record: blankRecord(newId), newId, typed: '' };
    return (
      advance(state, script, { type: 'reply', text: reply }, world).state.stepId === 'work.jobTitle'
    );
  };

  test.each(['yes', 'Sí', 'si', 'sí.', '¡sí!'])('takes “%s” for yes', (reply) => {
    expect(isAnother(spanishScript, reply)).toBe(true);
  });

  test.each(['no', 'sí, otro', 'claro', 'ok'])('takes “%s” for no', (reply) => {
    expect(isAnother(spanishScript, reply)).toBe(false);
  });

  test('leaves yes in English as it is', () => {
    expect(isAnother(gameScript, 'yes')).toBe(true);
    for (const reply of ['sí', 'si', 'yes.', '¡yes!'])
      expect(isAnother(gameScript, reply)).toBe(false);
  });
});
