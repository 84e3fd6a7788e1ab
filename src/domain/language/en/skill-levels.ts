const level =
  'very good|good|fair|some|strong|familiar|working knowledge|conversational|professional|excellent|bueno|muy bueno|expert|advanced|proficient|fluent|native|intermediate|basic|beginner|experto|experta|avanzado|avanzada|fluido|intermedio|intermedia|básico|básica|principiante|muttersprache|muttersprachler|(?:sehr )?gute kenntnisse|grundkenntnisse|fließend(?: in wort und schrift)?|verhandlungssicher|langue maternelle|courant|notions|débutant|native speaker|mother tongue|first language|second language|professional proficiency|(?:full|limited) professional proficiency|native proficiency|nativo|nativa|(?:upper|pre|lower)[- ]intermediate|elementary|[abc][12]|sprawny|podstawowy|średniozaawansowany|zaawansowany|biegły|ojczysty|intermediário|avançado|fluente|intermédiaire|avancé|notions de base|bilingue|base|buono|ottimo|madrelingua|avanzato|fortgeschritten|anfänger(?:kenntnisse)?|experte|gut|sehr gut|базовый|средний|продвинутый|начальный|temel|orta|iyi|ileri|basis|gevorderd';
const duration = '\\d{1,2}\\+? ?(?:years?|yrs?|months?|años?|mes(?:es)?|jahre?|ans|anos?)';
const skillLevel = new RegExp(`^(?:${level}|${duration})(?: \\([abc][12]\\+?\\))?\\.?$`, 'iu');

/** True for "Advanced" and "2+ years": how well or how long somebody does something, and nothing beside it. */
export function isSkillLevel(text: string): boolean {
  return skillLevel.test(text);
}

const levelAtEnd = new RegExp(
  `^(\\S.{1,50}?)(?:\\s[–-]\\s(${duration})|\\s((?:grund|anfänger|fach)kenntnisse|fortgeschritten))$`,
  'iu',
);

/** "Photoshop - 6 years", "Excel Grundkenntnisse": the skill with its level in brackets; any other text as it is. */
export function withLevelInBrackets(text: string): string {
  const [whole, name, years, level] = levelAtEnd.exec(text) ?? [];
  return whole === undefined ? text : `${name} (${years ?? level})`;
}

/** The head of a table that has its levels in a column. */
export function isTableHeader(text: string): boolean {
  return /^(?:skills?|abilit(?:y|ies)|competency|software|program|tool|technology|language|habilidad|fähigkeit|compétence)\s*[\t|]\s*(?:(?:skill )?levels?|proficiency|nivel|niveau|years?)$/iu.test(
    text.trim(),
  );
}
