const level =
  'expert|advanced|proficient|fluent|native|intermediate|basic|beginner|experto|experta|avanzado|avanzada|fluido|intermedio|intermedia|básico|básica|principiante';
const duration = '\\d{1,2}\\+? ?(?:years?|yrs?|months?|años?|mes(?:es)?)';
const skillLevel = new RegExp(`^(?:${level}|${duration})\\.?$`, 'iu');

/** True for "Advanced" and "2+ years": how well or how long somebody does something, and nothing beside it. */
export function isSkillLevel(text: string): boolean {
  return skillLevel.test(text);
}
