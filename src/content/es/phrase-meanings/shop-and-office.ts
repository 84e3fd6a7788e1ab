/** What the English lines about shops and offices mean in Spanish; the gaps stand as in the English. */
export const shopAndOfficeMeanings: Readonly<Record<string, string>> = {
  // Cashier
  'Rang up __ customers a shift': 'Cobré a __ clientes por turno',
  'Counted a drawer of up to $__ with few errors': 'Conté una caja de hasta $__ con pocos errores',
  'Scanned __ items a minute': 'Escaneé __ artículos por minuto',
  'Answered questions about __': 'Contesté preguntas sobre __',
  'Trained __ new cashiers': 'Enseñé el trabajo a __ cajeros nuevos',
  // Sales associate
  'Sold $__ a week': 'Vendí $__ a la semana',
  'Knew a floor of __ products': 'Conocí una sección de __ productos',
  'Took back and exchanged __ items a day': 'Recibí y cambié __ devoluciones al día',
  'Set up displays of __ each week': 'Armé exhibidores de __ cada semana',
  // Stocker
  'Stocked __ boxes a shift': 'Acomodé __ cajas por turno',
  'Unloaded __ pallets a night': 'Descargué __ tarimas (paletas) por noche',
  'Moved older goods to the front in __ aisles':
    'Pasé al frente los productos más viejos en __ pasillos',
  'Built __ displays a week': 'Armé __ exhibidores a la semana',
  'Helped __ customers find things': 'Ayudé a __ clientes a encontrar cosas',
  // Bagger
  'Bagged for __ customers a shift': 'Empaqué las compras de __ clientes por turno',
  'Brought in __ carts an hour': 'Metí __ carritos por hora',
  'Carried bags to cars for __ people a day': 'Llevé bolsas al carro a __ personas al día',
  'Cleaned __ and swept aisles': 'Limpié __ y barrí los pasillos',
  'Checked prices for __ cashiers': 'Revisé precios para __ cajeros',
  // Store manager
  'Led a team of __': 'Estuve al frente de un equipo de __ personas',
  'Ran a store with sales of $__ a week': 'Llevé una tienda con ventas de $__ a la semana',
  'Raised sales by __': 'Subí las ventas en __',
  'Counted and took $__ a day to the bank': 'Conté $__ al día y los llevé al banco',
  // Thrift store worker
  'Sorted __ bags or boxes a shift': 'Clasifiqué __ bolsas o cajas por turno',
  'Took in gifts from __ people a day': 'Recibí donaciones de __ personas al día',
  'Priced and hung __ pieces a day': 'Puse precio y colgué __ piezas al día',
  'Rang up __ customers': 'Cobré a __ clientes',
  'Tested __ before sale': 'Probé __ antes de la venta',
  // Customer service worker
  'Solved problems like __': 'Resolví problemas como __',
  'Answered __ emails or chats a day': 'Contesté __ correos o chats al día',
  'Used __ to look up orders': 'Usé __ para buscar pedidos',
  // Call center agent
  'Took __ calls a day': 'Tomé __ llamadas al día',
  'Kept calls under __ minutes': 'Mantuve las llamadas en menos de __ minutos',
  'Solved __ of problems on the first call': 'Resolví __ de los problemas en la primera llamada',
  'Typed notes in __': 'Escribí notas en __',
  'Sold or signed up __ a week': 'Vendí o inscribí __ a la semana',
  'Spoke __ with callers': 'Hablé __ con quienes llamaban',
  // Bank teller
  'Served __ customers a day': 'Atendí a __ clientes al día',
  'Counted $__ a day with few errors': 'Conté $__ al día con pocos errores',
  'Opened __ accounts a week': 'Abrí __ cuentas a la semana',
  'Balanced my drawer for __ days in a row': 'Cuadré mi caja __ días seguidos',
  'Found and stopped __ bad checks': 'Detecté y detuve __ cheques malos',
  // Phone store worker
  'Sold __ phones or plans a week': 'Vendí __ teléfonos o planes a la semana',
  'Fixed __ phones a week': 'Arreglé __ teléfonos a la semana',
  'Helped __ customers a day move to a new phone':
    'Ayudé a __ clientes al día a pasarse a un teléfono nuevo',
  'Explained plans in __ languages': 'Expliqué los planes en __ idiomas',
  'Met goals of __ for __ months': 'Cumplí metas de __ por __ meses',
  // Street seller
  'Sold __ to __ customers a week': 'Vendí __ a __ clientes a la semana',
  'Bought stock of $__ a month': 'Compré mercancía por $__ al mes',
  'Set prices and kept records for __ years': 'Puse precios y llevé cuentas por __ años',
  'Ran a stand at __ markets': 'Atendí un puesto en __ mercados',
  'Shipped __ orders a week with few returns':
    'Envié __ pedidos a la semana con pocas devoluciones',
  // Receptionist
  'Greeted __ visitors a day': 'Recibí a __ visitantes al día',
  'Answered __ calls a day on __ lines': 'Contesté __ llamadas al día en __ líneas',
  'Kept files for __ people': 'Llevé los archivos de __ personas',
  'Helped visitors in __ languages': 'Ayudé a visitantes en __ idiomas',
  'Took payments of up to $__ a day': 'Cobré hasta $__ al día',
  // Office clerk
  'Filed and scanned __ papers a week': 'Archivé y escaneé __ papeles a la semana',
  'Typed __ words a minute': 'Escribí __ palabras por minuto en el teclado',
  'Kept calendars for __ people': 'Llevé las agendas de __ personas',
  'Wrote and sent __ letters or emails a day': 'Escribí y envié __ cartas o correos al día',
  'Ordered supplies for an office of __': 'Pedí materiales para una oficina de __ personas',
  'Used Word, Excel and __': 'Usé Word, Excel y __',
  // Data entry clerk
  'Typed __ records a day': 'Capturé (entré) __ registros al día',
  'Checked and fixed __ errors a week': 'Revisé y corregí __ errores a la semana',
  'Used __ to keep records': 'Usé __ para llevar los registros',
  'Kept private data of __ people safe': 'Protegí los datos privados de __ personas',
  // Bookkeeper
  'Paid __ bills a month': 'Pagué __ cuentas al mes',
  'Kept books for __ companies in __': 'Llevé los libros de __ empresas en __',
  'Ran payroll for __ people': 'Hice la nómina de __ personas',
  'Found and fixed $__ of errors': 'Encontré y corregí $__ en errores',
  'Sent __ bills a week': 'Envié __ facturas a la semana',
  // Medical receptionist
  'Checked in __ patients a day': 'Registré la llegada de __ pacientes al día',
  'Booked __ visits a day': 'Hice __ citas al día',
  'Checked insurance for __ people': 'Revisé el seguro médico de __ personas',
  'Took payments of $__ a day': 'Cobré $__ al día',
  'Kept private records in __': 'Llevé registros privados en __',
  // Hotel front desk clerk
  'Checked in __ guests a shift': 'Registré la llegada de __ huéspedes por turno',
  'Answered __ calls a day': 'Contesté __ llamadas al día',
  'Took payments of up to $__ a night': 'Cobré hasta $__ por noche',
  'Solved problems like __ for guests': 'Resolví problemas como __ a los huéspedes',
  "Closed the day's books on __ nights a week": 'Cerré las cuentas del día __ noches a la semana',
  // Interpreter
  'Interpreted between __ and English for __ people a week':
    'Interpreté entre __ e inglés para __ personas a la semana',
  'Went with __ people to doctor or court visits': 'Acompañé a __ personas al médico o a la corte',
  'Translated __ pages or forms': 'Traduje __ páginas o formularios',
  'Kept what I heard private for __ years': 'Mantuve confidencial lo que oí durante __ años',
  'Worked by phone for __': 'Trabajé por teléfono para __',
  // Library aide
  'Shelved __ books a shift': 'Acomodé __ libros por turno',
  'Helped __ people a day with computers': 'Ayudé a __ personas al día con las computadoras',
  'Checked out __ items a day': 'Presté __ artículos al día',
  'Led story time for __ children': 'Dirigí la hora del cuento para __ niños',
  'Fixed and covered __ books a week': 'Arreglé y forré __ libros a la semana',
  // Computer helper
  'Fixed __ computers a week': 'Arreglé __ computadoras a la semana',
  'Helped __ people a day by phone or in person':
    'Ayudé a __ personas al día por teléfono o en persona',
  'Set up __ new computers': 'Preparé __ computadoras nuevas',
  'Taught __ people to use __': 'Enseñé a __ personas a usar __',
  'Closed __ tickets a week': 'Cerré __ solicitudes de ayuda a la semana',
};
