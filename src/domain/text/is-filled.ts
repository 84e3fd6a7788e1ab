/** True for a text with more in it than white space. */
export function isFilled(text: string): boolean {
  return text.trim() !== '';
}
