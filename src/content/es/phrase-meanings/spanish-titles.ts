/**
 * "English title: Spanish titles", one English title a line, and each Spanish title once: where it means two jobs, the one
 * that more of our learners have done. "Ama de llaves" is Housekeeper, for the aide to old people says whom she keeps house
 * for; "motorista" is Driver, as in El Salvador and Honduras, for who drives a motorcycle says taxi or deliveries with it.
 */
const titles = `
Cook: cocinero, cocinera, taquero, taquera
Line Cook: cocinero de línea, cocinera de línea, parrillero, parrillera, planchero, planchera
Prep Cook: preparador de alimentos, preparadora de alimentos, cocinero de preparación, cocinera de preparación
Dishwasher: lavaplatos, friegaplatos, lavatrastes, fregador, fregadora
Kitchen Helper: ayudante de cocina, auxiliar de cocina, asistente de cocina, ayudante de cocinero
Fast Food Worker: empleado de comida rápida, empleada de comida rápida, hamburguesero, hamburguesera
Server: mesero, mesera, camarero, camarera, mozo, moza, salonero, salonera
Busser: garrotero, garrotera, ayudante de mesero, ayudante de camarero
Host: anfitrión
Hostess: anfitriona, hostess
Bartender: cantinero, cantinera, barman, bartender
Barista: barista
Baker: panadero, panadera, bizcochero, bizcochera
Pastry Cook: pastelero, pastelera, repostero, repostera
Cake Decorator: decorador de pasteles, decoradora de pasteles, decoradora de bizcochos, decorador de bizcochos
Butcher: carnicero, carnicera
Fish Cutter: pescadero, pescadera
Sandwich Maker: sandwichero, sandwichera, tortero, tortera
School Cook: cocinero de escuela, cocinera de escuela
Cafeteria Worker: comedor escolar, empleado de cafetería, empleada de cafetería, empleado de comedor, empleada de comedor
Dietary Aide: auxiliar de dietas
Banquet Server: mesero de banquetes, mesera de banquetes
Head Cook: jefe de cocina, jefa de cocina, cocinero principal, cocinera principal
Chef: chef
Restaurant Manager: gerente de restaurante, encargado de restaurante, encargada de restaurante
Pizza Maker: pizzero, pizzera
Food Vendor: tamalero, tamalera, vendedor de comida, vendedora de comida, frutero, frutera
Food Truck Worker: lonchero, lonchera, fritolero, fritolera
Tortilla Maker: tortillero, tortillera

Hotel Housekeeper: recamarista, mucama, camarera de hotel, camarista, camarero de hotel
House Cleaner: limpiadora de casas, limpiador de casas, limpieza de casas, limpio casas, empleada doméstica, empleado doméstico, trabajadora del hogar, trabajador del hogar, trabajadora doméstica, trabajador doméstico, señora de la limpieza, sirvienta, doméstica
Housekeeper: ama de llaves
Janitor: conserje, limpiador, limpiadora, limpieza, afanador, afanadora, intendente, empleado de limpieza, empleada de limpieza, barrendero, barrendera
Office Cleaner: limpieza de oficinas
School Custodian: conserje de escuela, conserje escolar
Hospital Cleaner: limpieza de hospital
Laundry Worker: lavandero, lavandera, empleado de lavandería, empleada de lavandería
Presser: planchador, planchadora
Dry Cleaner: tintorero, tintorera
Carpet Cleaner: limpiador de alfombras, limpiadora de alfombras, lavador de alfombras, lavadora de alfombras
Window Cleaner: limpiador de ventanas, limpiadora de ventanas, limpiavidrios
Maintenance Worker: mantenimiento, todóloga, empleado de mantenimiento, empleada de mantenimiento, técnico de mantenimiento, técnica de mantenimiento
Handyman: todero, todólogo, milusos, mil usos, manitas
Building Superintendent: superintendente, súper, encargado del edificio, encargada del edificio
Groundskeeper: cuidador de jardines, cuidadora de jardines
Landscaper: jardinero, jardinera, yardero, yardera, yarda, podador
Tree Trimmer: podador de árboles, podadora de árboles
Pool Cleaner: alberquero, piscinero, limpiador de albercas, limpiadora de albercas, limpiador de piscinas, limpiadora de piscinas
Exterminator: fumigador, fumigadora, exterminador, exterminadora
Trash Collector: basurero, basurera, recolector de basura, recolectora de basura
Recycling Sorter: reciclador, recicladora, pepenador, pepenadora

Nursing Assistant: asistente de enfermería, auxiliar de enfermería, auxiliar de enfermera, ayudante de enfermera
Nurse: enfermero, enfermera
Doctor: médico, médica, doctora, médico general, médica general
Dentist: dentista, odontólogo, odontóloga
Pharmacist: farmacéutico, farmacéutica, farmaceuta
Pharmacy Technician: técnico de farmacia, técnica de farmacia, auxiliar de farmacia, técnico en farmacia, técnica en farmacia
Medical Lab Technologist: bioanalista, laboratorista, tecnólogo médico, tecnóloga médica
Medical Biller: facturador médico, facturadora médica
Paramedic: paramédico, paramédica
Physical Therapist: fisioterapeuta, terapista físico, terapista física
Social Worker: trabajador social, trabajadora social
Psychologist: psicólogo, psicóloga
Veterinarian: veterinario, veterinaria
Caregiver: cuidador, cuidadora, cuidador de ancianos, cuidadora de ancianos, cuidador de adultos mayores, cuidadora de adultos mayores, cuidador de personas mayores, cuidadora de personas mayores
Home Health Aide: asistente de salud en el hogar, auxiliar de salud en el hogar, cuidadora a domicilio, cuidador a domicilio, home attendant, ama de llaves de ancianos, ama de llaves de envejecientes
Elder Caregiver: cuidador de envejecientes, cuidadora de envejecientes, envejecientes
Family Caregiver: cuidador de un familiar, cuidadora de un familiar, cuidador familiar, cuidadora familiar, cuidé a mi mamá, cuidé a mi papá, cuidé a mi abuela, cuidé a mi familia
Homemaker: ama de casa, amo de casa, señora de casa, labores del hogar, el hogar
Stay-at-Home Mother: mamá, madre, mamá en casa
Stay-at-Home Father: papá, padre, papá en casa
Medical Assistant: asistente médico, asistente médica
Phlebotomist: flebotomista, flebotomiano, flebotomiana
Patient Transporter: camillero, camillera
Community Health Worker: promotora de salud, promotor de salud, promotora comunitaria, promotor comunitario
Childcare Worker: cuidado de niños, cuido de niños, cuidador de niños, cuidadora de niños, empleada de guardería, empleado de guardería, puericultista
Babysitter: niñero, niñera, babysitter, nana
Direct Support Worker: apoyo a personas con discapacidad, cuidador de personas con discapacidad, cuidadora de personas con discapacidad
Medication Aide: auxiliar de medicamentos
Bus Aide: auxiliar de autobús, monitora de guagua, monitor de guagua
Camp Counselor: consejero de campamento, consejera de campamento
Shelter Worker: trabajador de albergue, trabajadora de albergue
Teacher Aide: asistente de maestro, asistente de maestra, ayudante de maestra, ayudante de maestro, auxiliar de maestra
Preschool Teacher: maestro de preescolar, maestra de preescolar, educadora, educador, parvularia, maestra de kínder, maestro de kínder
Teacher: maestro, maestra, profesor, profesora
Tutor: tutor, tutora, asesor escolar, asesora escolar
Crossing Guard: guardia escolar, guardia de cruce
Hairdresser: peluquero, peluquera, estilista, peinador, peinadora
Barber: barbero, barbera
Hair Braider: trenzador, trenzadora, trencista
Nail Technician: manicurista, uñera, técnica de uñas, técnico de uñas, uñas
Esthetician: esteticista, cosmetóloga, cosmetólogo, cosmiatra
Dog Walker: paseador de perros, paseadora de perros
Pet Groomer: peluquero de perros, peluquera de perros, estilista canino, estilista canina

Construction Worker: obrero de construcción, obrera de construcción, albañilería, trabajador de la construcción, trabajadora de la construcción, construcción, peón de construcción
Mason: albañil, mampostero
Construction Helper: ayudante de albañil, media cuchara, peón de albañil, ayudante de construcción, chalán
Construction Foreman: maestro de obras, maestra de obras, maestro de obra, mayordomo de construcción
Carpenter: carpintero, carpintera
Cabinet Maker: ebanista, gabinetero
Framer: framero
Painter: pintor, pintora, pintor de casas, pintora de casas, pintor de brocha gorda
Drywall Worker: tablarroquero, tablaroquero, shirroquero, instalador de tablaroca, instaladora de tablaroca
Plasterer: yesero, yesera, empañetador
Roofer: techador, techadora, techero, rufero, rufera, roofero, roofera
Concrete Worker: trabajador de concreto, trabajadora de concreto, trabajador de cemento, concretero
Flooring Installer: instalador de pisos, instaladora de pisos, pisero
Tile Setter: azulejero, azulejera, losetero, losetera, instalador de azulejo, instaladora de azulejo, instalador de losetas, instaladora de losetas
Electrician: electricista
Electrician Helper: ayudante de electricista
Plumber: plomero, plomera, fontanero, fontanera
Plumber Helper: ayudante de plomero
AC Technician: técnico de aire acondicionado, técnica de aire acondicionado, técnico de aires, técnico en refrigeración, técnica en refrigeración, refrigerista
Flagger: banderero, banderera
Road Worker: trabajador de carreteras, trabajadora de carreteras
Heavy Equipment Operator: operador de maquinaria pesada, operadora de maquinaria pesada, excavadorista
Solar Installer: instalador de paneles solares, instaladora de paneles solares, instalador solar
Fence Installer: cerquero, instalador de cercas, instaladora de cercas
Scaffold Builder: andamiero, andamiera, andamista
Ironworker: fierrero, varillero, ferrallista
Cable Installer: instalador de cable, instaladora de cable, cablero
Welder: soldador, soldadora, herrero, herrera
Glazier: vidriero, vidriera, cristalero, cristalera
Locksmith: cerrajero, cerrajera
Contractor: contratista
Civil Engineer: ingeniero civil, ingeniera civil
Architect: arquitecto, arquitecta
Land Surveyor: topógrafo, topógrafa, agrimensor, agrimensora

Warehouse Worker: almacenista, trabajador de almacén, trabajadora de almacén, almacén, bodega, bodeguero, bodeguera, empleado de bodega, empleada de bodega, trabajador de bodega, trabajadora de bodega
Order Picker: surtidor de pedidos, surtidora de pedidos
Hand Packer: empacador, empacadora, empaque
Forklift Driver: montacarguista, operador de montacargas, operadora de montacargas, montacargas, chofer de montacargas
Dock Worker: cargador, cargadora, estibador, estibadora, descargador, descargadora
Inventory Clerk: inventarista, encargado de inventario, encargada de inventario
Assembler: ensamblador, ensambladora
Factory Worker: operario, operaria, obrero, obrera, trabajador de fábrica, trabajadora de fábrica, maquila, trabajadora de maquila, trabajador de maquila, maquiladora
Machine Operator: operador de máquina, operadora de máquina, operador de máquinas, operadora de máquinas
Machinist: tornero, tornera
CNC Operator: operador de cnc, operadora de cnc
Quality Inspector: inspector de calidad, inspectora de calidad, control de calidad
Meat Packing Worker: empacador de carne, empacadora de carne, matancero, matancera
Poultry Worker: trabajador de pollera, trabajadora de pollera, trabajador de planta de pollo, trabajadora de planta de pollo
Seamstress: costurera, modista
Tailor: costurero, sastre
Day Laborer: jornalero, jornalera, chiripero
General Laborer: peón, ayudante general, trabajador general, trabajadora general, trabajador, trabajadora
Temp Worker: trabajador temporal, trabajadora temporal
Mover: mudancero, mudancera, mudanzas, cargador de muebles, cargadora de muebles
Delivery Driver: repartidor, repartidora, mensajero, mensajera, chofer de entregas, delivery
Delivery Worker: deliverista, repartidor en bicicleta, repartidora en bicicleta
Driver: chofer, chofera, conductor, conductora, motorista
Truck Driver: camionero, camionera, troquero, troquera, trailero, trailera, camionista, patanista, rastrero
Bus Driver: chofer de autobús, chofer de camión de pasajeros, guagüero, guagüera, chofer de guagua, busero
Taxi Driver: taxista, chofer de concho, chofer de carro público
Rideshare Driver: chofer de uber, chofer de lyft
Motorcycle Taxi Driver: motoconchista, mototaxista
Dispatcher: despachador, despachadora
Mail Carrier: cartero, cartera, repartidor de correo, repartidora de correo
Car Washer: lavacarros, lavador de carros, lavadora de carros, lavacoches
Mechanic: mecánico, mecánica
Auto Body Repairer: hojalatero, hojalatera, desabollador, desabolladora, latonero, latonera
Auto Painter: pintor de carros, pintora de carros, pintor de autos
Upholsterer: tapicero, tapicera
Tire Technician: llantero, llantera, gomero, vulcanizador
Gas Station Attendant: gasolinero, gasolinera, bombero de gasolinera, despachador de gasolina, despachadora de gasolina
Parking Attendant: estacionador, estacionadora, viene viene, parqueador, parqueadora
Tractor Operator: tractorista
Farm Worker: campesino, campesina, trabajador del campo, trabajadora del campo, trabajador agrícola, trabajadora agrícola, agricultor, agricultora, labrador, el fil, pizcador, pizcadora, piscador, piscadora
Fruit Picker: recolector de fruta, recolectora de fruta
Sugarcane Cutter: cortador de caña, cortadora de caña, picador de caña, machetero
Ranch Hand: vaquero, vaquera, peón de rancho, ranchero, ranchera
Dairy Worker: ordeñador, ordeñadora, lechero
Rancher: ganadero, ganadera
Greenhouse Worker: viverista, trabajador de vivero, trabajadora de vivero
Florist: florista
Fisher: pescador, pescadora
Logger: leñador

Cashier: cajero, cajera
Sales Associate: vendedor, vendedora, dependiente, dependienta, empleado de tienda, empleada de tienda, tendero, tendera
Stocker: acomodador de mercancía, acomodadora de mercancía, surtidor, surtidora, gondolero, gondolera, anaquelero
Bagger: cerillo, cerillito, embolsador, embolsadora, empacador de supermercado, empacadora de supermercado
Store Clerk: dependiente de bodega, dependienta de bodega, cajero de bodega, cajera de bodega, empleado de colmado, empleada de colmado, dependiente de colmado, dependienta de colmado
Sales Promoter: promotor de ventas, promotora de ventas, impulsador, impulsadora, demostrador, demostradora
Store Manager: gerente de tienda, encargado de tienda, encargada de tienda
Manager: gerente, gerenta, encargado, encargada, administrador, administradora
Supervisor: supervisor, supervisora, jefe, jefa
Crew Leader: mayordomo, mayordoma, capataz, líder de cuadrilla
Customer Service Worker: servicio al cliente, atención al cliente
Telemarketer: vendedor por teléfono, vendedora por teléfono
Phone Repair Technician: técnico de celulares, técnica de celulares, reparador de celulares, reparadora de celulares
Call Center Agent: agente de call center, operador telefónico, operadora telefónica, telefonista
Bank Teller: cajero de banco, cajera de banco
Street Vendor: vendedor ambulante, vendedora ambulante, ambulante, buhonero, buhonera
Market Seller: comerciante, pulguero, pulguera, tianguista
Small Business Owner: dueño de negocio, dueña de negocio, negocio propio, colmadero, colmadera, abarrotero, abarrotera
Receptionist: recepcionista
Secretary: secretario, secretaria
Office Clerk: oficinista, auxiliar de oficina
Administrative Assistant: asistente administrativo, asistente administrativa, auxiliar administrativo, auxiliar administrativa
Data Entry Clerk: capturista, digitador, digitadora, entrada de datos
Bookkeeper: tenedor de libros, tenedora de libros
Accounting Clerk: auxiliar contable, auxiliar de contabilidad, asistente de contabilidad
Accountant: contador, contadora, contable
Medical Receptionist: recepcionista médica, secretaria médica, secretario médico, recepcionista médico
Hotel Front Desk Clerk: recepcionista de hotel
Interpreter: intérprete
Translator: traductor, traductora
Librarian: bibliotecario, bibliotecaria
Library Assistant: auxiliar de biblioteca, asistente de biblioteca
Computer Technician: técnico en computadoras, técnica en computadoras, técnico de computadoras, técnica de computadoras
Engineer: ingeniero, ingeniera
Lawyer: abogado, abogada
Programmer: programador, programadora
Electronics Technician: técnico en electrónica, técnica en electrónica
Tax Preparer: preparador de impuestos, preparadora de impuestos
Insurance Agent: agente de seguros, vendedor de seguros, vendedora de seguros
Security Guard: guardia, guardia de seguridad, vigilante, velador, veladora, sereno, guachimán, seguridad
Doorman: portero
Door Attendant: portera
Correction Officer: custodio, custodia, guardia de prisión
Police Officer: policía
Firefighter: bombero, bombera
Soldier: soldado, militar
Lifeguard: salvavidas
Casino Dealer: dealer, crupier
Ticket Seller: taquillero, taquillera
Usher: acomodador, acomodadora
Coach: entrenador, entrenadora
Photographer: fotógrafo, fotógrafa
Graphic Designer: diseñador gráfico, diseñadora gráfica
Musician: músico, música
Singer: cantante
Craft Maker: artesano, artesana
Flight Attendant: azafata, sobrecargo, aeromozo, aeromoza
Volunteer: voluntario, voluntaria
Food Pantry Volunteer: voluntario de despensa, voluntaria de despensa
Church Volunteer: ayudante de iglesia, voluntario de iglesia, voluntaria de iglesia, catequista
Community Organizer: organizador comunitario, organizadora comunitaria
Survey Worker: encuestador, encuestadora
Student: estudiante
Intern: practicante, pasante, becario, becaria
Apprentice: aprendiz, aprendiza
Helper: ayudante, auxiliar
Employee: empleado, empleada
`;

/**
 * What somebody may type as a job title in Spanish, in small letters with its accents, and the English title to offer. The
 * reader of this list compares without accents and capitals, also the ñ.
 */
export const spanishTitles: Readonly<Record<string, string>> = Object.fromEntries(
  titles
    .trim()
    .split(/\n+/u)
    .flatMap((line) => {
      const [english = '', spanish = ''] = line.split(': ');
      return spanish.split(', ').map((title) => [title, english] as const);
    }),
);
