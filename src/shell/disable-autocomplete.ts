/**
 * Sets `autocomplete="off"` on shared computers. Browsers remember typed texts to suggest them later and to refill a
 * restored window: both would show one person's words to another.
 */
export function disableAutocomplete(): () => void {
  const switchOff = (field: EventTarget | null) => {
    const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
    if (isField && field.autocomplete !== 'off') field.autocomplete = 'off';
  };
  const handleFocus = ({ target }: Event) => switchOff(target);
  for (const field of document.querySelectorAll('input, textarea')) switchOff(field);
  document.addEventListener('focusin', handleFocus);
  return () => document.removeEventListener('focusin', handleFocus);
}
