import { create } from 'zustand';
import { currentPersonId, sessionStore } from './session';

/**
 * True once somebody else has logged in in another tab of this browser. This page is then of a person who does not sit
 * here any more: it takes no letter, and starts again for whoever does.
 */
export const usePersonChange = create<{ isOver: boolean }>()(() => ({ isOver: false }));

/**
 * Call before the first screen, so that this hears of another tab's log in before any screen does: a screen
 * would open the next person's record under the hands of the one before. `onOver` brings to the device what was typed.
 */
export function watchPersonChange(onOver: () => void): void {
  let person = currentPersonId();
  // For every key: browsers send the session's event before the marker's, when the marker may name the next person already.
  addEventListener('storage', () => {
    const next = currentPersonId();
    // After a log out alone this page is a guest's: nothing typed here goes to anybody's account.
    if (usePersonChange.getState().isOver || next === person || next === 'guest') return;
    usePersonChange.setState({ isOver: true });
    onOver();
  });
  // This tab's own log ins and log outs.
  sessionStore.onChange(() => {
    if (!usePersonChange.getState().isOver) person = currentPersonId();
  });
}
