import { themeKey } from '@/hydration/theme-key';
import { storeReadingChoice } from './store-reading-choice';

/** The colours of the page: as the system has them, light, or dark (tokens.css). */
export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

export function readTheme(): Theme {
  const theme = document.documentElement.dataset['theme'];
  return themes.find((one) => one === theme) ?? 'system';
}

/** Sets the colours and keeps the choice; early-page.ts sets them before a page is drawn. */
export function setTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
  storeReadingChoice(themeKey, theme);
}
