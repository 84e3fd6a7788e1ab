import type { PaperSection } from '../../sections/section-kinds';

/** What a section of a text may be: one of the paper, the lines that reach the person, or none of ours. */
export type SectionKind = PaperSection | 'contact' | 'other';

/** Headings in English and Spanish, lower case, without words like "my" or "relevant" before. */
export const headings: Readonly<Record<SectionKind, readonly string[]>> = {
  contact: named(
    'contact|contact information|contact info|contact details|personal information|personal info|' +
      'personal details|resume|résumé|curriculum vitae|cv|datos personales|contacto|información personal|' +
      'currículum|currículum vitae',
  ),
  experience: named(
    'experiences|working experience|employment record|employment details|work|professional background|' +
      'work background|positions held|where i have worked|experience summary|career experience|' +
      'industry experience|internships|internship experience|career|berufserfahrung|beruflicher werdegang|' +
      'expérience|expérience professionnelle|expériences professionnelles|опыт работы|experiencias|' +
      'experiencias laborales|antecedentes laborales|experience|work experience|job experience|' +
      'experience and employment|employment|employment history|employment experience|work history|' +
      'job history|jobs|career history|experiencia|experiencia laboral|experiencia profesional|' +
      'experiencia de trabajo|historial laboral|empleo',
  ),
  education: named(
    'educational qualifications|educational qualification|academic qualifications|academic qualification|' +
      'academics|academic history|academic details|education details|education qualification|' +
      'education history|qualification|schulbildung|ausbildung|bildung|studium|éducation|formations|' +
      'diplômes|образование|formacion|educacion|education|education and training|educational background|' +
      'education background|schooling|academic background|educación|formación|formación académica|' +
      'formación profesional|escolaridad|historial académico|estudios',
  ),
  skills: named(
    'technical expertise|expertise|areas of expertise|core expertise|technologies|tools|' +
      'tools and technologies|technical proficiencies|proficiencies|programming skills|' +
      'programming languages|skills and tools|skills and technologies|technical stack|tech stack|skill|' +
      'capabilities|fähigkeiten|kenntnisse|edv-kenntnisse|compétences|навыки|ключевые навыки|conocimientos|' +
      'skills|skill set|skills and abilities|skills & abilities|abilities|skills summary|strengths|' +
      'competencies|skills and competencies|skills and strengths|habilidades|destrezas|aptitudes|' +
      'competencias',
  ),
  summary: named(
    'executive summary|synopsis|career synopsis|overview|personal statement|personal profile|' +
      'introduction|professional objective|career goal|goal|career objectives|objectives|bio|' +
      'personal summary|profil|über mich|profil professionnel|à propos|обо мне|о себе|intro|' +
      'background summary|highlights of qualifications|summary|objective|profile|about|about me|' +
      'career objective|job objective|professional summary|professional profile|qualifications summary|' +
      'summary of qualifications|career summary|career profile|objetivo|objetivo profesional|perfil|' +
      'perfil profesional|resumen|resumen profesional|sobre mí',
  ),
  certificates: named(
    'licensure|licenses and certification|certification and licenses|training and certifications|' +
      'trainings and certifications|certifications and training|professional certifications|zertifikate|' +
      'certificats|certifications|certification|certificates|licenses|licenses and certifications|' +
      'licenses & certifications|licenses and certificates|certifications and licenses|' +
      'certificates and licenses|certificados|certificaciones|licencias|licencias y certificados',
  ),
  languages: named(
    'sprachen|sprachkenntnisse|langues|языки|знание языков|language proficiency|linguistic skills|' +
      'languages|language|language skills|languages spoken|idiomas|lenguas',
  ),
  volunteer: named(
    'volunteer|volunteer experience|volunteer work|volunteer history|volunteering|volunteer service|' +
      'community service|community involvement|community work|voluntariado|trabajo voluntario|' +
      'servicio comunitario',
  ),
  awards: named(
    'honors & awards|awards & honors|scholarships|achievements and awards|awards and achievements|' +
      'honours|honours and awards|auszeichnungen|awards|honors|awards and honors|honors and awards|' +
      'recognition|premios',
  ),
  references: named('references|reference|professional references|referencias'),
  own: named('additional information|additional info|other information|información adicional'),
  other: named(
    'interests and activities|activities and interests|extracurricular activities|' +
      'extra-curricular activities|extracurriculars|leadership|leadership experience|presentations|patents|' +
      'professional affiliations|affiliations|professional memberships|personal interests|' +
      'personal projects|academic projects|key projects|research|conferences|declaration|' +
      'hobbies and interests|interests and hobbies|aficiones|hobbys|centres d’intérêt|seminars|workshops|' +
      'courses|relevant coursework|professional development|career highlights|key achievements|' +
      'strengths and weaknesses|personal data|interessen|хобби|социальные сети|' +
      'references available upon request|references available on request|references upon request|' +
      'summary of skills|training|trainings|achievements|accomplishments|hobbies|interests|projects|' +
      'activities|qualifications|publications|memberships|military service|skills and experience|' +
      'skills & experience|experience and skills|coursework|highlights|cursos|talleres|cursos y talleres|' +
      'intereses|logros',
  ),
};

function named(list: string): readonly string[] {
  return list.split('|');
}

/** A word that heads sections of a kind, in a short line that looks like a heading; the first that fits counts. */
export const headingHints: readonly (readonly [RegExp, SectionKind])[] = [
  [
    /\b(?:volunteer(?:ing)?|voluntary|community (?:service|involvement|work)|voluntariado)\b/u,
    'volunteer',
  ],
  [/\b(?:references|referencias)\b/u, 'references'],
  [/\b(?:certifications?|certificates?|licen[cs]es?|licensure|certificaciones)\b/u, 'certificates'],
  [
    /\b(?:projects?|research|publications|interests|hobbies|activities|leadership|training|coursework|memberships|affiliations|highlights|proyectos)\b/u,
    'other',
  ],
  [
    /\b(?:experience|employment|work history|internships|experiencia|berufserfahrung)\b/u,
    'experience',
  ],
  [/\b(?:education|academic|educación|formación|schooling)\b/u, 'education'],
  [/\blanguages$/u, 'languages'],
  [
    /\b(?:skills|expertise|competenc(?:y|ies)|proficienc(?:y|ies)|technologies|habilidades|strengths|qualifications)\b/u,
    'skills',
  ],
  [/\b(?:awards|honors|honours|achievements|recognition)\b/u, 'awards'],
  [/\b(?:summary|profile|objective|perfil|objetivo|about me)\b/u, 'summary'],
];

/** What heads the lines of one job or school, and no section. */
export const inJobLabel =
  /^(?:(?:key |main |job |primary |major )?(?:responsibilit(?:y|ies)|duties|accomplishments|achievements|contributions|deliverables|projects?|highlights|roles?|tasks|requirements|technolog(?:y|ies)(?: used)?|tech(?:nical)? stacks?|skills(?: used)?|environment|tools(?: used)?|training|courses|coursework|relevant coursework|activities|awards|honors|description|summary|funciones|responsabilidades))$/u;

/** What people study and teach, though its last word heads a section. */
export const noHeadings: ReadonlySet<string> = new Set([
  'special education',
  'physical education',
  'educación especial',
  'educación física',
]);
