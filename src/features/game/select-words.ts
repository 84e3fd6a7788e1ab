/** Puts the focus on what was asked about in the form of a panel, so that what is typed next takes its place. */
export function selectWords(panel: Element | null, text: string): void {
  const boxes = [...(panel?.closest('form')?.querySelectorAll('textarea') ?? [])];
  const box = boxes.find(({ value }) => value.includes(text)) ?? boxes[0];
  const start = box?.value.indexOf(text) ?? 0;
  box?.focus();
  if (start >= 0) box?.setSelectionRange(start, start + text.length);
}
