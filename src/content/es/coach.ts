import type { CoachRuleId } from '@/domain/coach/coach-types';

export type CoachAdvice = { title: string; advice: string; before: string; after: string };

/**
 * What the writing coach says in Spanish about English lines. `before` breaks its rule, `after` passes every rule: both stay
 * English, and `advice` ends with what `after` means.
 * {word}, {count} and {limit} may stand in `advice`; a finding's params fill them.
 */
export const coachAdvice: Readonly<Record<CoachRuleId, CoachAdvice>> = {
  'private-details': {
    title: 'Esto es privado',
    advice:
      'Quite “{word}” y deje el trabajo que hizo. Un currículum no debe mostrar su edad, su número de Seguro Social, su visa o estatus, su salud, su religión, su vivienda ni su familia. No tiene que decir por qué terminó un trabajo. Un hueco solo necesita una línea sencilla, como “Time away from work, 2022.” (Tiempo sin trabajar, 2022). El empleador le pide su número y su fecha de nacimiento cuando le da el trabajo. Lo demás es asunto suyo. ¿Trabajó aquí antes de tener permiso? Consulte a un abogado (aquí un “notario” no lo es) o a un grupo que ayuda a recién llegados antes de poner ese trabajo. El ejemplo en español: cargué 6 camiones por noche sin daños.',
    before: 'Loaded 6 trucks a night, SSN 900-55-0123',
    after: 'Loaded 6 trucks a night with no damage',
  },
  'own-record': {
    title: 'Puede dejar esto fuera',
    advice:
      'No tiene que poner “{word}” en un currículum. Usted decide. Lea primero la guía “Antecedentes penales y verificaciones”. El ejemplo en español: cociné 200 comidas al día con una cuadrilla de 5.',
    before: 'Served 4 years in prison and cooked 200 meals a day',
    after: 'Cooked 200 meals a day with a crew of 5',
  },
  'about-you': {
    title: '¿Esto habla de usted?',
    advice:
      '¿“{word}” habla de su propia vida? Entonces puede dejarlo fuera. Usted decide. ¿Habla de las personas con quienes trabajó? Entonces déjelo. El ejemplo en español: dirigí 12 reuniones al mes durante 2 años.',
    before: 'Ran AA meetings for 2 years, 12 a month',
    after: 'Ran 12 meetings a month for 2 years',
  },
  'in-spanish': {
    title: 'Esta línea está en español',
    advice:
      'Aquí los currículums se leen en inglés. Abra las ideas que están debajo de esta casilla: cada línea en inglés trae su significado en español. Busque la que dice lo mismo. También puede pedir ayuda en el centro de empleo. El ejemplo en español: limpié 12 cuartos al día en la clínica.',
    before: 'Limpié los cuartos de la clínica',
    after: 'Cleaned 12 rooms a day at the clinic',
  },
  'all-caps': {
    title: 'Use también minúsculas',
    advice:
      'Un texto todo en mayúsculas cuesta leerlo. Use mayúscula solo al principio y en los nombres. El ejemplo en español: limpié 14 cuartos de hotel al día.',
    before: 'CLEANED 14 HOTEL ROOMS A DAY',
    after: 'Cleaned 14 hotel rooms a day',
  },
  'small-letter': {
    title: 'Una línea empieza con minúscula',
    advice:
      'Empiece cada línea con mayúscula. Se ve cuidado. El ejemplo en español: limpié 14 cuartos de hotel al día.',
    before: 'cleaned 14 hotel rooms a day',
    after: 'Cleaned 14 hotel rooms a day',
  },
  'first-person': {
    title: 'Quite “{word}”',
    advice:
      'Su nombre está arriba en la página, así que ya se sabe que es usted. Empiece con lo que hizo. En inglés, el verbo va sin “I” (yo). En vez de “my team” (mi equipo) escriba “the team” (el equipo) o “a team of 5” (un equipo de 5). El ejemplo en español: serví el almuerzo a 90 niños.',
    before: 'I served lunch to 90 children',
    after: 'Served lunch to 90 children',
  },
  'duties-not-results': {
    title: 'Diga lo que hizo',
    advice:
      '“{word}” nos dice cuál era su tarea. Díganos qué hizo y cómo salió. Empiece con un verbo de acción. El ejemplo en español: descargué 4 camiones cada noche y mantuve libre el muelle (andén) de carga.',
    before: 'Responsible for unloading 4 trucks each night',
    after: 'Unloaded 4 trucks each night and kept the dock clear',
  },
  'weak-opening': {
    title: 'Empiece con una palabra más fuerte',
    advice:
      '“{word}” puede esconder lo que usted hizo. ¿Hizo un paso por su cuenta? Nombre primero ese paso. Si de verdad solo ayudó, déjelo y diga en qué: “Helped lead a crew of 5” (ayudé a dirigir una cuadrilla de 5). El ejemplo en español: cociné y serví la comida a 6 residentes.',
    before: 'Helped with meals for 6 residents',
    after: 'Cooked and served meals for 6 residents',
  },
  'ing-start': {
    title: 'Use “cleaned” (limpié) o “clean” (limpio), no “cleaning” (limpiando)',
    advice:
      'Usted escribió “{word}”. Para un trabajo que ya terminó, use una palabra como “cleaned” (limpié). Para uno que todavía tiene, use “clean” (limpio). El ejemplo en español: limpié 3 pisos de oficinas cada noche.',
    before: 'Cleaning 3 floors of offices each night',
    after: 'Cleaned 3 floors of offices each night',
  },
  'no-verb-start': {
    title: 'Empiece con un verbo de acción',
    advice:
      'Esta línea empieza con “{word}”. ¿Qué hizo usted? Empiece con una palabra como “drove” (manejé), “served” (serví) o “fixed” (arreglé). El ejemplo en español: manejé la camioneta de un banco de alimentos 2 días por semana.',
    before: 'Driver for a food pantry, 2 days a week',
    after: 'Drove a food pantry van 2 days a week',
  },
  'tense-mix': {
    title: 'Use un solo tiempo',
    advice:
      'Mire “{word}”. Para un trabajo que ya terminó, use el pasado en todas las partes: “cooked” (cociné), “made” (hice), “kept” (mantuve). Para el trabajo que tiene ahora, use “cook” (cocino), “make” (hago), “keep” (mantengo). El ejemplo en español: cociné huevos e hice café para 80 huéspedes.',
    before: 'Cooked eggs and make coffee for 80 guests',
    after: 'Cooked eggs and made coffee for 80 guests',
  },
  'passive-voice': {
    title: 'Diga que lo hizo usted',
    advice:
      '“{word}” no dice quién hizo el trabajo. Si fue usted, dígalo: empiece con la acción. El ejemplo en español: limpié 12 cuartos cada día.',
    before: 'Was given 12 rooms to clean each day',
    after: 'Cleaned 12 rooms each day',
  },
  'missing-number': {
    title: 'Agregue un número si puede',
    advice:
      '¿Cuántos, cuánto o cada cuánto? Está bien un cálculo hecho con cuidado, como “about 40 a day” (unos 40 al día), si puede explicarlo. Si ningún número va bien, déjelo como está. El ejemplo en español: separé y repartí cajas de comida a 60 familias cada sábado.',
    before: 'Sorted and gave out food boxes to families',
    after: 'Sorted and gave out food boxes to 60 families each Saturday',
  },
  'too-short': {
    title: 'Cuente un poco más',
    advice:
      'Aquí hay solo {count} palabras. Agregue con qué lo hizo, para quién o cómo salió. El ejemplo en español: lavé 400 platos por turno y mantuve seco el piso.',
    before: 'Washed dishes',
    after: 'Washed 400 dishes a shift and kept the floor dry',
  },
  'too-long': {
    title: 'Pártala en dos',
    advice:
      'Aquí hay {count} palabras. Hasta {limit} se leen bien. Haga dos líneas, una para cada cosa que hizo. El ejemplo en español: cargué 6 camiones por noche y revisé cada etiqueta.',
    before:
      'Loaded 6 trucks a night, checked each label, wrote down broken boxes, told the lead, swept the dock, put the tools away, trained new people on safe lifting, and closed the building at the end',
    after: 'Loaded 6 trucks a night and checked each label',
  },
  'repeated-verb': {
    title: 'Use otro verbo de acción',
    advice:
      'Más de una de sus líneas empieza con “{word}”. Otra palabra aquí muestra otra cosa que sabe hacer. El ejemplo en español: lavé la camioneta cada viernes y revisé 4 llantas (gomas).',
    before: 'Cleaned the van each Friday and checked 4 tires',
    after: 'Washed the van each Friday and checked 4 tires',
  },
  'vague-words': {
    title: 'Nombre la cosa',
    advice:
      '“{word}” puede ser cualquier cosa. Nombre una o dos cosas de verdad, o diga cuántas. El ejemplo en español: llené 8 estantes con sopa, arroz y artículos de papel.',
    before: 'Stocked various items on 8 shelves',
    after: 'Stocked soup, rice and paper goods on 8 shelves',
  },
  buzzwords: {
    title: 'Use una palabra sencilla',
    advice:
      '“{word}” es palabra de oficina y dice poco. “Used” (usé) es mejor que “utilized” (utilicé). Dígalo como se lo diría a un amigo. El ejemplo en español: usé un elevador para mover a 5 pacientes por turno.',
    before: 'Utilized a lift to move 5 patients a shift',
    after: 'Used a lift to move 5 patients a shift',
  },
  cliches: {
    title: 'Pruébelo en la misma línea',
    advice:
      'Mucha gente escribe “{word}”. ¿Lo dice el anuncio? Déjelo y pruébelo en la misma línea con una acción y un número. Si no, basta con la prueba. El ejemplo en español: cubrí 10 turnos extra en un año para apoyar a mi equipo.',
    before: 'Worked nights for 2 years as a team player',
    after: 'Covered 10 extra shifts in a year as a team player',
  },
  filler: {
    title: 'Puede quitar “{word}”',
    advice:
      'La línea es más fuerte sin esa palabra. Léala una vez con ella y otra sin ella. El ejemplo en español: entregué 90 paquetes al día.',
    before: 'Successfully delivered 90 packages a day',
    after: 'Delivered 90 packages a day',
  },
  'unexplained-abbreviation': {
    title: 'Escriba completo “{word}”',
    advice:
      'Quien lee quizá no conoce estas letras. Escriba una vez las palabras completas, con las letras después. El ejemplo en español: manejé un camión 7 años con licencia comercial (CDL).',
    before: 'Drove a truck with a CDL for 7 years',
    after: 'Drove a truck for 7 years with a commercial driver’s license (CDL)',
  },
  'doubled-word': {
    title: 'Hay una palabra dos veces',
    advice:
      'Tiene “{word}” dos veces seguidas. Quite una. El ejemplo en español: manejé la camioneta de la iglesia para 12 personas mayores.',
    before: 'Drove the the church van for 12 seniors',
    after: 'Drove the church van for 12 seniors',
  },
};
