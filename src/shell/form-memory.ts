/**
 * Browsers remember what is typed into fields: to offer it to whoever types there next, and to fill it in again when
 * a closed window is opened once more. On a shared computer both would show one person's words to another.
 */
export function keepOutOfBrowserMemory(): () => void {
  const switchOff = (field: EventTarget | null) => {
    const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
    if (isField && field.autocomplete !== 'off') field.autocomplete = 'off';
  };
  const handleFocus = ({ target }: Event) => switchOff(target);
  for (const field of document.querySelectorAll('input, textarea')) switchOff(field);
  document.addEventListener('focusin', handleFocus);
  return () => document.removeEventListener('focusin', handleFocus);
}
