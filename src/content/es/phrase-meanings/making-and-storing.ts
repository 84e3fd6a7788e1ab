/** What the English lines about warehouses and factories mean in Spanish; the gaps stand as in the English. */
export const makingAndStoringMeanings: Readonly<Record<string, string>> = {
  // Warehouse worker
  'Picked and packed __ orders a shift': 'Surtí y empaqué __ pedidos por turno',
  'Loaded and unloaded __ trucks a day': 'Cargué y descargué __ camiones al día',
  'Lifted up to __ pounds': 'Cargué hasta __ libras',
  'Scanned __ items an hour with few mistakes': 'Escaneé __ artículos por hora con pocos errores',
  'Counted stock and found __': 'Conté mercancía y encontré __',
  // Order picker
  'Picked __ items an hour': 'Surtí __ artículos por hora',
  'Reached __ percent right orders': 'Logré __ por ciento de pedidos correctos',
  'Used a scanner and __ to find goods': 'Usé un escáner y __ para encontrar la mercancía',
  'Lifted boxes of up to __ pounds': 'Cargué cajas de hasta __ libras',
  // Packer
  'Packed __ boxes an hour': 'Empaqué __ cajas por hora',
  'Checked each order for __': 'Revisé cada pedido para ver __',
  'Taped, labeled and stacked __ boxes a shift':
    'Cerré con cinta, etiqueté y apilé __ cajas por turno',
  'Kept the packing table stocked with __': 'Mantuve la mesa de empaque surtida con __',
  'Met the goal of __ a day for __ months': 'Cumplí la meta de __ al día por __ meses',
  // Forklift driver
  'Moved __ pallets a shift': 'Moví __ tarimas (paletas) por turno',
  'Drove a __ forklift for __ years with no accidents':
    'Manejé un montacargas __ por __ años sin accidentes',
  'Checked the forklift each day for __': 'Revisé el montacargas cada día para ver __',
  'Stacked pallets up to __ feet high': 'Apilé tarimas (paletas) a una altura de hasta __ pies',
  'Kept a forklift card since __': 'Tuve tarjeta de montacargas desde __',
  // Shipping and receiving clerk
  'Checked in __ deliveries a day': 'Recibí y revisé __ entregas al día',
  'Made labels and papers for __ packages a day':
    'Hice etiquetas y papeles para __ paquetes al día',
  'Counted goods and found __ errors a week':
    'Conté la mercancía y encontré __ errores a la semana',
  'Loaded __ trucks on time': 'Cargué __ camiones a tiempo',
  'Used __ to track orders': 'Usé __ para seguir los pedidos',
  // Dock worker
  'Loaded __ boxes an hour': 'Cargué __ cajas por hora',
  'Unloaded __ trucks a shift': 'Descargué __ camiones por turno',
  'Sorted packages for __ routes': 'Separé paquetes para __ rutas',
  'Worked in heat and cold for __': 'Trabajé en calor y en frío por __',
  // Inventory clerk
  'Counted __ items a week': 'Conté __ artículos a la semana',
  'Found and fixed __ count errors': 'Encontré y corregí __ errores de conteo',
  'Used __ to track stock': 'Usé __ para llevar el inventario',
  'Ordered __ when stock was low': 'Pedí __ cuando quedaba poco',
  'Kept a stock room of __ shelves in order':
    'Mantuve en orden un cuarto de mercancía de __ estantes',
  // Warehouse lead
  'Shipped __ orders a day': 'Envié __ pedidos al día',
  'Cut mistakes or late orders by __': 'Reduje los errores o los pedidos tardíos en __',
  'Planned work for __ people each shift': 'Planeé el trabajo de __ personas en cada turno',
  'Led __ safety talks a month': 'Di __ pláticas (charlas) de seguridad al mes',
  // Assembler
  'Put together __ parts a shift': 'Armé __ piezas por turno',
  'Read drawings and used __ tools': 'Leí planos y usé herramientas __',
  'Found and fixed __ bad parts a week': 'Encontré y arreglé __ piezas malas a la semana',
  'Trained __ new workers on the line': 'Enseñé el trabajo de la línea a __ personas nuevas',
  // Factory worker
  'Made __ parts or packages a shift': 'Hice __ piezas o paquetes por turno',
  'Ran the __ line': 'Operé la línea de __',
  'Checked __ each hour and wrote it down': 'Revisé __ cada hora y lo anoté',
  'Kept my area clean and safe for __ people': 'Mantuve mi área limpia y segura para __ personas',
  'Moved between __ jobs on the line': 'Roté entre __ puestos en la línea',
  // Machine operator
  'Ran __ machines a shift': 'Manejé __ máquinas por turno',
  'Made __ parts an hour': 'Hice __ piezas por hora',
  'Set up and changed __ in under __ minutes': 'Preparé y cambié __ en menos de __ minutos',
  'Measured parts with __': 'Medí piezas con __',
  'Cleared jams and did small repairs on __':
    'Destrabé máquinas e hice reparaciones pequeñas en __',
  'Cut waste by __': 'Reduje el desperdicio en __',
  // Quality inspector
  'Checked __ parts a shift': 'Revisé __ piezas por turno',
  'Measured with __ to the nearest __': 'Medí con __ hasta el __ más cercano',
  'Found __ problems before they shipped': 'Encontré __ problemas antes del envío',
  'Wrote reports on __': 'Escribí reportes sobre __',
  'Taught __ workers what to look for': 'Enseñé a __ trabajadores qué buscar',
  // Meat packing worker
  'Cut or packed __ pounds an hour': 'Corté o empaqué __ libras por hora',
  'Worked in a cold room for __ hours a shift': 'Trabajé en cuarto frío __ horas por turno',
  'Kept knives and tables clean by the rules on a line of __':
    'Mantuve limpios los cuchillos y las mesas, según las reglas, en una línea de __ personas',
  'Met the goal of __ a day': 'Cumplí la meta de __ al día',
  'Trained __ new workers on safe knife use':
    'Enseñé a __ trabajadores nuevos a usar bien el cuchillo',
  // Sewing machine operator
  'Sewed __ pieces a day': 'Cosí __ piezas al día',
  'Ran __ kinds of sewing machines': 'Manejé __ tipos de máquinas de coser',
  'Fixed or changed clothes for __ customers a week':
    'Arreglé o ajusté ropa para __ clientes a la semana',
  'Read patterns for __': 'Leí patrones (moldes) para __',
  'Found and fixed __ bad seams a shift': 'Encontré y arreglé __ costuras malas por turno',
  // Welder
  'Welded __ with the __ method': 'Soldé __ con el método __',
  'Read drawings and cut __': 'Leí planos y corté __',
  'Passed __ weld tests': 'Pasé __ pruebas de soldadura',
  'Built __ parts a week': 'Hice __ piezas a la semana',
  'Worked __ years with no injury': 'Trabajé __ años sin lesiones',
  // Temp worker
  'Worked at __ places on jobs like __': 'Trabajé en __ lugares, en tareas como __',
  'Asked back by __ companies': 'Me volvieron a llamar __ empresas',
  'Lifted up to __ pounds and cleaned __': 'Cargué hasta __ libras y limpié __',
  'Learned __ within a day': 'Aprendí __ en un día o menos',
  'Came on time for __ days in a row': 'Llegué a tiempo __ días seguidos',
  // Mover
  'Moved __ homes a week': 'Hice mudanzas de __ casas a la semana',
  'Carried furniture of up to __ pounds': 'Cargué muebles de hasta __ libras',
  'Wrapped and packed __ with little damage': 'Envolví y empaqué __ con pocos daños',
  'Loaded trucks of __ feet': 'Cargué camiones de __ pies',
  // Delivery driver
  'Delivered __ packages or orders a day': 'Entregué __ paquetes u órdenes al día',
  'Drove __ miles a week with no accidents': 'Manejé __ millas a la semana sin accidentes',
  'Took signatures and cash from __ customers a day':
    'Tomé firmas y efectivo de __ clientes al día',
  'Planned a route of __ stops': 'Planeé una ruta de __ paradas',
  'Checked the van each day for __': 'Revisé la van cada día para ver __',
  'Kept a rating of __': 'Mantuve una calificación de __',
};
