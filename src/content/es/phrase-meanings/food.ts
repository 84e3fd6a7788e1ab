/** What the English lines about kitchens, dining rooms and food shops mean in Spanish; the gaps stand as in the English. */
export const foodMeanings: Readonly<Record<string, string>> = {
  // Line cook
  'Cooked __ meals a shift on the __ station': 'Cociné __ comidas por turno en la estación de __',
  'Kept orders moving at under __ minutes each': 'Saqué cada orden en menos de __ minutos',
  'Prepped __ before each shift': 'Preparé __ antes de cada turno',
  'Checked food temperatures __ times a shift and wrote them down':
    'Revisé y anoté la temperatura de la comida __ veces por turno',
  'Cleaned and closed the __ station each night': 'Limpié y cerré la estación de __ cada noche',
  'Trained __ new cooks': 'Enseñé el trabajo a __ cocineros nuevos',
  // Prep cook
  'Cut and portioned __ pounds of __ a day': 'Corté y porcioné __ libras de __ al día',
  'Prepped for __ meals a day': 'Dejé listos los ingredientes para __ comidas al día',
  'Labeled and dated food, and moved older food to the front, __ times a day':
    'Puse etiqueta y fecha a la comida y pasé la más vieja al frente, __ veces al día',
  'Made __ from recipes for __ people': 'Hice __ con receta para __ personas',
  'Kept the walk-in cooler clean and counted stock __ times a week':
    'Mantuve limpio el cuarto frío y conté la mercancía __ veces a la semana',
  // Dishwasher
  'Washed dishes for __ meals a shift': 'Lavé los platos de __ comidas por turno',
  'Ran a __ dish machine and changed the water every __ hours':
    'Manejé una máquina lavaplatos __ y le cambié el agua cada __ horas',
  'Scrubbed pots, floors and __ at closing': 'Lavé a fondo ollas, pisos y __ al cierre',
  'Took out trash and recycling __ times a shift':
    'Saqué la basura y el reciclaje __ veces por turno',
  'Helped the cooks by prepping __': 'Ayudé a los cocineros a preparar __',
  'Kept __ clean in rushes of up to __ guests':
    'Mantuve la limpieza de __ en horas pico de hasta __ clientes',
  // Kitchen helper
  'Helped prepare __ meals a day': 'Ayudé a preparar __ comidas al día',
  'Washed and cut __ for the cooks': 'Lavé y corté __ para los cocineros',
  'Served food to __ people at each meal': 'Serví a __ personas en cada comida',
  'Put away deliveries of __ boxes a week': 'Acomodé entregas de __ cajas a la semana',
  'Cleaned __ after each meal': 'Limpié __ después de cada comida',
  // Fast food worker
  'Took __ orders an hour at the counter and drive-through':
    'Tomé __ órdenes por hora en el mostrador y en la ventanilla de carros (drive-through)',
  'Made __ to order in under __ minutes': 'Preparé __ a la orden en menos de __ minutos',
  'Counted a cash drawer of up to $__ each shift': 'Conté una caja de hasta $__ en cada turno',
  'Opened or closed the store __ times a week': 'Abrí o cerré el local __ veces a la semana',
  'Trained __ new crew members': 'Enseñé el trabajo a __ compañeros nuevos',
  'Kept the dining room and __ clean': 'Mantuve limpios el comedor y __',
  // Server
  'Served __ tables a shift': 'Atendí __ mesas por turno',
  'Took orders and answered questions about a menu of __ dishes':
    'Tomé órdenes y contesté preguntas sobre un menú de __ platos',
  'Handled cash and cards of up to $__ a shift':
    'Cobré en efectivo y con tarjeta hasta $__ por turno',
  'Set up and served events for __ guests': 'Preparé y atendí eventos de __ personas',
  'Trained __ new servers': 'Enseñé el trabajo a __ meseros nuevos',
  'Learned the names and usual orders of __ regular guests':
    'Me aprendí el nombre y la orden de siempre de __ clientes fijos',
  // Busser
  'Cleared and reset __ tables a shift': 'Recogí y volví a poner __ mesas por turno',
  'Carried food to __ tables with no mix-ups': 'Llevé comida a __ mesas sin confundir las órdenes',
  'Kept the __ station stocked': 'Mantuve surtida la estación de __',
  'Swept and mopped __ at closing': 'Barrí y trapeé (mapeé) __ al cierre',
  'Helped __ servers on busy nights': 'Ayudé a __ meseros en noches de mucho trabajo',
  // Host
  'Greeted and seated __ guests a shift': 'Recibí y senté a __ clientes por turno',
  'Kept a wait list of up to __ groups': 'Llevé una lista de espera de hasta __ grupos',
  'Answered __ calls a day and booked tables': 'Contesté __ llamadas al día y reservé mesas',
  'Kept the entry and __ clean': 'Mantuve limpios la entrada y __',
  'Planned seats for events of __ people': 'Planeé los asientos para eventos de __ personas',
  // Bartender
  'Made drinks for __ guests a night': 'Preparé bebidas para __ clientes por noche',
  'Checked ID for each guest on shifts of __ hours':
    'Revisé la identificación de cada cliente en turnos de __ horas',
  'Counted a cash drawer of up to $__': 'Conté una caja de hasta $__',
  'Stocked __ and cut fruit before each shift': 'Surtí __ y corté fruta antes de cada turno',
  'Cleaned the bar and counted stock __ times a week':
    'Limpié la barra y conté la mercancía __ veces a la semana',
  // Barista
  'Made __ drinks an hour': 'Preparé __ bebidas por hora',
  'Took orders and payments for __ guests a shift': 'Tomé órdenes y cobré a __ clientes por turno',
  'Opened the store __ mornings a week': 'Abrí la tienda __ mañanas a la semana',
  'Cleaned and checked __ machines each day': 'Limpié y revisé __ máquinas cada día',
  'Learned the recipes of __ drinks': 'Me aprendí las recetas de __ bebidas',
  'Trained __ new workers': 'Enseñé el trabajo a __ empleados nuevos',
  // Baker
  'Baked __ loaves or cakes a day': 'Horneé __ panes o pasteles (bizcochos) al día',
  'Mixed and shaped __ by hand': 'Mezclé y formé __ a mano',
  'Started at __ in the morning and had bread ready by __':
    'Empecé a las __ de la mañana y tuve el pan listo a las __',
  'Decorated __ cakes a week': 'Decoré __ pasteles (bizcochos) a la semana',
  'Weighed out recipes of up to __ pounds': 'Pesé los ingredientes de recetas de hasta __ libras',
  'Kept __ ovens clean and on time': 'Mantuve __ hornos limpios y en horario',
  // Butcher
  'Cut and wrapped __ pounds of meat a day': 'Corté y envolví __ libras de carne al día',
  'Ran the __ saw and grinder with no injuries in __ years':
    'Manejé la sierra __ y el molino de carne sin lesiones en __ años',
  'Helped __ customers a day at the counter': 'Atendí a __ clientes al día en el mostrador',
  'Cleaned and sanitized __ at the end of each shift':
    'Limpié y desinfecté __ al final de cada turno',
  'Checked cooler temperatures __ times a day':
    'Revisé la temperatura del refrigerador __ veces al día',
  // Deli clerk
  'Sliced meat and cheese for __ customers a shift':
    'Rebané carne y queso para __ clientes por turno',
  'Made __ sandwiches a day': 'Preparé __ sándwiches al día',
  'Cleaned __ slicers by the safety steps': 'Limpié __ rebanadoras según los pasos de seguridad',
  'Filled cases with __ each morning': 'Llené las vitrinas con __ cada mañana',
  'Made trays for parties of __ people': 'Preparé bandejas para fiestas de __ personas',
  // Cafeteria worker
  'Served lunch to __ people a day': 'Serví el almuerzo a __ personas al día',
  'Followed special diets for __ people': 'Seguí dietas especiales para __ personas',
  'Cooked __ in large batches': 'Cociné __ en grandes cantidades',
  'Set up and cleaned a line of __ dishes': 'Preparé y limpié una línea de __ platos',
  'Wrote down food temperatures __ times a day':
    'Anoté la temperatura de la comida __ veces al día',
  'Delivered __ trays to rooms on time': 'Llevé __ bandejas a los cuartos a tiempo',
  // Caterer
  'Set up tables and food for events of __ guests':
    'Puse las mesas y la comida para eventos de __ personas',
  'Loaded and drove equipment to __ events a month': 'Cargué y llevé el equipo a __ eventos al mes',
  'Cooked __ for groups of up to __': 'Cociné __ para grupos de hasta __ personas',
  'Served and cleared __ tables an event': 'Serví y recogí __ mesas por evento',
  'Cleaned up within __ hours of each event':
    'Dejé todo limpio en __ horas o menos después de cada evento',
  // Kitchen manager
  'Led a kitchen crew of __': 'Dirigí un equipo de cocina de __ personas',
  'Ordered $__ of food a week': 'Hice pedidos de comida por $__ a la semana',
  'Cut food waste by __': 'Reduje el desperdicio de comida en __',
  'Wrote schedules for __ people': 'Hice los horarios de __ personas',
  'Passed __ health inspections': 'Pasé __ inspecciones de sanidad',
  'Hired and trained __ workers': 'Contraté a __ empleados y les enseñé el trabajo',
  // Pizza maker
  'Made __ pizzas a shift': 'Hice __ pizzas por turno',
  'Stretched __ pounds of dough a day': 'Estiré __ libras de masa al día',
  'Took __ phone orders on busy nights': 'Tomé __ órdenes por teléfono en noches de mucho trabajo',
  'Kept the oven at __ degrees and checked each pizza':
    'Mantuve el horno a __ grados y revisé cada pizza',
  'Closed and cleaned the __ station': 'Cerré y limpié la estación de __',
  // Food truck worker
  'Sold food to __ people a day': 'Vendí comida a __ personas al día',
  'Cooked __ in a small kitchen': 'Cociné __ en una cocina pequeña',
  'Took cash and cards of up to $__ a day': 'Cobré en efectivo y con tarjeta hasta $__ al día',
  'Set up and packed the stand __ days a week': 'Armé y recogí el puesto __ días a la semana',
  'Bought and stored __ of food each week': 'Compré y guardé __ de comida cada semana',
};
