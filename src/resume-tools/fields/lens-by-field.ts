import type { TextLens } from '@/workspace/document/text-lens';

type TextElement = HTMLInputElement | HTMLTextAreaElement;

const lenses = new Map<TextElement, TextLens>();
const listeners = new Set<() => void>();

/** The fields on the page that are bound to the resume, with what each reads. */
export const lensByField: ReadonlyMap<TextElement, TextLens> = lenses;

/** Notes a field for as long as it is on the page; returns the function that ends it. */
export function noteField(element: TextElement, lens: TextLens): () => void {
  lenses.set(element, lens);
  for (const listener of listeners) listener();
  return () => lenses.delete(element);
}

/** Calls back for every field that comes to the page; returns the function that ends it. */
export function onNewField(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
