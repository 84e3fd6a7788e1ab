/**
 * Browsers remember what is typed into fields: to offer it to whoever types there next, and to fill it in again when
 * a closed window is opened once more. On a shared computer both would show one person's words to another.
 */
export function keepOutOfBrowserMemory(): () => void {
  const switchOff = ({ target }: Event) => {
    const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
    if (isField && target.autocomplete !== 'off') target.autocomplete = 'off';
  };
  document.addEventListener('focusin', switchOff);
  return () => document.removeEventListener('focusin', switchOff);
}
