import type { ResumeSection } from '../../sections/section-kinds';

/** What a section of a text may be: one of the paper, the lines that reach the person, or none of ours. */
export type SectionKind = ResumeSection | 'contact' | 'other';

/** Headings in English and Spanish, lower case, without words like "my" or "relevant" before. */
export const headings: Readonly<Record<SectionKind, readonly string[]>> = {
  contact: named(
    'kontakt|kontaktdaten|persönliche daten|persönliche angaben|angaben zur person|zur person|état civil|' +
      'coordonnées|informations personnelles|dados pessoais|contatos|contatti|dati personali|' +
      'hoja de vida|text resume|plain text resume|contact|contact information|contact info|contact details|personal information|personal info|' +
      'personal details|resume|résumé|curriculum vitae|cv|datos personales|contacto|información personal|' +
      'currículum|currículum vitae',
  ),
  experience: named(
    'experience details|teaching|student teaching|clinical rotations|seasonal work|odd jobs|part-time jobs|temporary work|historial de trabajo|historial laboral|historial profesional|vida laboral|internship|internships and training|training and internships|professional journey|employment summary|' +
      'work summary|career background|work profile|job profile|employment profile|where i’ve worked|relevant work|previous roles|roles|' +
      'appointments|academic appointments|academic positions|positions|professional positions|military service|' +
      'wehrdienst|militärdienst|zivildienst|professional career|work and internships|опыт|experiencia previa|experiencia relevante|' +
      'research experience|teaching experience|clinical experience|military experience|freelance experience|' +
      'berufliche erfahrung|berufserfahrungen|berufspraxis|berufliche praxis|berufliche tätigkeiten|' +
      'praktische erfahrung|praktische erfahrungen|arbeitserfahrung|praktika|praktikum|werdegang|' +
      'beruflicher hintergrund|berufliche laufbahn|expériences|parcours professionnel|stages|' +
      'expérience de travail|experiência|experiências|experiência profissional|experiências profissionais|' +
      'histórico profissional|esperienza|esperienze|esperienza lavorativa|esperienze lavorative|' +
      'esperienza professionale|esperienze professionali|experiencias profesionales|' +
      'trayectoria profesional|trayectoria laboral|professional work experience|corporate experience|' +
      'recent employment|relevant and recent experience|work experiences|' +
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
    'school|schools|schools attended|educational history|schooling|school history|bildungsweg|bildungsgang|schulischer werdegang|akademischer werdegang|schule und studium|schule|' +
      'schulausbildung|hochschulstudium|ausbildung und studium|studium und ausbildung|formation|' +
      'formation académique|études|cursus|cursus scolaire|parcours scolaire|parcours académique|scolarité|' +
      'diplômes et formations|formations et diplômes|formation et diplômes|formação|formação acadêmica|' +
      'formação académica|educação|escolaridade|istruzione|istruzione e formazione|formazione|' +
      'educación formal|formación reglada|titulación|estudios realizados|qualifications académiques|' +
      'scholastics|academia|degrees|educational details|educational profile|education summary|' +
      'academic education|academic studies|studies|formal education|higher education|' +
      'educational experience|academic record|academic profile|academic credentials|scholastic record|' +
      'qualification details|' +
      'educational qualifications|educational qualification|academic qualifications|academic qualification|' +
      'academics|academic history|academic details|education details|education qualification|' +
      'education history|qualification|schulbildung|ausbildung|bildung|studium|éducation|formations|' +
      'diplômes|образование|formacion|educacion|education|education and training|educational background|' +
      'education background|schooling|academic background|educación|formación|formación académica|' +
      'formación profesional|escolaridad|historial académico|estudios',
  ),
  skills: named(
    'strength|core qualifications|key qualifications|tech skills|tools and software|software and tools|software proficiency|digital skills|digital competences|digital competencies|computer literacy|it knowledge|ict skills|technology|technology skills|technology stack|languages and tools|tools and languages|frameworks|frameworks and libraries|platforms|skills and expertise|areas of strength|specialties|specialities|specializations|professional strengths|technical environment|environment and tools|working knowledge|skills and tools used|skill highlights|skills highlights|skills set|technical skill set|core technologies|tooling|' +
      'technologies and languages|languages and technologies|languages and frameworks|' +
      'skills and proficiencies|skills and qualifications|programming knowledge|it proficiency|' +
      'key technologies|technical proficiency|technical strengths|technical summary|' +
      'computerkenntnisse|it-kenntnisse|edv|edv kenntnisse|pc-kenntnisse|technische kenntnisse|' +
      'technische fähigkeiten|fachkenntnisse|fachliche kompetenzen|kompetenzen|soziale kompetenz|' +
      'soziale kompetenzen|persönliche stärken|stärken|soft skills|hard skills|programmierkenntnisse|' +
      'compétences techniques|compétences professionnelles|compétences informatiques|connaissances|' +
      'connaissances informatiques|informatique|savoir-faire|savoir-être|qualités|qualités personnelles|' +
      'atouts|competências|competências técnicas|habilidades técnicas|conhecimentos|conhecimentos técnicos|' +
      'competenze|competenze tecniche|competenze informatiche|competencias técnicas|conocimientos técnicos|' +
      'conocimientos informáticos|informática|aptitudes técnicas|habilidades blandas|' +
      'habilidades profesionales|software knowledge|computer knowledge|computer proficiency|it skills|' +
      'software tools|physical tools|software|technical knowledge|knowledge|technical competencies|' +
      'skill areas|programming|' +
      'technical expertise|expertise|areas of expertise|core expertise|technologies|tools|' +
      'tools and technologies|technical proficiencies|proficiencies|programming skills|' +
      'programming languages|skills and tools|skills and technologies|technical stack|tech stack|skill|' +
      'capabilities|fähigkeiten|kenntnisse|edv-kenntnisse|compétences|навыки|ключевые навыки|conocimientos|' +
      'skills|skill set|skill summary|skills overview|summary of technical skills|skills and abilities|skills & abilities|abilities|skills summary|strengths|' +
      'competencies|skills and competencies|skills and strengths|habilidades|destrezas|aptitudes|' +
      'competencias',
  ),
  summary: named(
    'kurzprofil|über mich selbst|persönliches profil|présentation|profil personnel|resumo|' +
      'resumo profissional|perfil profissional|sobre mim|objetivos|profilo|profilo professionale|chi sono|' +
      'acerca de mí|presentación|personal overview|' +
      'executive summary|synopsis|career synopsis|overview|personal statement|personal profile|' +
      'introduction|professional objective|career goal|goal|career objectives|objectives|bio|' +
      'personal summary|profil|über mich|profil professionnel|à propos|обо мне|о себе|intro|' +
      'background summary|highlights of qualifications|summary|objective|profile|about|about me|' +
      'career objective|job objective|professional summary|professional profile|qualifications summary|' +
      'summary of qualifications|career summary|career profile|objetivo|objetivo profesional|perfil|' +
      'perfil profesional|resumen|resumen profesional|sobre mí',
  ),
  certificates: named(
    'zertifikate und kurse|zertifizierungen|certifications et formations|certificações|certificati|' +
      'certificazioni|führerschein|führerscheine|diplomas y certificados|' +
      'licensure|licenses and certification|certification and licenses|training and certifications|' +
      'trainings and certifications|certifications and training|professional certifications|zertifikate|' +
      'certificats|certifications|certification|certificates|licenses|licenses and certifications|' +
      'licenses & certifications|licenses and certificates|certifications and licenses|' +
      'certificates and licenses|certificados|certificaciones|licencias|licencias y certificados',
  ),
  languages: named(
    'language proficiencies|language knowledge|sprachen und kenntnisse|fremdsprachen|fremdsprachenkenntnisse|compétences linguistiques|' +
      'langues étrangères|langues parlées|línguas|lingue|language known|languages known|linguas|' +
      'idiomas y niveles|' +
      'sprachen|sprachkenntnisse|langues|языки|знание языков|language proficiency|linguistic skills|' +
      'languages|language|language skills|languages spoken|idiomas|lenguas',
  ),
  volunteer: named(
    'ehrenamt|ehrenamtliches engagement|ehrenamtliche tätigkeit|ehrenamtliche tätigkeiten|engagement|' +
      'bénévolat|expériences bénévoles|trabalho voluntário|volontariato|' +
      'volunteer|volunteer experience|volunteer work|volunteer history|volunteering|volunteer service|' +
      'community service|community involvement|community work|voluntariado|trabajo voluntario|' +
      'servicio comunitario',
  ),
  awards: named(
    'preise|prix|distinctions|récompenses|prêmios|premi|preise und auszeichnungen|' +
      'premios y reconocimientos|military awards|' +
      'honors & awards|awards & honors|scholarships|achievements and awards|awards and achievements|' +
      'honours|honours and awards|auszeichnungen|awards|prizes|honors|awards and honors|honors and awards|' +
      'recognition|premios',
  ),
  references: named('references|reference|referees|professional references|referencias'),
  own: named('additional information|additional info|other information|información adicional'),
  other: named(
    'hobby|interest|hobbys und interessen|hobbies und interessen|interessen und hobbys|freizeit|freizeitinteressen|' +
      'persönliche erfahrung|weiterbildung|weiterbildungen|fortbildung|fortbildungen|' +
      'führungsqualitäten|projekte|publikationen|projets|projets personnels|' +
      'projets académiques|projets universitaires|proyectos académicos|' +
      'réalisations|réalisations personnelles|loisirs|loisirs et intérêts|centre d’intérêt|' +
      'centres d’intérêts|centres d’intérêt et loisirs|intérêts|divers|permis|projetos|' +
      'cursos complementares|interesses|progetti|interessi|hobby|proyectos|proyectos personales|' +
      'proyectos destacados|redes sociales|réseaux sociaux|otros datos|datos de interés|passport details|' +
      'security clearance|current classes|personal projects and interests|' +
      'interests and activities|activities and interests|extracurricular activities|' +
      'extra-curricular activities|extracurriculars|leadership|leadership experience|presentations|patents|' +
      'professional affiliations|affiliations|professional memberships|personal interests|' +
      'personal projects|academic projects|key projects|research|conferences|declaration|' +
      'hobbies and interests|interests and hobbies|aficiones|hobbys|centres d’intérêt|seminars|workshops|' +
      'courses|relevant coursework|professional development|career highlights|key achievements|' +
      'strengths and weaknesses|personal data|interessen|хобби|социальные сети|' +
      'references available upon request|references available on request|references upon request|' +
      'summary of skills|training|trainings|achievements|accomplishments|hobbies|interests|projects|' +
      'professional associations|associations|professional organizations|organizations|clubs and organizations|asociaciones|' +
      'activities|qualifications|publications|memberships|skills and experience|' +
      'skills & experience|experience and skills|coursework|highlights|cursos|talleres|cursos y talleres|' +
      'intereses|logros',
  ),
};

function named(list: string): readonly string[] {
  return list.split('|');
}

/** A word that heads sections of a kind, in a short line that looks like a heading; the first that fits counts. */
export const headingHints: readonly (readonly [RegExp, SectionKind])[] = [
  [/^(?!.*\blanguage\b).*\bskills$/u, 'skills'],
  [
    /\b(?:volunteer(?:ing)?|voluntary|community (?:service|involvement|work)|voluntariado)\b/u,
    'volunteer',
  ],
  [/\b(?:references|referencias)\b/u, 'references'],
  [/\b(?:certifications?|certificates?|licen[cs]es?|licensure|certificaciones)\b/u, 'certificates'],
  [/\b(?:research|clinical|work) (?:activities|positions|appointments)\b/u, 'experience'],
  [
    /\b(?:projects?|projekte|projets|projetos|progetti|research|publications|interests|hobbies|activities|leadership|training|coursework|memberships|affiliations|highlights|proyectos)\b/u,
    'other',
  ],
  [
    /\b(?:experience|employment|work history|internships|experiencias?|experiences?|experiencia|esperienz[ae]|berufserfahrung|erfahrung(?:en)?|werdegang)\b/u,
    'experience',
  ],
  [
    /\b(?:education(?:al)?|academic|academica|educacion|formacion|formation|formacao|formazione|schooling|ausbildung|bildungsweg|studium)\b/u,
    'education',
  ],
  [
    /\b(?:languages|idiomas|langues|lingue|\p{L}*sprachen|sprachkenntnisse|language (?:skills|knowledge|proficienc(?:y|ies)))$/u,
    'languages',
  ],
  [
    /\b(?:skills|expertise|competenc(?:y|ies|es|ias?)|kompetenzen|\p{L}*kenntnisse|fahigkeiten|conocimientos|conhecimentos|connaissances|competenze|(?:tools|software|knowledge)$|proficienc(?:y|ies)|technologies|habilidades|strengths|qualifications)\b/u,
    'skills',
  ],
  [/\b(?:awards|honors|honours|achievements|recognition)\b/u, 'awards'],
  [/\b(?:summary|profile|objective|perfil|profil|objetivo|about me)\b/u, 'summary'],
];

const skillsAlone =
  /skill|expertise|proficienc|tech|langu|lengua|lingua|langag|platform|framework|librar|databas|comp[eé]t|kompet|kenntnis|fähigk|habilid|aptitud|destrez|conhec|conoc|connais|savoir|program|tool|herramient|outil|ferrament|software|logiciel|tecnolog|навык|умени|beceri|yetene|yetkin|umiej|vaardig/iu;

/**
 * True for what heads nothing but skills; below "Strengths" may stand more. Letters that all stand apart are one word; where
 * only some do, those of what it heads may, too.
 */
export function headsOnlySkills(raw: string): boolean {
  const name = raw.slice(0, 60);
  return skillsAlone.test(/^(?:\S(?:\s+|$))+$/u.test(name) ? name.replaceAll(/\s/gu, '') : name);
}

/** What heads the lines of one job or school, and no section. */
export const inJobLabel =
  /^(?:(?:key |main |job |primary |major |other |work )?(?:responsibilit(?:y|ies)|duties|accomplishments|achievements|contributions|deliverables|projects?|highlights|roles?|tasks|requirements|technolog(?:y|ies)(?: used)?(?: include[sd]?)?|tech(?:nical)? stacks?|technology stack|frameworks|platforms|technology|skills(?: used)?|environment|tools(?: used)?|training|courses|coursework|relevant coursework|activities|awards|honors|description|details of (?:the )?(?:position|job|role)|summary|synopsis|duties and responsibilities|roles? (?:and|&) responsibilities|position|funciones|responsabilidades|aufgaben|tatigkeiten|missions?|taches|atividades|tecnologias(?: (?:usadas|utilizadas))?|tecnologie|technologien|технологии|outils|ferramentas|herramientas|logros|resultados|conquistas))$/u;

/** Whatever their look, these tell of the job above. */
export const ofDuties =
  /^(?:(?:key|main|job|my|core|summary of|overview of|description of) )?(?:(?:job )?duties|responsibilities|roles|tasks|job description|roles? (?:and|&) responsibilit(?:y|ies)|duties (?:and|&) responsibilities|responsibilities (?:and|&) duties|funciones|responsabilidades|aufgaben)$/u;

/** What heads a section of short jobs, and what each of them may be called. */
export const ofRole = /^(?:praktikum|internship|stage|ferienjobs?|freelance|work|beruf)$/u;

/** What people study and teach, though its last word heads a section. */
export const noHeadings: ReadonlySet<string> = new Set([
  'special education',
  'physical education',
  'educacion especial',
  'educacion fisica',
]);
