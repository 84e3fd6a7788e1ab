/** What the English lines about the care of people and animals mean in Spanish; the gaps stand as in the English. */
export const careMeanings: Readonly<Record<string, string>> = {
  // Nursing assistant
  'Cared for __ residents a shift': 'Cuidé a __ residentes por turno',
  'Helped __ people a day to wash, dress and eat':
    'Ayudé a __ personas al día a bañarse, vestirse y comer',
  'Took blood pressure and __ for __ people': 'Tomé la presión y __ a __ personas',
  'Moved people safely with a lift or with __':
    'Moví a personas de forma segura con una grúa o con __',
  'Told the nurse about changes in __': 'Avisé a la enfermera de cambios en __',
  'Wrote notes on __ residents each shift': 'Escribí notas sobre __ residentes en cada turno',
  // Home health aide
  'Cared for __ people in their homes': 'Cuidé a __ personas en su casa',
  'Helped with bathing, dressing and __ each day': 'Ayudé con el baño, la ropa y __ cada día',
  'Cooked __ meals a day for special diets': 'Cociné __ comidas al día para dietas especiales',
  'Reminded __ people to take their medicine': 'Recordé a __ personas que tomaran su medicina',
  'Drove __ people to the doctor and shops':
    'Llevé en carro a __ personas al médico y a las tiendas',
  'Worked __ nights or weekends a month': 'Trabajé __ noches o fines de semana al mes',
  // Family caregiver
  'Cared for a family member for __ years': 'Cuidé a un familiar por __ años',
  'Kept track of __ medicines and __ doctor visits a month':
    'Llevé el control de __ medicinas y __ citas médicas al mes',
  'Cooked, cleaned and shopped for __ people': 'Cociné, limpié e hice las compras para __ personas',
  'Helped with bathing, walking and __': 'Ayudé con el baño, a caminar y con __',
  'Handled bills and papers for __': 'Me encargué de las cuentas y los papeles de __',
  'Learned to use __ at home': 'Aprendí a usar __ en casa',
  // Stay-at-home parent
  'Raised __ children while __': 'Saqué adelante a __ hijos mientras __',
  'Planned and cooked __ meals a week': 'Planeé y cociné __ comidas a la semana',
  'Kept a home of __ people on a budget of $__ a month':
    'Llevé un hogar de __ personas con un presupuesto de $__ al mes',
  'Drove __ children to school and __': 'Llevé en carro a __ niños a la escuela y a __',
  'Helped at school with __': 'Ayudé en la escuela con __',
  'Taught __ to my children': 'Enseñé __ a mis hijos',
  // Medical assistant
  'Got __ patients a day ready for the doctor': 'Preparé a __ pacientes al día para ver al médico',
  'Took blood pressure, weight and __': 'Tomé la presión, el peso y __',
  'Gave __ shots a day as trained': 'Puse __ inyecciones al día según mi capacitación',
  'Drew blood from __ people a day': 'Saqué sangre a __ personas al día',
  'Kept records in __': 'Llevé los registros en __',
  'Called __ patients a day about visits': 'Llamé a __ pacientes al día por sus citas',
  // Phlebotomist
  'Checked names and labels on __ tubes a shift':
    'Revisé nombres y etiquetas de __ tubos por turno',
  'Calmed __ people a day who feared needles': 'Calmé a __ personas al día con miedo a las agujas',
  'Cleaned and stocked __ stations': 'Limpié y surtí __ estaciones',
  'Kept a certificate in __': 'Mantuve vigente un certificado de __',
  // Medication aide
  'Gave medicine to __ residents a shift': 'Di medicina a __ residentes por turno',
  'Checked __ before each dose': 'Revisé __ antes de cada dosis',
  'Counted and locked up __': 'Conté y guardé bajo llave __',
  'Wrote down each dose in __': 'Anoté cada dosis en __',
  'Called the nurse about __': 'Llamé a la enfermera por __',
  // Patient transporter
  'Moved __ patients a shift by bed or chair': 'Moví a __ pacientes por turno en cama o silla',
  'Checked names and wristbands for each of __ moves':
    'Revisé el nombre y la pulsera en cada uno de __ traslados',
  'Cleaned __ beds and chairs a day': 'Limpié __ camas y sillas al día',
  'Carried samples and __ to the lab': 'Llevé muestras y __ al laboratorio',
  'Walked up to __ miles a shift': 'Caminé hasta __ millas por turno',
  // Direct support worker
  'Supported __ adults with disabilities': 'Apoyé a __ adultos con discapacidad',
  'Taught __ people to cook, shop or __': 'Enseñé a __ personas a cocinar, comprar o __',
  'Followed plans for __ people and wrote notes each day':
    'Seguí los planes de __ personas y escribí notas cada día',
  'Kept people calm and safe when __': 'Mantuve a la gente en calma y segura cuando __',
  'Drove __ people to work and __': 'Llevé en carro a __ personas al trabajo y a __',
  'Worked __ overnight shifts a month': 'Trabajé __ turnos de noche al mes',
  // Shelter worker
  'Welcomed __ people a night': 'Recibí a __ personas por noche',
  'Helped __ people find housing, food or __':
    'Ayudé a __ personas a encontrar vivienda, comida o __',
  'Led __ groups a week': 'Dirigí __ grupos a la semana',
  'Kept notes on __ people private and on time': 'Llevé notas de __ personas, privadas y al día',
  'Calmed __ people in hard moments a week':
    'Calmé a __ personas a la semana en momentos difíciles',
  'Knew and shared __ local services': 'Conocí y recomendé __ servicios locales',
  // Childcare worker
  'Cared for __ children of ages __': 'Cuidé a __ niños de __ años de edad',
  'Planned __ games and lessons a week': 'Planeé __ juegos y lecciones a la semana',
  'Made and served __ meals a day': 'Preparé y serví __ comidas al día',
  'Changed, fed and rocked __ babies a shift': 'Cambié, di de comer y arrullé a __ bebés por turno',
  'Talked with __ parents a day': 'Hablé con __ padres al día',
  'Kept a first aid card and __ hours of training':
    'Tuve tarjeta de primeros auxilios y __ horas de capacitación',
  // Babysitter
  'Cared for __ children in __ homes': 'Cuidé a __ niños en __ casas',
  'Picked up __ children from school': 'Recogí a __ niños de la escuela',
  'Cooked __ and helped with homework': 'Cociné __ y ayudé con la tarea',
  'Put __ children to bed on time': 'Acosté a __ niños a su hora',
  'Kept the same families for __ years': 'Trabajé con las mismas familias por __ años',
  'Watched babies from the age of __': 'Cuidé bebés desde la edad de __',
  // Teacher aide
  'Helped a class of __ children': 'Ayudé en una clase de __ niños',
  'Worked each day with __ children who needed extra help':
    'Trabajé cada día con __ niños que necesitaban más ayuda',
  'Taught small groups of __ to __': 'Enseñé a grupos pequeños de __ a __',
  'Watched __ children at lunch and recess': 'Cuidé a __ niños en el almuerzo y el recreo',
  'Made and copied __ for lessons': 'Hice y copié __ para las clases',
  'Spoke __ with parents': 'Hablé __ con los padres',
  // Preschool teacher
  'Taught __ children of ages __': 'Enseñé a __ niños de __ años de edad',
  'Planned __ lessons a week': 'Planeé __ lecciones a la semana',
  'Met with __ families a year': 'Me reuní con __ familias al año',
  'Wrote notes on how __ children grew': 'Escribí notas sobre el avance de __ niños',
  'Led __ aides': 'Dirigí a __ asistentes',
  // After-school worker
  'Led games for groups of __ children': 'Dirigí juegos para grupos de __ niños',
  'Helped __ children with homework': 'Ayudé a __ niños con la tarea',
  'Planned __ trips or activities': 'Planeé __ paseos o actividades',
  'Kept count of __ children at all times': 'Conté a __ niños en todo momento',
  'Solved fights between __': 'Resolví pleitos entre __',
  // Tutor
  'Taught __ to __ students': 'Enseñé __ a __ estudiantes',
  'Met with each student __ times a week': 'Me reuní con cada estudiante __ veces a la semana',
  'Helped __ students pass __': 'Ayudé a __ estudiantes a pasar __',
  'Made __ work sheets or games': 'Hice __ hojas de trabajo o juegos',
  'Told parents about progress every __': 'Informé a los padres del avance cada __',
  // Bus aide
  'Rode with __ children a day': 'Viajé con __ niños al día',
  'Helped __ children with seat belts and wheelchairs':
    'Ayudé a __ niños con cinturones y sillas de ruedas',
  'Kept order on a route of __ stops': 'Mantuve el orden en una ruta de __ paradas',
  'Talked with __ parents each day': 'Hablé con __ padres cada día',
  'Knew what to do for __': 'Supe qué hacer en caso de __',
  // Crossing guard
  'Helped __ children cross a day': 'Ayudé a __ niños a cruzar al día',
  'Stopped traffic on a street of __ lanes': 'Detuve el tráfico en una calle de __ carriles',
  'Worked each school day for __ years': 'Trabajé cada día de escuela por __ años',
  'Wrote down and told the school about __': 'Anoté y avisé a la escuela sobre __',
  'Learned the names of __ children': 'Me aprendí los nombres de __ niños',
  // Hairdresser
  'Cut and styled hair for __ people a day': 'Corté y peiné a __ personas al día',
  'Cleaned tools and chairs between __ customers': 'Limpié herramientas y sillas entre __ clientes',
  'Sold $__ of products a week': 'Vendí $__ en productos a la semana',
  'Learned to do __': 'Aprendí a hacer __',
  'Booked __ visits a week': 'Hice __ citas a la semana',
  // Nail technician
  'Did nails for __ people a day': 'Hice las uñas a __ personas al día',
  'Cleaned tools by the state rules after each of __ customers':
    'Limpié las herramientas según las reglas del estado después de cada uno de __ clientes',
  'Sold __ and booked __ visits a week': 'Vendí __ e hice __ citas a la semana',
  'Learned __ new styles': 'Aprendí __ estilos nuevos',
  // Animal care worker
  'Fed and cleaned up after __ animals a day':
    'Di de comer a __ animales al día y limpié sus espacios',
  'Walked __ dogs a day': 'Paseé a __ perros al día',
  'Washed and trimmed __ pets a week': 'Bañé y recorté el pelo a __ mascotas a la semana',
  'Held animals still for __': 'Sujeté a los animales para __',
  'Gave medicine to __ animals a day': 'Di medicina a __ animales al día',
  'Cared for __ homes and pets while owners were away':
    'Cuidé __ casas y mascotas mientras los dueños no estaban',
};
