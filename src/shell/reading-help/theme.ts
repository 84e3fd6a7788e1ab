import { themeKey } from '@/hydration/theme-key';
import { storeReadingChoice } from './store-reading-choice';

/** The colour themes: the system's, light, dark (tokens.css). */
export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

export function readTheme(): Theme {
  const theme = document.documentElement.dataset['theme'];
  return themes.find((one) => one === theme) ?? 'system';
}

/** Sets and stores the theme; early-page.ts applies it before a page is drawn. */
export function setTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
  storeReadingChoice(themeKey, theme);
}
