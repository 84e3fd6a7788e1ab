/** One word for one thing, in all that a learner reads. */
export interface GlossaryEntry {
  /** What we say, with the English that people meet at the desk. */
  readonly say: string;
  /** What we do not say for it. */
  readonly not: RegExp;
  /** What a button or a sentence may still say, because it means something else. */
  readonly but?: RegExp;
}

/** The names of buttons (“Iniciar sesión”, “Crear cuenta”, “Guardar en la nube”) keep their spelling. */
export const glossary: readonly GlossaryEntry[] = [
  {
    say: 'iniciar sesión (log in)',
    not: /(?<!\p{L})(?:log(?:u)?e(?:ar|arse|ado|ada|e|o)|abrir sesión|hacer login)(?!\p{L})/iu,
  },
  { say: 'cerrar sesión (log out)', not: /(?<!\p{L})(?:desloguear\p{L}*|terminar sesión)/iu },
  {
    say: 'correo electrónico, correo (email)',
    not: /(?<!\p{L})(?:e-mails?|(?:un|el|los|su|sus|por|al|del) (?:e-?)?mails?)(?!\p{L})/iu,
  },
  { say: 'Continuar (Continue)', not: /(?<!\p{L})prosegu\p{L}*|(?<!\p{L})prosig\p{L}*/iu },
  {
    say: 'guardar una copia (save a copy)',
    not: /(?<!\p{L})(?:descar\p{L}*|baj\p{L}*) una copia(?!\p{L})/iu,
  },
  { say: 'por dónde va (your place)', not: /(?<!\p{L})su posición en el (?:curso|módulo)/iu },
  {
    say: 'currículum, currículums (resume)',
    not: /(?<!\p{L})(?:curr[ií]cul[ao]s?|curriculums?|résumés?)(?!\p{L})/iu,
  },
  { say: 'marcar (check)', not: /(?<!\p{L})(?:palome\p{L}*|tildar|tilde usted|ticar|tiquear)/iu },
  {
    say: 'anuncio de empleo, oferta de empleo (job posting)',
    not: /(?<!\p{L})(?:avisos?|publicaci(?:ón|ones)|posteos?|postings?) de (?:empleo|trabajo)(?!\p{L})/iu,
  },
  {
    say: 'solicitud, solicitar un empleo (application, to apply)',
    not: /(?<!\p{L})(?:aplicaci(?:ón|ones) de (?:empleo|trabajo)|aplicar (?:a|para|por) (?:un|el|al|este|ese) (?:empleo|trabajo|puesto))(?!\p{L})/iu,
  },
  {
    say: 'empleador (employer)',
    not: /(?<!\p{L})(?:patronos?|dador(?:es)? de trabajo)(?!\p{L})/iu,
  },
  { say: 'puesto (job title)', not: /(?<!\p{L})títulos? (?:de|del) (?:empleo|trabajo)(?!\p{L})/iu },
  { say: 'entrevista (interview)', not: /(?<!\p{L})(?:la|las|una|su) interviews?(?!\p{L})/iu },
  { say: 'carta de presentación (cover letter)', not: /(?<!\p{L})cartas? de cobertura(?!\p{L})/iu },
  { say: 'referencias (references)', not: /(?<!\p{L})cartas? de referimiento(?!\p{L})/iu },
  {
    say: 'antecedentes penales (criminal record)',
    not: /(?<!\p{L})r[eé]cords? (?:criminal|policial|policiaco)(?:es)?(?!\p{L})/iu,
  },
  {
    say: 'verificación de antecedentes (background check)',
    not: /(?<!\p{L})(?:chequeos?|cheques?) de (?:antecedentes|récord)/iu,
  },
  {
    say: 'seguro de desempleo (unemployment insurance)',
    not: /(?<!\p{L})(?:aseguranza|paro) (?:de|por) desempleo|(?<!\p{L})cobrar el paro/iu,
  },
  {
    say: 'manutención de los hijos (child support)',
    not: /(?<!\p{L})(?:soporte|sustento) (?:de niños|infantil)(?!\p{L})/iu,
  },
  { say: 'turno (shift)', not: /(?<!\p{L})(?:el|los|un|su) shifts?(?!\p{L})/iu },
  {
    say: 'tiempo completo, medio tiempo (full time, part time)',
    not: /(?<!\p{L})tiempo parcial(?!\p{L})/iu,
  },
  {
    say: 'talón de pago (pay stub)',
    not: /(?<!\p{L})(?:colillas? de (?:pago|cheque)|recibos? de nómina)(?!\p{L})/iu,
  },
  { say: 'montacargas (forklift)', not: /(?<!\p{L})(?:carretillas? elevadoras?)(?!\p{L})/iu },
  {
    say: 'diploma de high school (high school diploma)',
    not: /(?<!\p{L})(?:diploma|título) de (?:escuela alta|alta escuela|bachiller)(?!\p{L})/iu,
  },
  { say: 'biblioteca (library)', not: /(?<!\p{L})librer[ií]as?(?!\p{L})/iu },
  { say: 'albergue (shelter)', not: /(?<!\p{L})(?:el|los|un|del|al) shelters?(?!\p{L})/iu },
  { say: 'computadora compartida (shared computer)', not: /(?<!\p{L})ordenador(?:es)?(?!\p{L})/iu },
  { say: 'archivo, carpeta (file, folder)', not: /(?<!\p{L})(?:ficheros?|fólders?)(?!\p{L})/iu },
  {
    say: 'presionar (click, press)',
    not: /(?<!\p{L})(?:cliquee\p{L}*|clique(?:ar|e)|hacer clic|haga clic|pulsar|pulse)(?!\p{L})/iu,
  },
  {
    say: 'antes de que pasen N días, tiene N días (within N days)',
    not: /(?<!\p{L})dentro de (?:los |las )?(?:\d+|un[oa]?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez) (?:días|meses|años|semanas)/iu,
  },
  {
    say: 'lo que escribió, lo que ya tengo (your work, where it is what somebody typed)',
    not: /(?<!\p{L})(?:parte de su trabajo|a mi trabajo|de mi trabajo|respald\p{L}* (?:mi|su) trabajo|copia de su trabajo|(?:borra|olvida|guarda)r? su trabajo|trabajo n\.º)/iu,
  },
  {
    say: 'quitar, suspender (to stop a benefit)',
    not: /(?<!\p{L})(?:se (?:puede|pueden) parar|se par(?:a|an|ó|aron) (?:SNAP|SSI|SSDI|Medicaid|el cheque)|(?:SNAP|SSI|SSDI|Medicaid|el desempleo|la ayuda|su ayuda) se par(?:a|ó)|le par(?:a|an|ó|aron) (?:SNAP|SSI|SSDI|Medicaid|la ayuda))(?!\p{L})/iu,
  },
  { say: 'comprobar horas (to show hours)', not: /(?<!\p{L})(?:de)?mostrar (?:80 )?horas/iu },
  {
    say: 'borrar, sellar antecedentes (to clear a record)',
    not: /(?<!\p{L})limpiar (?:los |sus |mis )?antecedentes/iu,
  },
  {
    say: 'pregunte en el centro de empleo (ask staff)',
    not: /(?<!\p{L})(?:pregunte|pregúntele|ayuda)(?: \p{L}+)? al personal/iu,
  },
  {
    say: 'expediente, constancia (a record of a school or doctor)',
    not: /(?<!\p{L})registros? (?:escolar(?:es)?|médicos?|de(?:l| la| su) (?:escuela|médico|clínica))(?!\p{L})/iu,
  },
  {
    say: 'se queda con sus documentos (keeps your papers)',
    not: /(?<!\p{L})le guarda (?:los|sus|el|su) (?:documentos?|papeles|pasaporte)/iu,
  },
  { say: 'a su propio ritmo (at your own pace)', not: /(?<!\p{L})a su propio paso/iu },
  {
    say: 'enseñé el trabajo (trained)',
    not: /(?<!\p{L})(?:capacité|entrené) a __ (?!soldados|equipo)/iu,
  },
  { say: 'información sobre (information on)', not: /(?<!\p{L})pida informes/iu },
];
