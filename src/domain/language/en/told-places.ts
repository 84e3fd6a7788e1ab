/** A prison or a jail, by its name or its kind, in English and in Spanish. */
const prison =
  /(?:^|[^\p{L}\p{N}])(?:(?:pre)?release center|prisons?|penitentiary|penal|jails?|correctional?|corrections?|detention|reformatory|unicor|juvenile (?:hall|camp)|juvie|lock-?up|work release|inmates?|(?:fci|usp|fdc|sci|fpc) \p{L}+|\p{L}+ (?:ci|doc)|d\.?o\.?c|c[aá]rcel|prisi[oó]n|reclusorio|correccional)(?![\p{L}\p{N}])/iu;
/** A house where people get over drugs or alcohol, or come to after a prison. */
const treatment =
  /(?:^|[^\p{L}\p{N}])(?:(?:treatment|recovery|detox|rehab|sobriety|sober living|sober|re-?entry|adult rehabilitation|addiction|drug|alcohol)(?: (?:treatment|recovery|rehab(?:ilitation)?))* (?:centers?|centres?|program|facility|homes?|house|village|ranch|court)|sober living|half-?way house|^(?:in )?(?:drug )?(?:detox|rehab)$|centro de (?:recuperaci[oó]n|tratamiento|adicciones)|casa de medio camino)(?![\p{L}\p{N}])/iu;
/** What has a name like theirs and is none. */
const others =
  /(?:^|[^\p{L}\p{N}])(?:fellowship|ministry|ministries|museum|project|reform|legal|law|advocacy|alliance|union|books?|news|(?:waste)?water|sewage|sewer|waste|heat|surface|wood|metal|steel|resources?|materials?|assets?|debt|data|disaster|auto|vehicle|energy|solvent|oil|cancer|wound|vein|allergy|dental|burn|fertility|spine|pain|skin|hair|cardiac|sports?|animal|wildlife|markets?|cafe|grill|restaurant|eye|foot|pest|stroke|orthop(?:a|e)dic|supply|supplies|equipment|systems|construction|health ?care|medical)(?![\p{L}\p{N}])/iu;

/** Titles of those who are paid, or come on their own, to work in such a place. */
const staff =
  /(?:^|[^\p{L}\p{N}])(?:officers?|guard|warden|deputy|sergeant|sgt|lieutenant|captain|jailer|nurse|r\.?n|lpn|lvn|cna|nursing|medical|doctor|physician|dentist|dental|counsel(?:or|lor|ing)|therapist|social work(?:er)?|case ?(?:manager|worker|aide)|psych\p{L}*|chaplain|pastor|minister|teacher|instructor|professor|educator|administra\p{L}+|director|manager|supervisor|superintendent|coordinator|specialist|technician|recovery coach|peer|clinician|pharmac\p{L}*|dietitian|receptionist|secretary|security|attorney|lawyer|paralegal|intern|volunteer|mentor|advocate|records?|dispatcher|operator|contractor|driver|delivery|monitor|navigator|interpreter|librarian|outreach|enfermer[oa]|maestr[oa]|consejer[oa]|guardia|custodi[oa]|oficial|voluntari[oa]|capell[aá]n)(?![\p{L}\p{N}])/iu;

/** What the words of a title say of the one who had it. */
const heldTitle =
  /(?:^|[^\p{L}\p{N}])(?:inmates?|prison(?:er)?|jail|penitentiary|convict|incarcerated|trusty|parolee|probationer|pres[oa]|recluso)(?![\p{L}\p{N}])/iu;

/** Work in such a place, as somebody says who lives there. */
const heldWork =
  /(?:^|[^\p{L}\p{N}])(?:(?:prison|jail|penitentiary|inmate) (?:kitchen|laundry|yard|library|shop|crew|farm|work crew|garage|barber ?shop)|(?:while|when) (?:i was )?(?:in|inside) (?:prison|jail|treatment|rehab)|(?:cocina|lavander[ií]a) (?:de la c[aá]rcel|del penal))(?![\p{L}\p{N}])/iu;

/** Where somebody sleeps who has no home, in the place of a city. */
const heldHome =
  /^(?:(?:i (?:live|stay|sleep|am) )?(?:in |at |on )?(?:the |a |an |my )?(?:\p{L}+(?:[’']s)? )?(?:shelter|homeless|streets?|rehab|tent|car|van)|homeless|jail|prison|(?:en |vivo en )?(?:el |la |un |una |mi )?(?:albergue|refugio|calle|carro|c[aá]rcel))[.!]?$|(?:^|[^\p{L}\p{N}])(?:homeless shelter|(?:men|women)[’']?s shelter|half-?way house|no home|no address|sin hogar)(?![\p{L}\p{N}])/iu;
/** "Bank Street" is one. */
const homeIsStreet = /^(?:in |on )?(?:the |my )?streets?[.!]?$|^(?!.*\bstreets?\b)/iu;

/** True for a title of those who work where others are held or treated ("Corrections Officer", "Recovery Room Nurse"). */
export function isStaffTitle(title: string): boolean {
  return staff.test(title);
}

/** True for the name of a prison or of a house of treatment, which tells where somebody was who worked there and is no staff. */
export function isHeldPlace(name: string): boolean {
  return (prison.test(name) || treatment.test(name)) && !others.test(name);
}

/** True for a title that says where its holder was ("Inmate Worker"), and for a line that says so ("prison kitchen"). */
export function tellsWhereHeld(text: string, kind: 'title' | 'line'): boolean {
  return kind === 'title' ? heldTitle.test(text) && !staff.test(text) : heldWork.test(text);
}

/** True for a shelter, the street or the like where a city is asked for. */
export function isHomeless(place: string): boolean {
  const text = place.trim();
  return heldHome.test(text) && homeIsStreet.test(text);
}
