/** What the English lines about the road and the fields mean in Spanish; the gaps stand as in the English. */
export const roadAndFieldMeanings: Readonly<Record<string, string>> = {
  // Truck driver
  'Drove __ miles a year with no accidents': 'Manejé __ millas al año sin accidentes',
  'Hauled __ to __ states': 'Llevé __ a __ estados',
  'Checked the truck before and after each of __ trips':
    'Revisé el camión antes y después de cada uno de __ viajes',
  'Kept logs and papers for __ loads a month': 'Llevé bitácoras y papeles de __ cargas al mes',
  'Loaded and tied down up to __ pounds': 'Cargué y amarré hasta __ libras',
  'Held a Class __ license since __': 'Tuve licencia Clase __ desde __',
  // Bus driver
  'Drove __ people a day': 'Transporté a __ personas al día',
  'Ran a route of __ stops on time': 'Hice a tiempo una ruta de __ paradas',
  'Drove __ years with no accidents': 'Manejé __ años sin accidentes',
  'Helped __ riders with wheelchairs and bags':
    'Ayudé a __ pasajeros con sillas de ruedas y bolsas',
  'Checked the bus each day for __': 'Revisé el autobús cada día para ver __',
  // Rideshare driver
  'Gave __ rides a week': 'Di __ viajes a la semana',
  'Kept a rating of __ over __ trips': 'Mantuve una calificación de __ en __ viajes',
  'Drove __ miles with no accidents': 'Manejé __ millas sin accidentes',
  'Spoke __ with riders': 'Hablé __ con los pasajeros',
  'Kept the car clean and serviced every __': 'Mantuve el carro limpio y con servicio cada __',
  // Medical driver
  'Drove __ patients a day to care': 'Llevé a __ pacientes al día a sus citas',
  'Helped __ people with wheelchairs': 'Ayudé a __ personas con silla de ruedas',
  'Came on time for __ of visits': 'Llegué a tiempo a __ de las visitas',
  'Cleaned and checked the van __ times a day': 'Limpié y revisé la van __ veces al día',
  'Kept trip notes for __ riders': 'Anoté los viajes de __ pasajeros',
  // Dispatcher
  'Sent out __ drivers a shift': 'Mandé a __ choferes por turno',
  'Took __ calls an hour': 'Tomé __ llamadas por hora',
  'Planned routes for __ stops a day': 'Planeé rutas de __ paradas al día',
  'Solved problems like __ on the road': 'Resolví problemas como __ en el camino',
  // Mail carrier
  'Delivered mail to __ homes a day': 'Entregué correo en __ casas al día',
  'Sorted __ pieces an hour': 'Clasifiqué __ piezas por hora',
  'Walked or drove __ miles a day': 'Caminé o manejé __ millas al día',
  'Handled signed mail and __': 'Entregué correo con firma y __',
  'Ran a mail room for __ people': 'Llevé un cuarto de correo para __ personas',
  // Car washer
  'Washed __ cars a shift': 'Lavé __ carros por turno',
  'Cleaned inside and out in __ minutes each':
    'Limpié por dentro y por fuera en __ minutos cada uno',
  'Moved and parked __ cars a day with no damage': 'Moví y estacioné __ carros al día sin daños',
  'Took payments from __ customers a day': 'Cobré a __ clientes al día',
  // Mechanic
  'Fixed __ cars a week': 'Arreglé __ carros a la semana',
  'Changed oil, tires and __ on __ cars a day':
    'Cambié aceite, llantas (gomas) y __ en __ carros al día',
  'Told __ customers a day what was wrong in plain words':
    'Expliqué a __ clientes al día la falla en palabras sencillas',
  'Kept __ tools and the shop clean': 'Mantuve __ herramientas y el taller limpios',
  // Gas station attendant
  'Helped __ customers a shift': 'Atendí a __ clientes por turno',
  'Handled cash of up to $__': 'Manejé efectivo de hasta $__',
  'Worked alone on __ nights a week': 'Atendí sin compañeros __ noches a la semana',
  'Checked ID for __': 'Pedí identificación para vender __',
  'Cleaned pumps and stocked __': 'Limpié las bombas y surtí __',
  // Parking attendant
  'Parked __ cars a shift with no damage': 'Estacioné __ carros por turno sin daños',
  'Took payments from __ drivers a day': 'Cobré a __ conductores al día',
  'Worked events of up to __ cars': 'Trabajé en eventos de hasta __ carros',
  'Answered questions from __ visitors': 'Contesté preguntas de __ visitantes',
  'Kept keys for __ cars safe': 'Cuidé las llaves de __ carros',
  // Farm worker
  'Picked __ boxes of __ a day': 'Pizqué (recogí) __ cajas de __ al día',
  'Planted and weeded __ acres': 'Planté y desyerbé __ acres',
  'Drove a tractor or __ for __ seasons': 'Manejé un tractor o __ por __ temporadas',
  'Worked in heat and rain for __ hours a day': 'Trabajé en calor y lluvia __ horas al día',
  'Sorted and packed __ by size and color': 'Separé y empaqué __ por tamaño y color',
  // Dairy worker
  'Milked __ cows a shift': 'Ordeñé __ vacas por turno',
  'Fed and watered __ animals a day': 'Di comida y agua a __ animales al día',
  'Found and told about sick animals, __ a month': 'Encontré animales enfermos y avisé, __ al mes',
  'Cleaned barns and __ machines': 'Limpié establos y __ máquinas',
  'Helped with the birth of __ animals': 'Ayudé en el parto de __ animales',
  'Fixed __ of fence': 'Arreglé __ de cerca',
  // Poultry farm worker
  'Fed and checked __ birds a day': 'Di de comer y revisé a __ aves al día',
  'Picked and packed __ eggs a shift': 'Recogí y empaqué __ huevos por turno',
  'Cleaned __ barns by the health rules': 'Limpié __ gallineros según las reglas de sanidad',
  'Wrote down water, heat and __': 'Anoté el agua, la temperatura y __',
  'Loaded __ birds a night': 'Cargué __ aves por noche',
  // Nursery worker
  'Watered and fed __ plants a day': 'Regué y aboné __ plantas al día',
  'Planted __ seeds or pots a shift': 'Sembré __ semillas o macetas por turno',
  'Loaded __ orders a day': 'Cargué __ pedidos al día',
  'Helped __ customers choose plants': 'Ayudé a __ clientes a escoger plantas',
  'Made __ bouquets a day': 'Hice __ ramos al día',
  // Fisher
  'Caught and cleaned __ a day': 'Pesqué y limpié __ al día',
  'Worked __ days at a time at sea': 'Trabajé __ días seguidos en el mar',
  'Fixed nets and __': 'Arreglé redes y __',
  'Kept fish cold and counted __ boxes': 'Mantuve frío el pescado y conté __ cajas',
  'Followed safety drills with a crew of __':
    'Hice simulacros de seguridad con un equipo de __ personas',
  // Forestry worker
  'Planted __ trees a day': 'Planté __ árboles al día',
  'Cleared __ miles of trail or line': 'Limpié __ millas de sendero o de línea contra incendios',
  'Ran a chain saw for __ seasons with no injuries':
    'Manejé motosierra por __ temporadas sin lesiones',
  'Hiked up to __ miles a day with tools': 'Caminé hasta __ millas al día con herramientas',
  'Worked on __ fires with a crew of __': 'Trabajé en __ incendios con un equipo de __ personas',
};
