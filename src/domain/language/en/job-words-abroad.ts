/** Small letters without accents: "Técnico" and "Tecnico" are one word. */
export function plainWord(word: string): string {
  return word.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** Where the first word says what somebody works as: French, Spanish, Portuguese, Italian, Polish and Russian. */
const leading = new Set(
  plainWord(`administrateur administratrice agent agente aide animateur animatrice apprenti apprentie assistant assistante auxiliaire caissier caissière chargé chargée chauffeur chef
  comptable concepteur conseiller conseillère consultant consultante coordinateur coordinatrice développeur développeuse directeur directrice employé employée enseignant
  formateur formatrice gardien gardienne gestionnaire hôte hôtesse infirmier infirmière ingénieur ingénieure magasinier moniteur monitrice opérateur opératrice ouvrier ouvrière
  photographe préparateur préparatrice professeur responsable secrétaire serveur serveuse stagiaire technicien technicienne vendeur vendeuse alternant alternante
  acheteur acheteuse adjoint adjointe ambulancier analyste architecte attaché attachée avocat avocate bénévole bibliothécaire boulanger boulangère cariste charpentier chercheur
  chercheuse clerc coiffeur coiffeuse commis cordonnier couturier couturière couvreur cuisinier cuisinière délégué déléguée dessinateur dessinatrice doctorant doctorante éducateur
  éducatrice électricien esthéticienne fondateur fondatrice gérant gérante graphiste instituteur institutrice intérimaire jardinier journaliste juriste livreur livreuse maçon
  manutentionnaire mécanicien mécanicienne médecin menuisier monteur nettoyeur nettoyeuse paysagiste pâtissier pâtissière peintre pharmacien plombier plongeur plongeuse
  rédacteur rédactrice réceptionniste saisonnier saisonnière soudeur standardiste surveillant surveillante téléconseiller téléconseillère traducteur traductrice vacataire veilleur
  administrador administradora administrativo administrativa analista asesor asesora asistente atendente auxiliar ayudante becario becaria camarero camarera cajero cajera
  coordinador coordinadora consultor consultora dependiente dependienta desarrollador desarrolladora desenvolvedor director directora diseñador diseñadora docente
  encargado encargada enfermero enfermera especialista estagiário estagiária gerente ingeniero ingeniera jefe jefa médico médica motorista operador operadora operario operaria
  practicante profesor profesora programador programadora promotor promotora recepcionista repartidor repartidora secretaria secretario supervisor supervisora
  teleoperador teleoperadora técnico técnica vendedor vendedora assistente engenheiro gestor gestora jovem professor professora redactor redactora
  abogado abogada albañil almacenista arquitecto arquitecta bibliotecario bibliotecaria bodeguero bombero carnicero carnicera carpintero celador celadora chofer cocinero cocinera
  conductora conserje contador contadora cuidador cuidadora digitador digitadora educador educadora ejecutivo ejecutiva electricista entrenador entrenadora farmacéutico farmacéutica
  fisioterapeuta fontanero fotógrafo fotógrafa fundador fundadora guardia inspectora instructora investigador investigadora jardinero jornalero limpiador limpiadora locutor locutora
  maestro maestra mecánico mensajero mesero mesera monitora mozo niñera obrero obrera odontólogo odontóloga panadero panadera pasante pasantía pastelero peón periodista pintor
  plomero practicas prácticas psicólogo psicóloga reponedor reponedora soldador subgerente tesorero tornero trabajador trabajadora traductor traductora vigilante voluntario voluntaria
  advogado advogada ajudante almoxarife aprendiz arquiteto arquiteta autônomo autônoma babá balconista bolsista cabeleireiro cabeleireira chefe conferente contabilista coordenador
  coordenadora copeira costureira costureiro cozinheiro cozinheira desenvolvedora diarista diretor diretora eletricista encarregado encarregada enfermeiro enfermeira engenheira
  entregador entregadora estágio estoquista faxineira faxineiro frentista garçom garçonete instrutor instrutora jornalista manicure marceneiro motoboy operador padeiro pedreiro
  pesquisador pesquisadora porteiro projetista promotor redator redatora repositor repositora representante secretária secretário servente técnica torneiro tradutor tradutora
  treinador vigia voluntário voluntária zelador zeladora
  addetto addetta cameriere cameriera commesso commessa impiegato impiegata ingegnere responsabile sviluppatore tecnico tirocinante venditore autista barista cuoco cuoca educatore
  educatrice impiegato infermiere infermiera insegnante magazziniere operaio operaia segretaria tirocinio
  asystent asystentka doradca elektryk inżynier kasjer kasjerka kelner kelnerka kierowca kierownik kucharz magazynier mechanik nauczyciel nauczycielka opiekun opiekunka pracownik
  praktykant programista przedstawiciel specjalista sprzedawca stażysta
  администратор аналитик ассистент бухгалтер ведущий водитель воспитатель врач главный директор дизайнер заведующий заместитель инженер кассир кладовщик консультант курьер лаборант
  маркетолог мастер медсестра менеджер механик монтажник начальник оператор официант охранник парикмахер переводчик повар помощник преподаватель программист продавец разработчик
  редактор руководитель сварщик секретарь слесарь сотрудник специалист стажер старший тестировщик техник технолог токарь учитель фельдшер швея электрик экономист юрист`).split(
    /\s+/u,
  ),
);

/** German and Dutch put their words together; their ends tell. */
const ending =
  /(?:helfer|kraft|leiter|leitung|arbeiter|bearbeiter|bearbeitung|entwickler|berater|techniker|assistent|assistenz|fahrer|verkaufer|pfleger|meister|ingenieur|fuhrer|betreuer|betreuung|monteur|lenker|vertreter|vertretung|manager|mechaniker|elektroniker|elektriker|mechatroniker|kellner|backer|lehrer|erzieher|hilfe|referent|administrator|student|trainer|tutor|redakteur|planer|prufer|handler|schlosser|schweisser|schweißer|maler|gartner|kaufmann|kauffrau|koch|praktikum|praktika|praktikant|werkstudent|azubi|auszubildender?|angestellter?|beamter?|schwester|hebamme|arzt|arztin|apotheker|therapeut|padagoge|padagogin|psychologe|psychologin|verwalter|buchhalter|sekretar|kassierer|lagerist|logistiker|disponent|konstrukteur|zeichner|gestalter|informatiker|programmierer|bediener|reiniger|zusteller|maurer|tischler|schreiner|dachdecker|installateur|friseur|optiker|laborant|inhaber|geschaftsfuhrer|grunder|soldat|polizist|dozent|doktorand|lehrling|mitarbeit|tatigkeit|ferienjob|nebenjob|minijob|zivildienst|freiwilligendienst|medewerker|medewerkster|verkoper|verkoopster|hulpkracht|stagiair|stagiaire|leraar|verpleegkundige|ontwikkelaar|beheerder|adviseur|begeleider|vakkenvuller|bezorger|programmeur)(?:in|innen)?$/u;
const wholeWords =
  /^(?:fsj|bfd|foj|hiwi|stage(?:$|\s(?:de|d['’]|en|chez|dans|decouverte|ouvrier|professionnel|assistant))|femmes? (?:de (?:menage|chambre)|d['’]entretien)|valet de chambre|baby-?sitt(?:er|ing)|aide[- ](?:soignante?|a domicile|menagere))/u;

/** True where the words before a comma name what somebody works as, in another language than English. */
export function isTitleAbroad(text: string): boolean {
  const words = plainWord(text)
    .replace(/\s*\([mwdfhx/|]+\)$/u, '')
    .split(/[\s/]+/u);
  const first = (words[0] ?? '').replace(/[(*:].*$/u, '');
  return (
    (ending.test(first) && /^(?:im|in|bei|der|des|fur|am|an)$/u.test(words[1] ?? '')) ||
    (leading.has(first) && !/^(?:ayudas?|chefs)$/u.test(first)) ||
    ending.test((words.at(-1) ?? '').replace(/(?:[*:/_(]in(?:nen)?\)?|[(/][mwdfx/]+\)?)$/u, '')) ||
    wholeWords.test(words.join(' '))
  );
}

const employer =
  /(?:^|[^a-zа-я])(?:universit(?:at|e|ad|a)|universidade|hochschule|fachhochschule|\w*(?:klinik|klinikum|krankenhaus|schule|sparkasse|heim|verlag|apotheke|backerei|autohaus|kindergarten|kita|zentrum)|verein|bundeswehr|stadtverwaltung|landratsamt|kanzlei|gymnasium|kg|ohg|e\.? ?v|lycee|college|mairie|ville de|hopital|clinique|ecole|societe|sas|eurl|boulangerie|pharmacie|cabinet|institut|creche|supermarche|entreprise|groupe|agence|ministere|ehpad|ayuntamiento|municipalidad|prefeitura|gobierno|governo|ministerio|tribunal|fundacion|fundacao|asociacion|associacao|cooperativa|corporacion|compania|companhia|grupo|banco|transportes|construcciones|construcoes|constructora|construtora|comercial|industrias?|distribuidora|importadora|exportadora|servicios|servicos|soluciones|solucoes|inmobiliaria|imobiliaria|padaria|lanchonete|colegio|instituto|tiendas?|lojas?|almacenes|farmacia|drogaria|eireli|s\/a|s\.a\.[cs]|e\.i\.r\.l|cia|ooo|ооо|зао|оао|пао|ао|завод|компания|университет|больница|школа|институт|банк|магазин)(?![a-zа-я])/u;

/** True when a name holds a word that only employers carry, in another language than English. */
export function isEmployerAbroad(text: string): boolean {
  return employer.test(plainWord(text));
}
