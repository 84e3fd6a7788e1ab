/** What the English lines about building and repair mean in Spanish; the gaps stand as in the English. */
export const buildingMeanings: Readonly<Record<string, string>> = {
  // Construction worker
  'Built or tore down __ on __ sites': 'Construí o tumbé __ en __ obras',
  'Carried and set up to __ pounds of material': 'Cargué y acomodé hasta __ libras de material',
  'Used __ tools safely': 'Usé herramientas __ de forma segura',
  'Cleaned and set up sites for crews of __':
    'Limpié y preparé la obra para equipos de __ personas',
  'Read plans for __': 'Leí planos para __',
  // Carpenter
  'Framed __ houses or rooms': 'Armé la estructura de __ casas o cuartos',
  'Built and hung __ doors, shelves or cabinets': 'Hice y colgué __ puertas, repisas o gabinetes',
  'Measured and cut to within __': 'Medí y corté con una precisión de __',
  'Read plans for jobs of up to $__': 'Leí planos de trabajos de hasta $__',
  'Fixed __ in old homes': 'Arreglé __ en casas viejas',
  // Painter
  'Painted __ rooms or houses a month': 'Pinté __ cuartos o casas al mes',
  'Sanded, taped and filled __ before paint':
    'Lijé, encinté y tapé hoyos con masilla en __ antes de pintar',
  'Mixed and matched __ colors': 'Mezclé e igualé __ colores',
  'Worked on ladders up to __ feet': 'Trabajé en escaleras de hasta __ pies',
  'Gave prices to __ customers': 'Di precios a __ clientes',
  'Finished __ jobs on time': 'Terminé __ trabajos a tiempo',
  // Drywall worker
  'Hung __ sheets of drywall a day': 'Colgué __ hojas de sheetrock (tablaroca) al día',
  'Taped and sanded __ rooms a week': 'Encinté y lijé __ cuartos a la semana',
  'Worked on stilts or lifts up to __ feet': 'Trabajé en zancos o elevadores de hasta __ pies',
  'Fixed holes and cracks in __ homes': 'Arreglé hoyos y grietas en __ casas',
  'Measured and cut for __': 'Medí y corté para __',
  // Roofer
  'Put on __ roofs a month': 'Puse __ techos al mes',
  'Tore off and carried __ of old roof a day': 'Quité y cargué __ de techo viejo al día',
  'Found and fixed leaks on __ homes': 'Encontré y arreglé goteras en __ casas',
  'Worked tied off at up to __ feet': 'Trabajé con arnés y cuerda a hasta __ pies',
  // Concrete worker
  'Poured and finished __ yards of concrete': 'Eché y terminé __ yardas de concreto (hormigón)',
  'Laid __ bricks or blocks a day': 'Pegué __ ladrillos o bloques al día',
  'Built forms for __': 'Hice moldes de madera (cimbra, encofrado) para __',
  'Mixed and carried __ bags a day': 'Mezclé y cargué __ sacos al día',
  'Read levels to within __': 'Tomé niveles con una precisión de __',
  // Flooring installer
  'Laid __ square feet of floor a day': 'Puse __ pies cuadrados de piso al día',
  'Cut and set tile in __ rooms': 'Corté y puse azulejo (losetas) en __ cuartos',
  'Took out and hauled __ of old floor': 'Quité y saqué __ de piso viejo',
  'Measured and ordered for __ jobs': 'Medí e hice los pedidos de __ trabajos',
  'Fixed __ for customers at no extra cost': 'Arreglé __ a los clientes sin cobrar extra',
  // Electrician helper
  'Ran wire in __ homes or units': 'Metí cable en __ casas o apartamentos',
  'Put in __ outlets, lights or panels': 'Puse __ contactos (receptáculos), luces o paneles',
  'Bent and set __ feet of pipe': 'Doblé y puse __ pies de tubo',
  'Tested __ for safety': 'Probé __ por seguridad',
  'Logged __ hours as an apprentice': 'Acumulé __ horas como aprendiz',
  // Plumber helper
  'Put in __ sinks, toilets or heaters': 'Puse __ fregaderos, inodoros o calentadores',
  'Cut and joined __ feet of pipe': 'Corté y uní __ pies de tubo',
  'Cleared __ drains a week': 'Destapé __ drenajes a la semana',
  'Found and fixed leaks in __ homes': 'Encontré y arreglé fugas en __ casas',
  // Heating and cooling helper
  'Serviced __ units a week': 'Di servicio a __ aparatos a la semana',
  'Put in __ systems': 'Instalé __ sistemas',
  'Cleaned coils and changed filters for __ customers':
    'Limpié serpentines y cambié filtros a __ clientes',
  'Found problems with __': 'Encontré problemas con __',
  'Kept the EPA __ card': 'Tuve la tarjeta EPA __',
  // Roadworker
  'Held traffic safe on roads of up to __ lanes':
    'Mantuve seguro el tráfico en vías de hasta __ carriles',
  'Laid __ of asphalt a day': 'Puse __ de asfalto al día',
  'Set up cones and signs for __ jobs': 'Puse conos y letreros para __ trabajos',
  'Fixed __ potholes a week': 'Tapé __ baches (hoyos) a la semana',
  // Heavy equipment operator
  'Ran a __ for __ years': 'Manejé __ por __ años',
  'Dug and graded __ a day': 'Excavé y nivelé __ al día',
  'Checked and greased __ each morning': 'Revisé y engrasé __ cada mañana',
  'Worked around pipes and wires on __ sites with no hits':
    'Trabajé cerca de tubos y cables en __ obras sin pegarle a ninguno',
  'Read stakes and plans for __': 'Leí estacas y planos para __',
  // Insulation and solar installer
  'Put in __ panels, windows or feet of insulation a week':
    'Puse __ paneles, ventanas o pies de aislamiento a la semana',
  'Worked on roofs and in attics of __ homes': 'Trabajé en techos y áticos de __ casas',
  'Sealed leaks and cut bills by __': 'Sellé fugas de aire y bajé las cuentas en __',
  'Talked with __ home owners about the work': 'Hablé con __ dueños de casa sobre el trabajo',
  // Fence and deck builder
  'Built __ feet of fence a week': 'Hice __ pies de cerca a la semana',
  'Dug and set __ posts a day': 'Cavé y puse __ postes al día',
  'Measured and priced __ jobs': 'Medí y di precio a __ trabajos',
  'Fixed gates and __ for customers': 'Arreglé portones y __ a los clientes',
  // Cable installer
  'Put in internet or TV at __ homes a week': 'Puse internet o TV en __ casas a la semana',
  'Ran __ feet of cable': 'Pasé __ pies de cable',
  'Climbed poles or ladders up to __ feet': 'Subí postes o escaleras de hasta __ pies',
  'Fixed __ problems on the first visit': 'Resolví __ problemas en la primera visita',
  'Taught __ customers a day to use it': 'Enseñé a __ clientes al día a usarlo',
  // Scaffold builder
  'Built scaffolds up to __ feet': 'Armé andamios de hasta __ pies',
  'Carried and set __ pieces a day': 'Cargué y puse __ piezas al día',
  'Checked __ each day and tagged it safe': 'Revisé __ cada día y le puse la etiqueta de seguro',
  'Worked tied off with a crew of __': 'Trabajé con arnés en un equipo de __ personas',
  'Gave hand signals for lifts of __': 'Di señales con las manos para levantar __',
};
