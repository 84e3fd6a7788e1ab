/**
 * Puts a text that came from elsewhere into a field. Where somebody types in it only what differs is written, so that the
 * caret stays between its letters; an email field tells no place, and has its caret at the end then.
 */
export function putText(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const { value } = field;
  if (document.activeElement !== field || field.selectionStart === null) {
    field.value = text;
    return;
  }
  const most = Math.min(value.length, text.length);
  let start = 0;
  while (start < most && value[start] === text[start]) start += 1;
  let end = 0;
  while (end < most - start && value.at(-1 - end) === text.at(-1 - end)) end += 1;
  field.setRangeText(text.slice(start, text.length - end), start, value.length - end, 'preserve');
}
