/** The text typed into a form's field of that name; '' when there is none. */
export function formText(form: HTMLFormElement | null, name: string): string {
  const field = form?.elements.namedItem(name);
  return field instanceof HTMLInputElement ? field.value : '';
}
