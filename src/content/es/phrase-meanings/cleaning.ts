/** What the English lines about cleaning, buildings and grounds mean in Spanish; the gaps stand as in the English. */
export const cleaningMeanings: Readonly<Record<string, string>> = {
  // Hotel housekeeper
  'Cleaned __ rooms a shift': 'Limpié __ cuartos por turno',
  "Changed the beds in __ rooms a day by the hotel's rules":
    'Cambié las camas de __ cuartos al día según las reglas del hotel',
  'Kept a cart stocked with __': 'Mantuve un carrito surtido con __',
  'Passed __ room checks a month': 'Pasé __ revisiones de cuartos al mes',
  'Returned lost things to __ guests': 'Devolví cosas olvidadas a __ huéspedes',
  'Trained __ new room attendants': 'Enseñé el trabajo a __ camareras (recamaristas) nuevas',
  // House cleaner
  'Cleaned __ homes a week': 'Limpié __ casas a la semana',
  'Kept __ regular customers for __ years': 'Tuve __ clientes fijos por __ años',
  'Cleaned __ with safe products': 'Limpié __ con productos seguros',
  'Worked alone with the keys of __ homes': 'Limpié sin supervisión, con las llaves de __ casas',
  'Set prices and times with __ customers': 'Acordé precios y horarios con __ clientes',
  'Washed, dried and folded __ loads a week': 'Lavé, sequé y doblé __ cargas de ropa a la semana',
  // Janitor
  'Cleaned __ rooms and __ bathrooms a night': 'Limpié __ cuartos y __ baños cada noche',
  'Swept, mopped and waxed __ square feet of floor':
    'Barrí, trapeé (mapeé) y enceré __ pies cuadrados de piso',
  'Took out trash from __ offices': 'Saqué la basura de __ oficinas',
  'Locked up and set the alarm in a building of __ floors':
    'Cerré con llave y puse la alarma en un edificio de __ pisos',
  'Used the __ machine with no accidents': 'Usé la máquina __ sin accidentes',
  'Ordered supplies for a building of __ people':
    'Pedí los productos para un edificio de __ personas',
  // Hospital cleaner
  'Cleaned __ patient rooms a shift': 'Limpié __ cuartos de pacientes por turno',
  'Followed the steps to stop infection in __ kinds of rooms':
    'Seguí los pasos para evitar infecciones en __ tipos de cuartos',
  'Made a room ready in __ minutes after a patient left':
    'Dejé listo un cuarto en __ minutos tras la salida de un paciente',
  'Picked up and bagged __ of medical waste by the rules':
    'Recogí y embolsé __ de desechos médicos según las reglas',
  'Passed __ checks of my rooms': 'Pasé __ revisiones de mis cuartos',
  // Laundry worker
  'Washed and folded __ pounds of laundry a shift': 'Lavé y doblé __ libras de ropa por turno',
  'Ran __ washers and dryers': 'Manejé __ lavadoras y secadoras',
  'Pressed __ pieces an hour': 'Planché __ piezas por hora',
  'Sorted linen for __ rooms a day': 'Separé la ropa de cama de __ cuartos al día',
  'Took out stains with __': 'Quité manchas con __',
  'Helped __ customers a day': 'Atendí a __ clientes al día',
  // Window cleaner
  'Washed windows on buildings of up to __ floors': 'Lavé ventanas en edificios de hasta __ pisos',
  'Cleaned __ windows a day': 'Limpié __ ventanas al día',
  'Set up ladders and ropes with no accidents in __ years':
    'Puse escaleras y cuerdas sin accidentes en __ años',
  'Worked with a crew of __': 'Trabajé con un equipo de __ personas',
  'Kept __ regular customers': 'Tuve __ clientes fijos',
  // Carpet cleaner
  'Cleaned carpets in __ homes or offices a week':
    'Limpié alfombras en __ casas u oficinas a la semana',
  'Stripped and waxed __ square feet of floor a night':
    'Quité la cera vieja y enceré __ pies cuadrados de piso por noche',
  'Ran and cleaned __ machines': 'Manejé y limpié __ máquinas',
  'Took out stains with the right __': 'Quité manchas con el __ correcto',
  'Gave prices to __ customers a week': 'Di precios a __ clientes a la semana',
  // Flood and fire cleaner
  'Cleaned up after floods or fires in __ homes':
    'Limpié después de inundaciones o incendios en __ casas',
  'Set and checked __ fans and pumps a job':
    'Puse y revisé __ ventiladores y bombas en cada trabajo',
  'Carried out __ of wet material': 'Saqué __ de material mojado',
  'Wore the right gear for __': 'Usé el equipo de protección correcto para __',
  'Wrote notes and took photos for __ jobs': 'Tomé notas y fotos de __ trabajos',
  // Maintenance worker
  'Fixed __ work orders a week': 'Hice __ órdenes de reparación a la semana',
  'Repaired __ in a building of __ units': 'Arreglé __ en un edificio de __ apartamentos',
  'Painted __ rooms between tenants': 'Pinté __ cuartos entre un inquilino y otro',
  'Answered night calls __ times a month': 'Atendí llamadas de noche __ veces al mes',
  'Checked __ each week and fixed problems early':
    'Revisé __ cada semana y arreglé los problemas a tiempo',
  'Saved $__ by fixing __ instead of buying new':
    'Ahorré $__ al arreglar __ en vez de comprar nuevo',
  // Apartment maintenance
  'Got __ apartments ready a month': 'Dejé listos __ apartamentos al mes',
  'Fixed sinks, locks and __ in __ units': 'Arreglé fregaderos, cerraduras y __ en __ apartamentos',
  'Answered calls from __ tenants': 'Atendí llamadas de __ inquilinos',
  'Kept keys and records for __ units': 'Llevé las llaves y los registros de __ apartamentos',
  'Cleared snow and leaves from __': 'Quité nieve y hojas de __',
  // Groundskeeper
  'Mowed and trimmed __ acres a week':
    'Corté y recorté el pasto (la grama) de __ acres a la semana',
  'Planted and watered __': 'Planté y regué __',
  'Cleared snow from __ walks and lots': 'Quité la nieve de __ aceras y estacionamientos',
  'Fixed and cleaned __ machines': 'Arreglé y limpié __ máquinas',
  'Picked up trash on grounds of __ acres': 'Recogí basura en terrenos de __ acres',
  // Landscaper
  'Mowed __ lawns a day': 'Corté el pasto (la grama) de __ yardas al día',
  'Planted __ trees and plants': 'Planté __ árboles y plantas',
  'Laid __ feet of stone, pipe or sod': 'Puse __ pies de piedra, tubo o césped',
  'Used mowers, trimmers and __ safely': 'Usé podadoras, orilladoras y __ de forma segura',
  'Led a crew of __': 'Estuve a cargo de un equipo de __ personas',
  // Tree worker
  'Cut and trimmed __ trees a week': 'Corté y podé __ árboles a la semana',
  'Climbed up to __ feet with ropes': 'Subí hasta __ pies con cuerdas',
  'Ran a chipper and chain saws for __ years with no injuries':
    'Manejé trituradora y motosierras por __ años sin lesiones',
  'Cleared storm damage at __ homes': 'Limpié daños de tormentas en __ casas',
  'Loaded __ trucks of wood a week': 'Cargué __ camiones de leña a la semana',
  // Pool cleaner
  'Cleaned __ pools a week': 'Limpié __ piscinas (albercas) a la semana',
  'Tested and set the water at __ pools': 'Medí y ajusté el agua de __ piscinas (albercas)',
  'Fixed pumps and __': 'Arreglé bombas y __',
  'Drove a route of __ stops a day': 'Manejé una ruta de __ paradas al día',
  'Talked with __ owners about problems': 'Hablé con __ dueños sobre problemas',
  // Pest control worker
  'Treated __ homes a week': 'Fumigué __ casas a la semana',
  'Found and closed __ places where pests came in':
    'Encontré y cerré __ lugares por donde entraban plagas',
  'Mixed and stored __ by the label': 'Mezclé y guardé __ según la etiqueta',
  'Wrote reports for __ visits a day': 'Escribí los reportes de __ visitas al día',
  'Kept a license for __ years': 'Tuve licencia por __ años',
  // Trash collector
  'Picked up trash at __ stops a day': 'Recogí la basura en __ paradas al día',
  'Sorted __ tons of recycling a shift': 'Separé __ toneladas de reciclaje por turno',
  'Worked outdoors in all weather for __ years':
    'Trabajé al aire libre, con todo tipo de clima, por __ años',
  'Checked the truck each day and wrote down __': 'Revisé el camión cada día y anoté __',
  'Worked __ months with no injury': 'Trabajé __ meses sin lesiones',
};
