/** The four keywords of the Tailoring Simulation. They are given, and the sample posting contains them. */
export const tailoringKeywords = ['customer service', 'sales', 'training', 'software'] as const;

export type TailoringKeyword = (typeof tailoringKeywords)[number];

/**
 * How many of the four keywords the text contains, in any case and anywhere, and which ones.
 * A line break or several spaces inside "customer service" still count: the text wraps in its box.
 */
export function alignmentScore(text: string): { score: number; found: TailoringKeyword[] } {
  const plain = text.toLowerCase().replaceAll(/\s+/gu, ' ');
  const found = tailoringKeywords.filter((keyword) => plain.includes(keyword));
  return { score: found.length, found };
}
