const care =
  /\bcare ?(?:giver|taker|giving)\b|\bcar(?:e|ed|ing) (?:for|of)\b|\b(?:family|elder|home) care\b|\bcuidador[ae]?s?\b|\bcuid(?:ado|é|ar) (?:de|a)\b/iu;

/** True for "Home Caregiver" and "Took care of my mother": work that many do for their own family, with no employer. */
export function isCare(title: string): boolean {
  return care.test(title);
}

/** For whom somebody worked who cared for their own family, as it stands on paper. */
export const ownFamily = 'My family';
