import { gameScript } from '@/content/en/game-script';
import { advance, type GameEvent } from '@/domain/game/advance';
import { applyGameEdits } from '@/domain/game/game-edits';
import { startGame, type GameState } from '@/domain/game/game-state';
import { blankRecord, type LearnerRecord } from '@/domain/resume/record-schema';

/** A conversation and the resume that it writes. */
export type Play = { state: GameState; resume: LearnerRecord };

/** A source of ids: id-1, id-2, … */
export function ids() {
  let made = 0;
  return () => `id-${(made += 1)}`;
}

const newId = ids();

/** The chat at its first question, with a blank resume. */
export function start(): Play {
  return settle({ state: startGame(gameScript), resume: blankRecord(newId) });
}

/** Sends replies, one after the other. */
export function say(play: Play, ...replies: string[]): Play {
  return replies.reduce((now, text) => send(now, { type: 'reply', text }), play);
}

/** Goes back one question. */
export function back(play: Play): Play {
  return send(play, { type: 'back' });
}

/** Sends an event, and lets the guide talk on. `typed`: what stands in the reply box meanwhile. */
export function send({ state, resume }: Play, event: GameEvent, typed = ''): Play {
  const next = advance(state, gameScript, event, { record: resume, newId, typed });
  return settle({ state: next.state, resume: applyGameEdits(resume, next.edits) }, typed);
}

/** Lets the guide say its lines until it asks something, as the timer of the screen does. */
function settle({ state, resume }: Play, typed = ''): Play {
  const next = advance(state, gameScript, { type: 'tick' }, { record: resume, newId, typed });
  return next.state === state ? { state, resume } : settle({ state: next.state, resume }, typed);
}
