import { create } from 'zustand';

/**
 * `isOld`: a newer version of the app in another tab has upgraded this page's database. What was typed until then is stored;
 * nothing more can be stored before a reload.
 */
export const useOldPage = create<{ isOld: boolean }>()(() => ({ isOld: false }));
