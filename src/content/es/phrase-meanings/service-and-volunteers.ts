/** What the English lines about security, service, leisure and work without pay mean in Spanish; the gaps stand as in the English. */
export const serviceAndVolunteersMeanings: Readonly<Record<string, string>> = {
  // Insurance and tax helper
  'Filed taxes or forms for __ people': 'Presenté impuestos o formularios de __ personas',
  'Explained __ in plain words': 'Expliqué __ en palabras sencillas',
  'Checked papers and found __ errors': 'Revisé papeles y encontré __ errores',
  'Met with __ people a week': 'Me reuní con __ personas a la semana',
  'Kept a card or license for __': 'Tuve tarjeta o licencia de __',
  // Security guard
  'Watched a site of __ people or buildings': 'Vigilé un lugar de __ personas o edificios',
  'Walked __ rounds a shift': 'Hice __ rondas por turno',
  'Checked bags or ID for __ people a day': 'Revisé bolsas o identificación de __ personas al día',
  'Wrote __ reports a week': 'Escribí __ reportes a la semana',
  'Calmed people down with no force __ times': 'Calmé a la gente sin usar la fuerza __ veces',
  'Held a guard card since __': 'Tuve tarjeta de guardia desde __',
  // Camera and event guard
  'Watched __ cameras a shift': 'Vigilé __ cámaras por turno',
  'Kept order at events of __ people': 'Mantuve el orden en eventos de __ personas',
  'Checked __ tickets an hour': 'Revisé __ boletos por hora',
  'Called police or __ when it was needed': 'Llamé a la policía o a __ cuando hizo falta',
  'Helped __ people find exits and help': 'Ayudé a __ personas a encontrar salidas y ayuda',
  // Correction officer
  'Watched __ people a shift': 'Vigilé a __ personas por turno',
  'Did __ counts and checks a day': 'Hice __ conteos y revisiones al día',
  'Calmed __ fights with words': 'Calmé __ peleas con palabras',
  'Kept __ training cards': 'Mantuve vigentes __ tarjetas de capacitación',
  // Service member
  'Served __ years as __': 'Serví __ años como __',
  'Kept $__ of equipment ready': 'Mantuve listo equipo con valor de $__',
  'Trained __ soldiers in __': 'Entrené a __ soldados en __',
  'Drove or ran __ safely': 'Manejé u operé __ de forma segura',
  'Worked with people from __ countries': 'Trabajé con personas de __ países',
  // Lifeguard
  'Watched up to __ swimmers at a time': 'Vigilé hasta __ nadadores a la vez',
  'Saved or helped __ swimmers': 'Salvé o ayudé a __ nadadores',
  'Taught __ people to swim': 'Enseñé a nadar a __ personas',
  'Tested the water __ times a day': 'Revisé el agua __ veces al día',
  'Kept a lifeguard and CPR card since __': 'Tuve tarjeta de salvavidas y de RCP (CPR) desde __',
  // Gym worker
  'Trained __ people a week': 'Enseñé el trabajo a __ personas a la semana',
  'Led classes of __': 'Dirigí clases de __ personas',
  'Signed up __ members a month': 'Inscribí a __ miembros al mes',
  'Cleaned and checked __ machines a day': 'Limpié y revisé __ máquinas al día',
  'Coached a team of __ players': 'Entrené a un equipo de __ jugadores',
  // Cinema and park worker
  'Sold or checked __ tickets a shift': 'Vendí o revisé __ boletos por turno',
  'Ran __ rides safely': 'Operé __ juegos mecánicos de forma segura',
  'Helped __ guests a day': 'Ayudé a __ visitantes al día',
  'Cleaned __ rooms between shows': 'Limpié __ salas entre funciones',
  'Counted a drawer of up to $__': 'Conté la caja, con hasta $__',
  // Casino worker
  'Dealt __ games to __ players a shift': 'Repartí cartas en __ juegos a __ jugadores por turno',
  'Counted chips and cash of up to $__': 'Conté fichas y efectivo de hasta $__',
  'Paid out __ wins a day': 'Pagué __ premios al día',
  'Followed rules under __ cameras': 'Seguí las reglas bajo __ cámaras',
  'Spoke __ with guests': 'Hablé __ con los clientes',
  // Photographer
  'Took photos at __ events a year': 'Tomé fotos en __ eventos al año',
  'Edited __ pictures a week in __': 'Edité __ fotos a la semana en __',
  'Made flyers, logos or __ for __ customers': 'Hice volantes, logos o __ para __ clientes',
  'Met __ deadlines in a row': 'Cumplí __ fechas de entrega seguidas',
  'Kept files and backups of __ jobs': 'Guardé archivos y copias de __ trabajos',
  // Musician and artist
  'Played or showed work at __ events': 'Toqué o mostré mi trabajo en __ eventos',
  'Taught __ students': 'Enseñé a __ estudiantes',
  'Sold __ pieces a month': 'Vendí __ piezas al mes',
  'Set up sound for crowds of __': 'Preparé el sonido para un público de __ personas',
  'Led a group of __': 'Dirigí un grupo de __ personas',
  // Flight attendant
  'Served __ travelers a trip': 'Atendí a __ viajeros por viaje',
  'Checked __ safety items before each flight': 'Revisé __ puntos de seguridad antes de cada vuelo',
  'Helped __ people a day with wheelchairs or bags':
    'Ayudé a __ personas al día con sillas de ruedas o maletas',
  'Spoke __ with travelers': 'Hablé __ con los viajeros',
  'Kept flights on time by __': 'Mantuve los vuelos a tiempo con __',
  // Volunteer
  'Gave __ hours a month to __': 'Di __ horas al mes a __',
  'Helped __ people at each event': 'Ayudé a __ personas en cada evento',
  'Led a group of __ volunteers': 'Dirigí un grupo de __ voluntarios',
  'Raised $__ for __': 'Reuní $__ para __',
  'Taught or showed __ to new volunteers': 'Enseñé o mostré __ a voluntarios nuevos',
  'Set up and cleaned up __ events': 'Monté y limpié __ eventos',
  // Food pantry volunteer
  'Packed __ boxes of food a week': 'Empaqué __ cajas de comida a la semana',
  'Served meals to __ people': 'Serví comidas a __ personas',
  'Picked up food from __ stores': 'Recogí comida de __ tiendas',
  'Sorted __ pounds of food by date': 'Separé __ libras de comida por fecha',
  'Welcomed __ families in __ languages': 'Recibí a __ familias en __ idiomas',
  // Church helper
  'Taught a class of __ children': 'Di una clase a __ niños',
  'Cooked or served for __ people': 'Cociné o serví comida para __ personas',
  'Set up for services of __ people': 'Preparé el lugar para servicios de __ personas',
  'Visited __ people who were sick or alone':
    'Visité a __ personas enfermas o que estaban sin compañía',
  'Kept accounts or lists for __': 'Llevé cuentas o listas para __',
  // School volunteer
  'Helped in a class of __ for __ hours a week':
    'Ayudé en una clase de __ por __ horas a la semana',
  'Planned __ school events': 'Planeé __ eventos escolares',
  'Coached a team of __ children': 'Entrené a un equipo de __ niños',
  'Read with __ children a week': 'Leí con __ niños a la semana',
  // Community organizer
  'Knocked on __ doors a week': 'Toqué __ puertas a la semana',
  'Signed up __ people': 'Inscribí a __ personas',
  'Planned meetings of __ people': 'Planeé reuniones de __ personas',
  'Called __ people a day': 'Llamé a __ personas al día',
  'Led __ volunteers': 'Dirigí a __ voluntarios',
  // Work crew
  'Cooked or served __ meals a day': 'Cociné o serví __ comidas al día',
  'Cleaned or fixed __': 'Limpié o arreglé __',
  'Ran the __ machine safely': 'Manejé la máquina __ de forma segura',
  'Trained __ others in __': 'Enseñé a __ compañeros a __',
  'Earned a card in __': 'Obtuve una tarjeta de __',
  // Student worker
  'Worked __ hours a week while in school': 'Trabajé __ horas a la semana mientras estudiaba',
  'Helped with __ for __ people': 'Ayudé con __ a __ personas',
  'Finished a project on __': 'Terminé un proyecto sobre __',
  'Learned to use __': 'Aprendí a usar __',
  'Kept a grade of __': 'Mantuve una calificación de __',
  // Any job
  'Worked with a team of __': 'Trabajé con un equipo de __ personas',
  'Served __ people a day': 'Atendí a __ personas al día',
  'Used __ safely': 'Usé __ de forma segura',
  'Came on time for __ months': 'Llegué a tiempo por __ meses',
  'Moved up from __ to __': 'Pasé de __ a __',
  'Finished __ a day': 'Terminé __ al día',
};
