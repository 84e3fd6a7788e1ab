import { describe, expect, test } from 'vitest';
import { gameScript } from '@/content/en/game-script';
import { offeredAnswer } from '@/domain/game/answer-edits';
import { questionAhead } from '@/domain/game/game-script';
import { isGameFinished, startGame } from '@/domain/game/game-state';
import { setExperienceField, setPersonalInfo } from '@/domain/resume/edit-resume';
import { say, send, start, type Play } from '@tests/support/game-play';

describe('words that are typed and not sent yet', () => {
  const at = (play: Play) => questionAhead(gameScript, play.state.stepId)?.id;
  const withJob = ({ state, resume }: Play): Play => ({
    state,
    resume: setExperienceField(resume, resume.experience[0]?.id ?? '', 'jobTitle', 'Cook'),
  });
  const named = ({ state, resume }: Play): Play => ({
    state,
    resume: setPersonalInfo(resume, 'name', 'Ana Lopez'),
  });

  test('are meant for the question that stands or comes next', () => {
    expect(questionAhead(gameScript, 'personal.start')?.id).toBe('personal.name');
    expect(questionAhead(gameScript, 'personal.name')?.id).toBe('personal.name');
    expect(questionAhead(gameScript, 'end.done')).toBeNull();
  });

  test('keep the chat at their question when the file says nothing of it', () => {
    const play = say(start(), 'ok');
    expect(at(send(play, { type: 'file-added' }, 'Rosa'))).toBe('personal.name');
    const job = withJob(say(start(), 'ok', 'Ana', 'e', 'p', 'a'));
    expect(at(send(job, { type: 'file-added' }))).toBe('work.another');
    const kept = send(job, { type: 'file-added' }, 'Driver');
    expect(at(kept)).toBe('work.jobTitle');
    expect(say(kept, 'Driver').resume.experience).toMatchObject([
      { jobTitle: 'Cook' },
      { jobTitle: 'Driver' },
    ]);
  });

  test('go on to the question that they were typed before, past the lines of the guide', () => {
    const line = { ...startGame(gameScript), stepId: 'work.start' };
    const { resume } = withJob(start());
    const play = send({ state: line, resume }, { type: 'file-added' }, 'Driver');
    expect(at(play)).toBe('work.jobTitle');
  });

  test('leave the box to the next question when the file has answered theirs', () => {
    const play = named(say(start(), 'ok'));
    expect(at(send(play, { type: 'file-added' }, 'Rosa'))).toBe('personal.email');
  });
});

describe('a file that is taken out again', () => {
  const undo = { type: 'file-undone' } as const;

  test('leads back to the first question that it had answered', () => {
    const before = say(start(), 'ok');
    const filled = { ...before, resume: setPersonalInfo(before.resume, 'name', 'Ana Lopez') };
    const added = send(filled, { type: 'file-added' });
    expect(added.state.stepId).toBe('personal.email');
    const undone = send({ ...added, resume: before.resume }, undo);
    expect(undone.state).toMatchObject({ stepId: 'personal.name', hasFile: false });
    expect(undone.state.turns.at(-1)).toMatchObject({ kind: 'guide', stepId: 'personal.name' });
  });

  test('asks for the jobs it had, and for nothing that somebody skipped', () => {
    let before = say(start(), 'ok', 'Ana', 'ana@example.com');
    before = send(send(before, { type: 'skip' }), { type: 'skip' });
    const [job] = before.resume.experience;
    const resume = setExperienceField(before.resume, job?.id ?? '', 'jobTitle', 'Cook');
    const added = send({ ...before, resume }, { type: 'file-added' });
    expect(added.state.stepId).toBe('work.another');
    const later = say(added, 'no');
    expect(later.state.stepId).toBe('school.degree');
    expect(send({ ...later, resume: before.resume }, undo).state.stepId).toBe('work.jobTitle');
  });

  test('leads nowhere ahead, in the middle of a job, in the introduction or at the end', () => {
    const job = say(start(), 'ok', 'Ana', 'e', 'p', 'a', 'Cook');
    for (const play of [start(), job, say(job, 'D', 'x', '1', '2', 'Cooked', 'yes')])
      expect(send(play, undo).state.stepId).toBe(play.state.stepId);
    let end = job;
    while (!isGameFinished(end.state, gameScript))
      end = end.state.stepId === 'work.another' ? say(end, 'no') : send(end, { type: 'skip' });
    expect(send(end, undo).state.stepId).toBe('end.view');
  });

  test('leaves the chat where it is when nothing was passed over', () => {
    const play = say(start(), 'ok', 'Ana');
    const undone = send(send(play, { type: 'file-added' }), undo, 'ana@');
    expect(undone.state.stepId).toBe('personal.email');
    expect(undone.resume).toEqual(play.resume);
  });

  test('saves what is typed for a later question, which offers it when it comes', () => {
    const before = say(start(), 'ok');
    const filled = { ...before, resume: setPersonalInfo(before.resume, 'name', 'Ana Lopez') };
    const added = send(filled, { type: 'file-added' });
    const undone = send({ ...added, resume: before.resume }, undo, 'rosa@example.com');
    expect(undone.state.stepId).toBe('personal.name');
    const next = say(undone, 'Rosa');
    expect(next.state.stepId).toBe('personal.email');
    expect(offeredAnswer(next.state, gameScript, next.resume)).toBe('rosa@example.com');
  });
});
