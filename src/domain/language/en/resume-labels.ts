/** What a form writes before the answer, "Employer:" say, in English and Spanish. */
export const jobLabel =
  /^(?:position|job title|title|employer|company|company name|location|dates?|dates employed|dates of employment|duties|job duties|responsibilities|puesto|cargo|empresa|lugar|fechas?|funciones)\s*:\s*(?=\S)/iu;

/** Words of those who give certificates. */
export const giver =
  /\b(?:american|national|international|state|department|board|bureau|association|council|commission|institute|academy|foundation|society|red cross|osha|safety|goodwill|job corps|microsoft|google)\b/iu;
