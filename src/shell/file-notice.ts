import { create } from 'zustand';

/** Whether the notice shows that a downloaded file stays on this shared computer. */
export const useFileNotice = create<{ isShown: boolean }>()(() => ({ isShown: false }));
