import { isEmployerAbroad, isTitleAbroad } from './job-words-abroad';
import { verbForm } from './verb-forms';

/** Last words of job titles. Only these make a title sure; others are left for the person. */
const titleNouns = new Set(
  `accountant administrator advisor advocate agent aide analyst apprentice artist assembler assistant associate attendant auditor
  baker barber barista bartender bookkeeper bricklayer busser butcher buyer caregiver caretaker carpenter carrier cashier chef
  cleaner clerk coach concierge conductor contractor cook coordinator counselor courier crew custodian dancer designer detailer developer director
  dishwasher dispatcher driver editor electrician engineer estimator farmer farmhand fabricator firefighter foreman framer gardener grader greeter
  groundskeeper guard guide handler handyman hairdresser helper host hostess housekeeper hvac inspector installer instructor intern
  interpreter janitor journeyman laborer landscaper laundress lead leader librarian lifeguard loader machinist maid manager mason mechanic medic mentor merchandiser
  messenger mover nanny nurse officer operator organizer packer painter paralegal paramedic pharmacist phlebotomist picker plasterer plumber porter
  preparer presser processor producer programmer receptionist receiver recruiter repairer repairman representative rigger roofer runner
  salesperson sander scheduler seamstress secretary seller server sitter sorter specialist stocker stylist superintendent supervisor surveyor tailor teacher technician tech
  teller temp therapist tiler trainee trainer translator transporter trucker tutor typist upholsterer usher volunteer waiter waitress walker washer watchman
  welder worker writer architect consultant scientist researcher president vice-president vp avp svp executive chief partner owner founder co-founder cofounder professor lecturer attorney lawyer physician doctor dentist banker trader broker planner strategist copywriter journalist reporter photographer videographer animator illustrator tester qa devops sysadmin webmaster fellow scholar ambassador captain pilot marine steward boilermaker millwright ironworker pipefitter fitter glazier member ceo cto cfo coo principal resident entrepreneur freelancer chair chairman chairperson treasurer curator archivist economist statistician mathematician chemist biologist physicist geologist psychologist nutritionist dietitian optician hygienist veterinarian radiographer sonographer midwife doula chaplain pastor minister busboy dj proctor grader invigilator counsellor councillor internship externship apprenticeship traineeship deputy registrar examiner adjuster underwriter actuary controller bursar clinician counsel educator facilitator judge liaison model moderator navigator negotiator nutritionist observer paraeducator paraprofessional parent patroller performer printer promoter ranger referee umpire scorer sculptor singer musician tiler tutor vendor warden weaver windower
  aid adviser organiser salesman saleswoman salesmen craftsman draftsman draughtsman fireman policeman seaman airman lineman warehouseman storeman storekeeper shopkeeper timekeeper gatekeeper zookeeper cameraman businessman businesswoman doorman bellman bellhop
  esthetician cosmetologist beautician sommelier roustabout roughneck driller miner scaffolder insulator drywaller landscaper excavator remodeler decorator appraiser realtor orderly matron surgeon anesthetist optometrist chiropractor acupuncturist orthodontist
  cna rn lpn lvn emt hha extern externship fellowship postdoc assistantship clerkship co-op deckhand stagehand ranchhand groom groomer breeder rancher logger arborist horticulturist florist fisherman diver crewmember crewmate
  shipper expediter selector stitcher sewer solderer molder moulder machinst sandblaster canvasser enumerator interviewer telemarketer marketer fundraiser collector checker proofreader transcriptionist transcriber annotator evaluator assessor verifier investigator detective constable cadet lieutenant commander
  pianist organist vocalist soloist guitarist drummer composer choreographer comedian actor actress announcer correspondent columnist publicist lobbyist activist organiser diplomat consul commissioner mayor councilman magistrate bailiff notary solicitor barrister stenographer financier croupier auctioneer distributor merchant caterer
  coder integrator hacker evangelist technologist pathologist audiologist radiologist hydrologist ecologist archaeologist sociologist anthropologist criminologist toxicologist dean provost headmaster headteacher preceptor chaperone caddie caddy jockey blogger reviewer filmmaker cinematographer
  finisher builder sweeper digger grinder polisher trimmer pruner roaster brewer butler valet sergeant corporal private soldier sailor babysitter homemaker shopper
  cocinera cocinero limpiadora conserje niñera niñero cajera cajero mesera mesero chofer conductora ayudante asistente vendedora vendedor
  costurera albañil carpintero pintor jardinero obrero obrera operador operadora enfermera cuidadora cuidador secretaria recepcionista maestra maestro mecánico soldador practicante pasante gerente encargada encargado jefe jefa ingeniero ingeniera abogado abogada contador contadora analista desarrollador desarrolladora
  köchin koch verkäufer verkäuferin küchenleiterin aushilfe praktikant praktikantin швея повар водитель программист разработчик менеджер инженер продавец`.split(
    /\s+/u,
  ),
);

const careFor =
  'care(?:giver|taker)? (?:for|of) (?:my |an? |the )?(?:family|family member|parents?|mother|father|grandparents?|grandmother|grandfather|relative)';
const ownTime = new RegExp(
  `^(?:(?:full|part)[- ]time |primary |main )?(?:family (?:care|caregiver|caretaker)|${careFor}|home ?maker|(?:stay[- ]at[- ]home|full[- ]time) (?:parent|mom|mother|dad|father)|student|time (?:away from|off) work|cuidadora? familiar|(?:cuidadora?|(?:al )?cuidado) de (?:(?:mi|la) )?familia|am[oa] de casa|estudiante)$`,
  'iu',
);

/** True for "Family Caregiver", "Full-time student" and "Time away from work": a line like a job's, and nobody employed them. */
export function isOwnTime(title: string): boolean {
  return ownTime.test(title.trim());
}

/** True for "Line Cook", "Director of Nursing" and "Security Officer, Night Shift". */
export function isJobTitle(text: string): boolean {
  if (isOwnTime(text.replace(/,.*$/u, ''))) return true;
  const words = text
    .toLowerCase()
    .replace(/,.*$/u, '')
    .replace(/\s+(?:of|i{1,3}|[123]|de)(?:\s.*)?$/u, '')
    .split(/[\s/]+/u);
  // Capitals hold a longer title together.
  const most = /^(?:\p{Lu}\S*(?:\s|$))+$/u.test(text) ? 7 : 5;
  return (
    words.length <= most &&
    (titleNouns.has(words.at(-1) ?? '') || isTitleAbroad(text.replace(/,.*$/u, '')))
  );
}

const companyWord =
  /\b(?:inc|llc|ltd|corp|corporation|company|co|group|services?|store|shop|market|mart|restaurant|diner|cafe|café|grill|hotel|motel|inn|hospital|clinic|center|centre|school|schools|college|university|church|department|county|city|agency|bank|bakery|salon|studio|supply|storage|logistics|industries|plastics|foods?|farms?|construction|cleaners|staffing|self-employed|self employed|freelance|family|restaurante|tienda|panadería|fábrica|empresa|clínica|farmacia|supermercado|ferretería|lavandería|taquería|escuela|familia|ventures|freight|law|offices?|mall|parcel|grocery|solutions|systems|partners|associates|association|foundation|institute|academy|laboratory|laboratories|labs?|technologies|technology|enterprises?|holdings|capital|international|consulting|consultants|council|ministry|bureau|society|club|theater|theatre|museum|library|airlines?|airport|army|navy|air force|marines|national guard|police|insurance|financial|healthcare|health care|medical center|pharmacy|pizza|burger|coffee|catering|resort|spa|gym|fitness|media|press|publishing|gmbh|ag|s\.?a\.?|pvt|private limited|limited|plc|llp|srl|s\.r\.l|sarl|gbr|ltda|pte|pty|s\.l|corps|hardware|thrift|warehouse|lumber|electric|plumbing|roofing|landscaping|motors|auto|tire|trucking|linen|manor|nursing home|senior living|home care|apartments|properties|realty|goodwill|walmart|amazon|target|mcdonald['’]s|& sons)\b/iu;

/** True when a name holds a word that only employers carry. */
export function isSurelyEmployer(text: string): boolean {
  return (companyWord.test(text) || isEmployerAbroad(text)) && !isOwnTime(text);
}

/** Parts of a title that follow a comma and are no employer ("Night Shift", "Part-time"). */
export function isShiftOrHours(text: string): boolean {
  return /\b(?:shifts?|nights?|days?|evenings?|weekends?|part[- ]time|full[- ]time|seasonal|temporary|contract|on[- ]call|remote|unpaid|summers?)\b/iu.test(
    text,
  );
}

/** "Registered Nurse", "United Parcel": their first word is a deed elsewhere. */
const nameOpening =
  /^(?:United|Registered|Certified|Licensed|Advanced|Associated|Allied|Applied|Combined|Integrated|Retired|Embedded|Distributed|Automated|Skilled|Consolidated|Limited|Lead|Led|Salaried|Contracted|Paid|Self-employed)\s\p{Lu}/u;

/** True for "Drove with one helper": what begins with a verb tells of work and names none. */
export function opensWithDeed(text: string): boolean {
  if (nameOpening.test(text)) return false;
  const [first = ''] = /^[\p{L}'’-]+/u.exec(text) ?? [];
  return verbForm(first.toLowerCase())?.form === 'past';
}

/** True for a short line that names something: no sentence, its longer words capitalized. */
export function looksLikeName(text: string): boolean {
  const words = text.split(/\s+/u);
  // "Ayudante de cocina", "Office clerk": titles may keep their small letters, but "Drove with one helper" is none.
  if (
    /^\p{Lu}/u.test(text) &&
    verbForm(words[0]?.toLowerCase() ?? '')?.form !== 'past' &&
    isJobTitle(text)
  )
    return true;
  if (
    hasOpenParenthesis(text) ||
    words.length > 8 ||
    /[.!?;]$/u.test(text.replace(/\b(?:Inc|Co|Ltd|Corp|St|\p{Lu})\.$/u, ''))
  )
    return false;
  return words.every((word) => word.length < 4 || !/^\p{Ll}/u.test(word) || isSurelyEmployer(word));
}

/** A part that was cut out of the middle of a parenthesis names nothing. */
function hasOpenParenthesis(text: string): boolean {
  return text.split('(').length !== text.split(')').length;
}

/** Employers whose last word is somebody's work. */
const isForce = /\b(?:army|navy|air force|marine corps|national guard|coast guard|peace corps)\b/iu;

/** How much a text reads like what somebody works as, from about -4 to 4. */
export function titleScore(text: string): number {
  const words = text.toLowerCase().split(/[\s/,()-]+/u);
  const isStrict = isJobTitle(text) || isJobTitle(text.replace(/\s*\([^()]*\)$/u, ''));
  const hasNoun =
    isStrict ||
    words.some((word) => titleNouns.has(word.replace(/s$/u, '')) || titleNouns.has(word));
  const isRanked =
    /^(?:senior|sr\.?|junior|jr\.?|lead|assistant|head|chief|associate|deputy|vice|intern|volunteer|part-time|full-time|freelance)\b/iu.test(
      text,
    );
  return (
    (isStrict ? 4 : hasNoun ? 2 : 0) +
    (isRanked ? 1 : 0) -
    (isSurelyEmployer(text) && !isStrict ? 2 : 0) -
    (words.length > 9 ? 2 : 0) -
    (isForce.test(text) ? 4 : 0) -
    (/^\p{Ll}/u.test(text) && !isStrict ? 1 : 0)
  );
}

/** What only a company's own name carries; a team has none. */
const legalForm = /\b(?:inc|llc|ltd|limited|llp|plc|gmbh|pte|pvt|corp|s\.?r\.?l|s\.?a\.?s)\b/iu;

/** How much a text reads like who somebody works for, from about -4 to 4. */
export function employerScore(text: string): number {
  const isStrict = isJobTitle(text);
  const isNamed = isSurelyEmployer(text);
  const bare = text.replaceAll(/\([^()]*\)/gu, '').replaceAll(/[^\p{L}\s]/gu, '');
  const hasNoun = bare
    .toLowerCase()
    .split(/\s+/u)
    .some((word) => titleNouns.has(word));
  return (
    (isNamed ? 3 : 0) +
    (legalForm.test(text) ? 1 : 0) +
    (isForce.test(text) ? 3 : 0) +
    (/^(?:the|university of|city of|county of|state of|department of)\b|\b(?:of america|\.com)$|\b\p{L}+\.(?:com|io|org|ai)\b/iu.test(
      text,
    )
      ? 2
      : 0) +
    (/^\p{Lu}/u.test(text) ? 0.5 : 0) -
    (isStrict ? (isNamed ? 2 : 4) : hasNoun ? 1.5 : 0) -
    (bare.split(/\s+/u).length > 9 ? 1.5 : 0)
  );
}

/** How much or where somebody works, and nothing else. */
export const hoursAlone =
  /^\(?(?:(?:full|part)[- ]time|remote|hybrid|on-?site|contract|permanent|temporary|freelance|seasonal|vollzeit|teilzeit|cdi|cdd|internship)\)?\.?$/iu;
/** What only a company's own name ends with. */
export const nameWithLegalForm =
  /(?:^|[\s,])(?:inc|llc|ltd|limited|llp|plc|gmbh|ag|kg|mbh|se|pte|pvt|corp|co|s\.?r\.?l|s\.?a\.?s?|s\.l|ltda|e\.?\s?v|ооо|зао|оао)\.?$/iu;
