import { create } from 'zustand';

/** Whether the page says now that a file which was downloaded stays on this shared computer. */
export const useFileNotice = create<{ isShown: boolean }>()(() => ({ isShown: false }));
