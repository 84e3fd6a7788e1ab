/**
 * Headings in languages beside English, Spanish, German and French, with words of those that few write. People keep a
 * resume in the language in which they wrote it first.
 */
export const headingsAbroad = {
  contact:
    'контакти|особисті дані|kontaktuppgifter|personuppgifter|date personale|osobni podaci|contatar|contactar|' +
    'personalien|persönliches|allgemeine angaben|lebenslauf|coordonnées personnelles|renseignements personnels|' +
    'informações pessoais|informações de contato|dados|contato|contactos|informazioni personali|' +
    'personalia|persoonlijke gegevens|persoonsgegevens|contactgegevens|' +
    'dane osobowe|dane kontaktowe|informacje osobiste|życiorys|' +
    'kişisel bilgiler|kişisel bilgi|iletişim|iletişim bilgileri|özgeçmiş|' +
    'контакты|контактная информация|контактные данные|личные данные|личная информация|персональные данные|' +
    'персональная информация|резюме|anagrafica|dades personals|contacte|data pribadi|kontak|osobné údaje|osobní údaje',
  experience:
    'docencia|experiencia docente|prácticas|prácticas profesionales|trayectoria|lehre|lehrtätigkeit|lehrerfahrung|enseignement|estágios|estágio|experiencia en el sector|experiencias previas|experiências anteriores|empregos anteriores|vivência profissional|expérience pro|expériences pro|berufsleben|berufliche praxiserfahrung|nebenjobs und praktika|praktika und nebenjobs|praktikum und nebenjobs|' +
    'досвід роботи|досвід|arbetslivserfarenhet|erfarenhet|experiență|experiență profesională|radno iskustvo|iskustvo|' +
    'beschäftigungen|berufliche stationen|berufliche erfahrungen|praxiserfahrung|praxiserfahrungen|praktische tätigkeiten|' +
    'nebentätigkeit|nebentätigkeiten|nebenjobs|ferienjobs|tätigkeiten|berufstätigkeit|beruf|berufsweg|studentische tätigkeiten|' +
    'emplois|emploi|expérience en entreprise|parcours|expériences de travail|stages et emplois|expérience de stage|' +
    'experiência de trabalho|experiencia profissional|trajetória profissional|histórico de trabalho|atuação profissional|' +
    'werkervaring|ervaring|arbeidsverleden|loopbaan|werk|' +
    'doświadczenie|doświadczenie zawodowe|przebieg pracy|historia zatrudnienia|' +
    'iş deneyimi|iş deneyimleri|deneyim|deneyimler|iş tecrübesi|iş tecrübeleri|tecrübe|mesleki deneyim|çalışma deneyimi|stajlar|' +
    'трудовой опыт|профессиональный опыт|трудовая деятельность|места работы|место работы|работа|карьера|стаж работы|' +
    'experiència|experiència laboral|experiència professional|pengalaman kerja|pracovné skúsenosti|pracovní zkušenosti',
  education:
    'datos académicos|información académica|antecedentes académicos|perfil académico|nivel académico|nivel de estudios|preparación académica|trayectoria académica|formación universitaria|estudios académicos|formación y estudios|' +
    'bildungsabschlüsse|schul- und berufsausbildung|hochschulbildung|schullaufbahn und ausbildung|formation universitaire|parcours universitaire|histórico acadêmico|formação escolar|dados acadêmicos|' +
    'освіта|utbildning|educație|studii|obrazovanje|' +
    'schulbesuch|schullaufbahn|schulische ausbildung|berufsausbildung|hochschulausbildung|hochschule|akademische ausbildung|' +
    'universitäre ausbildung|aus- und weiterbildung|schulischer werdegang und studium|' +
    'diplôme|formation scolaire|formation initiale|parcours de formation|études et formations|' +
    'formação educacional|instrução|grau de instrução|nível de escolaridade|estudos|' +
    'opleiding|opleidingen|onderwijs|studie|studies en opleidingen|' +
    'edukacja|wykształcenie|szkoły|' +
    'eğitim|eğitim bilgileri|eğitim durumu|öğrenim|öğrenim durumu|' +
    'высшее образование|учёба|учеба|обучение|сведения об образовании|' +
    'formació|formació acadèmica|estudis|pendidikan|riwayat pendidikan|vzdelanie|vzdělání',
  skills:
    'fertigkeiten|talente|lenguajes de programación|lenguajes de programación y tecnologías|lenguajes|herramientas y tecnologías|tecnologías y herramientas|competencias digitales|competencias personales|competencias profesionales|habilidades personales|habilidades y competencias|habilidades y destrezas|aptitudes y habilidades|conocimientos y habilidades|conocimientos específicos|cualidades|manejo de programas|programas|ofimática|metodologías|' +
    'linguagens|linguagens de programação|tecnologias|tecnologias e ferramentas|competências e habilidades|competências pessoais|conhecimentos em informática|conhecimentos gerais|conhecimentos específicos|' +
    'langages|outils informatiques|compétences personnelles|compétences transversales|compétences numériques|technologies maîtrisées|langages et outils|' +
    'kernkompetenzen|fachkompetenzen|programmiersprachen|technologien|it kenntnisse|it-kompetenzen|edv- und it-kenntnisse|softwarekenntnisse|persönliche fähigkeiten|persönliche eigenschaften|eigenschaften|schlüsselqualifikationen|zusatzqualifikationen|' +
    'професійні навички|навички|ключові навички|особисті якості|личные качества|профессиональные качества|мои навыки|языки программирования|системы контроля версий|' +
    'kompetenser|färdigheter|competențe|aptitudini|vještine|veštine|fortalezas|principais competências|principais habilidades|' +
    'aptitudes principales|principales compétences|top-kenntnisse|langages informatiques|langages de programmation|weitere fähigkeiten und kenntnisse|' +
    'weitere kenntnisse|besondere kenntnisse|sonstige kenntnisse|digitale fähigkeiten|digitale kompetenzen|' +
    'kenntnisse und fähigkeiten|fähigkeiten und kenntnisse|edv-fähigkeiten|' +
    'compétences clés|logiciels|outils|habiletés|' +
    'habilidades|habilidades pessoais|habilidades e competências|ferramentas|qualificações|aptidões|' +
    'herramientas|herramientas tecnológicas|tecnologías|abilità|capacità|capacità e competenze|' +
    'vaardigheden|competenties|' +
    'umiejętności|umiejętności techniczne|kluczowe umiejętności|kompetencje|' +
    'yetenekler|beceriler|yetkinlikler|teknik beceriler|teknik yetenekler|bilgisayar bilgisi|' +
    'умения|профессиональные навыки|навыки и умения|умения и навыки|технические навыки|компетенции|технологии|' +
    'coneixements|habilitats|competències|keahlian|keterampilan|zručnosti|dovednosti',
  summary:
    'про себе|мета|ціль|extracto|om mig|despre mine|o meni|' +
    'zusammenfassung|profil|zielsetzung|perfil pessoal|objetivo profissional|resumo de qualificações|' +
    'profiel|over mij|persoonlijk profiel|' +
    'podsumowanie|o mnie|profil zawodowy|cel zawodowy|' +
    'hakkımda|kariyer hedefi|kariyer hedefim|profil özeti|kişisel özet|özet|' +
    'цель|обо мне кратко|о кандидате|objectius professionals|sobre mi|tentang saya|ringkasan',
  certificates:
    'сертифікати|certifikat|' +
    'certificaten|rijbewijs|certyfikaty|prawo jazdy|kursy i certyfikaty|sertifikalar|sertifika|' +
    'сертификаты|certificações e cursos|cursos e certificações|sertifikat',
  languages:
    'мови|володіння мовами|språk|limbi străine|jezici|' +
    'talen|talenkennis|języki|języki obce|znajomość języków|diller|yabancı dil|yabancı diller|dil bilgisi|' +
    'иностранные языки|владение языками|языки и уровень|idiomes|llengües|bahasa|jazyky|langue',
  volunteer:
    'vrijwilligerswerk|wolontariat|gönüllülük|gönüllü çalışmalar|волонтёрство|волонтерство',
  awards: 'награды|nagrody|ödüller|prijzen',
  references:
    'referenser|' +
    'referenties|referencje|referanslar|referans|рекомендации|referências|referenzen|références',
  other:
    'курси|хобі|інтереси|інтереси та хобі|projekt|intressen|' +
    'hobby’s|interesses en hobby’s|zainteresowania|hobiler|ilgi alanları|projeler|увлечения|интересы|проекты|' +
    'дополнительная информация|informações adicionais|informações complementares|sonstiges|' +
    'auslandserfahrung|auslandsaufenthalt|auslandsaufenthalte|projekty|pasje|курсы|публикации|достижения|' +
    'angaben zu interessen|pengalaman organisasi|cursos y capacitaciones',
} as const;
