const level =
  'very good|good|fair|some|strong|familiar|working knowledge|conversational|professional|excellent|bueno|muy bueno|expert|advanced|proficient|fluent|native|intermediate|basic|beginner|experto|experta|avanzado|avanzada|fluido|intermedio|intermedia|básico|básica|principiante|muttersprache|muttersprachler|(?:sehr )?gute kenntnisse|grundkenntnisse|fließend(?: in wort und schrift)?|verhandlungssicher|langue maternelle|courant|notions|débutant|native speaker|mother tongue|first language|second language|professional proficiency|(?:full|limited) professional proficiency|native proficiency|nativo|nativa|(?:upper|pre|lower)[- ]intermediate|elementary|[abc][12]';
const duration = '\\d{1,2}\\+? ?(?:years?|yrs?|months?|años?|mes(?:es)?)';
const skillLevel = new RegExp(`^(?:${level}|${duration})(?: \\([abc][12]\\+?\\))?\\.?$`, 'iu');

/** True for "Advanced" and "2+ years": how well or how long somebody does something, and nothing beside it. */
export function isSkillLevel(text: string): boolean {
  return skillLevel.test(text);
}

/** The head of a table that has its levels in a column. */
export function isTableHead(text: string): boolean {
  return /^(?:skills?|competency|habilidad)\s*[\t|]\s*(?:levels?|proficiency|nivel|years?)$/iu.test(
    text.trim(),
  );
}
