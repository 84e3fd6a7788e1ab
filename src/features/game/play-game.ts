import { useMemo } from 'react';
import { advance, type GameEvent } from '@/domain/game/advance';
import { offeredAnswer } from '@/domain/game/answer-edits';
import { applyGameEdits } from '@/domain/game/game-edits';
import { questionAhead, type GameScript } from '@/domain/game/game-script';
import { readGameState, startGame, type GameState } from '@/domain/game/game-state';
import { keptReply, readableReply } from '@/domain/game/reply-text';
import type { LearnerRecord } from '@/domain/resume/record-schema';
import { useCourse, useOpenCourse } from '@/workspace/document/course-work';
import { useSession } from '@/workspace/session/session';
import { getOpenWork } from '@/workspace/document/open-work';
import {
  currentRecord,
  editRecord,
  useRecordInMemory,
  workingRecord,
} from '@/workspace/document/working-record';
import { readGameField, setGame, useGameField } from './game-record';

// The conversation is stored with the person's progress, so that a reload continues it.
const stateField = 'state';
const replyField = 'reply';
const ownWordsField = 'own-words';

/** The state of the conversation; null until the database has been read. */
export function useGame(script: GameScript): GameState | null {
  const personId = useSession()?.userId ?? 'guest';
  useOpenCourse();
  const isRead = useCourse((course) => course.isRead && course.personId === personId);
  const text = useGameField(stateField);
  return useMemo(() => (isRead ? stateOf(text, script) : null), [script, isRead, text]);
}

/** The text of the reply box: what is typed and not sent, else the answer that the resume has. */
export function useReply(state: GameState, script: GameScript): string {
  const typed = useGameField(replyField);
  const record = useRecordInMemory();
  return replyOf(typed, state, script, record);
}

export function readReply(script: GameScript): string {
  const { record } = workingRecord.getState();
  return replyOf(readGameField(replyField), currentGame(script), script, record);
}

export function typeReply(text: string): void {
  setGame({ [replyField]: keptReply(text) });
}

/** Replaces the typed words by the AI's. The typed words stay stored until the next question. */
export function replaceReply(script: GameScript, text: string): void {
  setGame({
    [ownWordsField]: keptReply(readReply(script)),
    [replyField]: keptReply(text),
  });
}

/** Brings the words back that `replaceReply` replaced. */
export function takeBackReply(): void {
  setGame({ [replyField]: readGameField(ownWordsField), [ownWordsField]: '' });
}

/** True when there are words to take back. */
export function useIsReplyReplaced(): boolean {
  return useGameField(ownWordsField) !== '';
}

/** Takes one step of the conversation and stores resume and conversation together, at once. */
export function playGame(script: GameScript, event: GameEvent): void {
  const before = currentGame(script);
  const typed = readableReply(readGameField(replyField));
  const world = { record: currentRecord(), newId: () => crypto.randomUUID(), typed };
  const { state, edits } = advance(before, script, event, world);
  if (state === before) return;
  editRecord((record) => applyGameEdits(record, edits));
  // A reply that was typed for one question must never show in another.
  const isLeft = questionAhead(script, before.stepId) !== questionAhead(script, state.stepId);
  setGame({
    [stateField]: JSON.stringify(state),
    ...(isLeft && { [replyField]: '', [ownWordsField]: '' }),
  });
  if (event.type !== 'tick') void getOpenWork()?.flush();
}

function currentGame(script: GameScript): GameState {
  return stateOf(readGameField(stateField), script);
}

function replyOf(
  typed: string,
  state: GameState,
  script: GameScript,
  record: LearnerRecord | null,
): string {
  if (typed !== '') return readableReply(typed);
  return record ? offeredAnswer(state, script, record) : '';
}

function stateOf(text: string, script: GameScript): GameState {
  return readGameState(parse(text), script) ?? startGame(script);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
