/** What people write before a detail, as the inside of a pattern, in English, Spanish, German and French. */
export const phoneLabel =
  '(?:(?:tele)?phone(?: no\\.?| number)?|tel\\.?(?:éfono)?(?: no\\.?)?|telefone|fone|cell(?: phone)?(?: no\\.?| number)?|cellular|mobile(?: phone)?(?: no\\.?| number)?|mob(?:\\.? ?no\\.?)?|contact(?: no\\.?| number)?|nomor (?:wa|hp|telepon)|mobiel|telefoon|telefon numarası|home(?: phone)?|work|voice|text|whatsapp|cel\\.?|celular|móvil|fijo|ph|telefon|handy|mobil|téléphone|portable|тел\\.?|телефон)';
export const emailLabel =
  '(?:e-?mail(?:[- ](?:address|adresse|id))?|email|mail(?: id)?|e-posta|correo(?: electrónico)?|courriel|почта)';
export const addressLabel =
  '(?:(?:home |current |contact |permanent |present |postal |residential |mailing |physical )?(?:address|location)|place of residenc[ey]|residency|city(?:[ ,/]+(?:and |& )?state)?|based in|residence|ciudad|dirección|domicilio|localidad|lugar de residencia|adresse|anschrift|wohnort|indirizzo|endere[çc]o|adres|woonplaats|alamat|адреса?|проживает|место жительства|город|місто)';
export const nameLabel =
  '(?:full name|name|nom et prénoms?|nom complet|nombres?(?: completo)?|nombres? y apellidos?|nom|nome(?: completo)?|naam|imię i nazwisko|ad[ıi] soyad[ıi]|ad soyad|nama|vor- und nachname|имя|фио)';
export const linkLabel =
  '(?:linked-?in|git-?hub|git-?lab|website|web ?site|portfolio|web|blog|url|twitter|skype|instagram|facebook|links?|homepage|leetcode|kaggle|medium|profile)';

/** What may stand behind a number ("(cell)", "(C)"). */
export const phoneRemark =
  /^[([]?\s*(?:c|h|m|w|o|t|cell|home|mobile|work|office|primary|cell\/primary|text|voicemail|preferred)\s*[)\]]?$/iu;

/** Two halves of a name, each behind a label of its own. */
export const firstNameLabel =
  '(?:first names?|given names?|prénoms?|vornamen?|nombres?|imię|voorna(?:am|men)|имя|ім’я|nomes?|name\\(s\\))';
export const lastNameLabel =
  '(?:surname|last name|family name|nom(?: de famille)?|nachname|familienname|apellidos?|cognome|sobrenome|nazwisko|achternaam|фамилия|прізвище)';

/** What forms and resumes of some countries ask beside the name; alone on a line it is half of nobody's name. */
export const formLabel =
  /^(?:geburts(?:datum|ort|tag|name)|geboren(?: am)?|staats(?:angehörigkeit|bürgerschaft)|familienstand|nationalität|konfession|religion|caste|(?:date|place) of birth|birth ?(?:date|place)|nationality|citizenship|(?:civil|marital|matrimonial) status|gender|sex|age|height|weight|estado civil|(?:fecha|lugar) de nacimiento|nacionalidad(?:e)?|sexo|edad|date de naissance|lieu de naissance|nationalité|situation (?:de famille|familiale)|état civil|data de nascimento|naturalidade|stato civile|nazionalità|data di nascita|geboorte(?:datum|plaats)|nationaliteit|burgerlijke staat)\s*:?$/iu;

/** Words that stand in no name. */
export const notInNames =
  /\b(?:resume|résumé|curriculum|vitae|hoja de vida|hiring|dear|objective|summary|profile|company|inc|llc|ltd|corp|university|college|school|institute|job|position|the|and|for|to|of|my|with|in|at|application|letter|street|avenue|road|page|skills?|experience|education|contact|address|phone|email|linkedin|github|portfolio|website|certified|licensed|bachelor|master|degree|references?|bilingual|confidential|remote|available|forms?|projects?|professional|technical|development|management|services?|work|history|mobile|riwayat)\b/iu;

/** Letters of a degree or a license after a name. */
export const lettersAfterName =
  /^(?:[A-Z]{2,6}(?:-[A-Z]{1,4})?|Ph\.?D\.?|M\.?D\.?|Ed\.?D\.?|Psy\.?D\.?|Esq\.?|[BM]\.?[AS]c?\.?|[BM]\.?Tech\.?|R\.N\.|L\.?P\.?N\.?|P\.?E\.?)$/u;
/** Those that stand behind a name in capitals, too. */
export const knownLetters =
  /^(?:RN|LPN|LVN|CNA|STNA|BSN|MSN|DNP|APRN|NP|PA-C|MD|DO|DDS|PhD|MBA|MPA|MPH|MSW|LSW|LCSW|CPA|PMP|CFA|CMA|EMT|CDL|MA|BA|BS|MS|JD|PE|SHRM-CP|PHR|SPHR|CSM|RHIT|CPC|CISSP|CCNA|CCMA|CMAA|CRNA|LMSW|LICSW|LMFT|LCPC|FNP-C|PMHNP|OTR|EIT|CAPM|ITIL|CISA|MLIS|MBBS|ACCA|IBCLC|NREMT)$/u;

/** What somebody is, behind a name and a comma. */
export const statusWord =
  /^(?:undergraduate|graduate|student|candidate|intern|engineer|retired)$/iu;

/** What a number right behind it is, that is no phone number: of a paper, a tax office or a birth. */
export const otherNumber =
  /(?:^|[^\p{L}])(?:i\.?d\.?(?=[ -]?(?:no|nr|num|card|:))|c[eé]dula(?: de (?:ciudadanía|identidad))?|documento(?: de identidad)?|ciudadan[ií]a|identity|identification|passport|passeport|pasaporte|reisepass|license|licence|siret|siren|cpf|rg|dni|nie|nif|nip|pesel|aadhaar|pan|birth|dob|born|naissance|nascimento|nacimiento|geburtsdatum|geboren|geboortedatum|urodzenia|doğum(?: tarihi)?)(?:[ -]?(?:no|nr|num|number|card|card no|card number))?[^\p{L}]*$/iu;
