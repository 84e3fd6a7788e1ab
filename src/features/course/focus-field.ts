/** Puts the focus into the field of that name, where the person has something to do. */
export function focusField(form: HTMLFormElement | null, name: string | undefined): void {
  const field = name === undefined ? null : form?.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}
