import { create } from 'zustand';

/**
 * `isOld`: a newer version of the app, open in another tab, has taken this page's database. What was typed until then
 * is written down; nothing more can be, until the page loads anew.
 */
export const useOldPage = create<{ isOld: boolean }>()(() => ({ isOld: false }));
