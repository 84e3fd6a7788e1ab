import type { ComponentType } from 'react';
import { catalogue } from '@/content/en/catalogue';
import type { Language, ModuleEntry } from '@/content/types';
import { moduleView } from '@/domain/course/module-view';

/** What the address of a module shows, with its lessons loaded. */
export type LoadedModule =
  | { kind: 'ready'; entry: ModuleEntry; Lessons: ComponentType }
  | { kind: 'coming-soon'; entry: ModuleEntry | null };

const catalogues: Readonly<Record<Language, readonly ModuleEntry[]>> = { en: catalogue };

/** One chunk per module and language: lessons, activities and prose. */
const lessons: Readonly<Record<Language, Record<number, () => Promise<ComponentType>>>> = {
  en: {
    1: async () => (await import('./en/module-1')).Module1,
    2: async () => (await import('./en/module-2')).Module2,
    3: async () => (await import('./en/module-3')).Module3,
  },
};

/**
 * Loads what a module's address shows; null when there is no such module. The route waits for it, so that the page never
 * flashes an empty frame.
 */
export async function loadModule(
  id: string,
  language: Language = 'en',
): Promise<LoadedModule | null> {
  const written = lessons[language];
  const view = moduleView(id, catalogues[language], Object.keys(written).map(Number));
  if (view.kind === 'not-found') return null;
  if (view.kind !== 'ready') return view;
  const load = written[view.entry.id];
  return load ? { ...view, Lessons: await load() } : { ...view, kind: 'coming-soon' };
}

/** The modules in their order, for the hub. */
export function modulesOf(language: Language): readonly ModuleEntry[] {
  return catalogues[language];
}
