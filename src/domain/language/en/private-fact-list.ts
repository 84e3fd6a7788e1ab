import {
  clients,
  joints,
  oldThings,
  place,
  wordSet,
  type PrivateFactPattern,
} from './private-fact-words';

const usual = wordSet(joints);
const count = '(?:\\d+|one|two|three|four|five|six)';
const illness =
  "(?:diabetes|asthma|ptsd|tbi|hiv|aids|hepatitis(?: [abc])?|epilepsy|adhd|autism|alzheimer(?:[’']?s)?|dementia|parkinson[’']?s|" +
  'copd|lupus|arthritis|bipolar(?: disorder)?|depression|schizophrenia|anxiety|cancer|(?:heart|kidney|lung|liver) (?:disease|failure|problems?)|' +
  'a stroke|(?:an? )?(?:learning |physical |mental )?disabilit(?:y|ies)|mental illness|down syndrome)';
const kin =
  '(?:mother|mom|father|dad|son|daughter|husband|wife|spouse|partner|brother|sister|grandmother|grandma|grandfather|grandpa|aunt|uncle)';
const home =
  '(?:shelter|halfway house|sober(?:-| )living|transitional housing|homeless camp|tent|motel|car|van|truck)';

/** What tells of a person's age, status, health, family, home, or of how a job ended. */
export const privateFacts: readonly PrivateFactPattern[] = [
  {
    phrases: [
      '\\d{2}(?:-| )(?:years?|yrs?)(?:-| )(?:old|young)',
      '\\d{2} ?y(?:[/.]?o)',
      'age:? \\d{2}',
    ],
    notAbout: oldThings,
  },
  {
    phrases: [
      'green card',
      'work permit',
      '(?:(?:\\p{L}-?\\d{1,2}[ab]?|opt|cpt|work|student|tourist|visitor) ){1,2}visa',
      '\\p{L}-\\d status',
      'on (?:stem )?(?:opt|cpt)(?: visa)?',
    ],
    followedBy: wordSet(`${place} but now holder valid approved expires is was`),
    precededBy: wordSet('with'),
  },
  {
    phrases: [
      '(?:with )?no (?:work )?permit',
      'without (?:papers|documents|a (?:work )?permit|status)',
      '(?:fake|false|borrowed) (?:papers|id|documents|social)',
      "used (?:my |a )?(?:cousin|brother|sister|friend|someone|other person)(?:[’']?s)? (?:id|papers|number|social)",
    ],
    ownership: 'self-evident',
  },
  {
    phrases: ['(?:visa|immigration) status', 'passport (?:number|no)'],
    followedBy: wordSet(`${place} approved is`),
  },
  {
    phrases: [
      'permanent resident',
      'asylum seeker',
      'refugee',
      'undocumented',
      'illegal(?: immigrant| alien)?',
      '(?:naturalized|american|u\\.?s\\.?) citizen',
      'naturalized',
    ],
    followedBy: wordSet(`${joints} status card worker immigrant`),
    precededBy: wordSet('as'),
  },
  {
    phrases: ['overstayed (?:my |a |the )?visa', 'no papers'],
    followedBy: usual,
    precededBy: wordSet('with'),
  },
  { phrases: ['born in \\p{L}+'], followedBy: wordSet(`${place} and but on raised`) },
  {
    phrases: ['married', 'married with', 'divorced', 'widow(?:er|ed)?', 'separated from my'],
    followedBy: wordSet(
      `${joints} one two three four kid children dad father mom mother husband wife`,
    ),
    aboutClients: wordSet('couples'),
  },
  {
    phrases: [
      `(?:mother|mom|father|dad|parent) of ${count}`,
      'stay(?:ed|ing)?(?:-| )at(?:-| )home(?:-| )(?:mom|mother|dad|father|parent)',
      '(?:on|took|my) (?:maternity|paternity) leave',
      '(?:had|having) a baby',
      '(?:lost |full |shared )?custody of my',
      'lost custody',
      'hijab|headscarf',
    ],
    followedBy: wordSet(`${joints} kids children son daughter every daily`),
  },
  {
    phrases: [
      "(?:muslim|christian|catholic|jewish|hindu|buddhist|mormon|baptist|pentecostal|jehovah[’']?s witness)",
      '(?:black|white|hispanic|latino|latina|asian|african american|native american) (?:male|female|man|woman)',
      '(?:gay|lesbian|transgender|trans) (?:male|female|man|woman)',
      'democrat|republican',
    ],
    followedBy: wordSet(`${joints} man woman father mother age`),
  },
  {
    phrases: [
      'work authorization',
      'work authorized',
      'asylum',
      'asylee',
      'ead(?: card)?',
      'daca',
      'tps',
    ],
    followedBy: wordSet(
      `${joints} card holder valid approved expires is was pending granted case status`,
    ),
    precededBy: wordSet('with'),
  },
  {
    phrases: [
      illness,
      'disabled(?: vet(?:eran)?)?',
      'pregnant',
      'deaf',
      'legally blind|blind',
      'diabetic|epileptic|dyslexic|autistic|bipolar',
      'wheelchair user|in a wheelchair',
      'bad (?:back|knees?|hip|heart|shoulder)',
      '(?:hearing|vision) loss|hard of hearing|low vision|chronic pain',
      'va (?:disability )?(?:rating )?(?:of )?\\d{1,3}(?:%| percent)|va (?:disability|rating)',
      'seizures(?: stopped me)?',
      '\\d{1,3}(?:%| percent) (?:va )?(?:service(?:-| )connected )?disab(?:led|ility)(?: vet(?:eran)?)?',
      '(?:\\d{1,3}(?:%| percent) )?service(?:-| )connected(?: disability)?(?: rating)?',
      'rated \\d{1,3}(?:%| percent) by (?:the )?va',
      '(?:filed|applied|applying|approved) for (?:disability|ssi|ssdi|asylum|unemployment)',
    ],
    followedBy: wordSet(
      `${joints} of rating positive veteran worker patient survivor diagnosed disorder one both can can't cannot could`,
    ),
    precededBy: wordSet('with diagnosed recovered from survived rated'),
    aboutClients: clients,
  },
  {
    phrases: ['hiv(?:-| )positive'],
    notAbout: clients,
  },
  {
    phrases: [
      `^(?:\\p{L}+ )?vet(?:eran)? with (?:an? )?(?:severe |mild |\\d{1,3}(?:%| percent) )?${illness}`,
    ],
    ownership: 'self-evident',
  },
  {
    phrases: [
      `(?:for|of) (?:my |our )?${kin} (?:with|who (?:has|had)|after|through) (?:an? |the |his |her )?(?:bad |severe )?(?:${illness}|illness|stroke|surgery|accident)`,
    ],
    ownership: 'self-evident',
  },
  {
    phrases: [
      `(?:car(?:e|es|ed|ing) for|(?:take|takes|took|taking) care of) (?:(?:my|our|sick|ill|elderly|old|older|aging|disabled|autistic) )*${kin}`,
      `(?:feed|fed|bathed?|dress|dressed|nursed?) (?:and \\p{L}+ )?my ${kin}`,
      `(?:help|helped|drive|drove|take|took) my ${kin} (?:with|to) (?:insulin|medicines?|pills|dialysis|chemo|doctors?|(?:the )?(?:clinic|hospital))`,
      'until (?:she|he|they) (?:died|passed(?: away)?)',
    ],
    followedBy: usual,
    ownership: 'self-evident',
  },
  {
    phrases: [
      '(?:had|suffered|survived) (?:an? |my |open |two )?(?:heart (?:attack|surgery)|stroke|seizures?|surgery|breakdown|miscarriage)',
      'was (?:hospitalized|in the hospital|sick|ill)',
      '(?:got|was) (?:hurt|injured)',
      '(?:hurt|injured|broke) my (?:back|leg|arm|hand|knee|neck|shoulder|foot|hip)',
      'injured (?:on the job|at work)',
      'on (?:dialysis|medication|methadone|suboxone|oxygen|disability)',
      '(?:was )?in special ed(?:ucation)?',
    ],
    followedBy: usual,
    aboutClients: clients,
  },
  {
    phrases: [
      '(?:clean and )?sober',
      'sobriety',
      '(?:recovered|recovering|former) (?:drug )?(?:addict|alcoholic)',
      'addict',
      'in recovery',
      'recovered from (?:drug |alcohol )?addiction',
      `${count} (?:years?|months?) (?:clean|sober)`,
      '(?:clean (?:from|off) (?:drugs|alcohol)|got clean)',
      '(?:aa|na|alcoholics anonymous|narcotics anonymous)(?: member| sponsor| meetings?)?',
      '(?:anger management|parenting)(?: class(?:es)?)?',
      '(?:went to|entered|completed|finished|did|graduated|graduated from|been in) (?:[\\p{L}\\d-]+ ){0,3}(?:rehab|detox)(?: program)?',
      '(?:completed|finished|graduated|did|in) (?:from )?(?:an? |the )?(?:drug|alcohol|substance abuse|addiction)(?: and alcohol)? (?:treatment|recovery|rehab)(?: program)?',
    ],
    followedBy: usual,
    precededBy: wordSet('stayed got years'),
    aboutClients: clients,
  },
  {
    phrases: [
      'homeless',
      'unhoused',
      'evicted',
      'couch surfing',
      'filed (?:for )?bankruptcy',
      'on (?:food stamps|welfare|medicaid|tanf|snap|unemployment|cash aid)',
      '(?:food stamps|snap|medicaid|tanf|welfare|ssi|ssdi|wic|section 8)(?: benefits)?',
      '(?:halfway|sober living) house(?: resident)?',
      'section 8 tenant',
      '(?:aged out of|grew up in|was in|in) foster care',
      'single (?:mother|mom|father|dad|parent)',
    ],
    followedBy: wordSet(`${joints} benefits recipient tenant one two three four`),
    aboutClients: clients,
  },
  {
    phrases: ["workers?[’']?s? comp(?:ensation)?"],
    followedBy: wordSet(`${joints} case claim`),
    precededBy: wordSet('on with'),
  },
  {
    phrases: [
      '(?:was|got|been) (?:fired|terminated|deported)',
      '(?:left|fled|escaped|survived|fled from|hid from|hiding from|ran (?:away )?from) (?:an? |my |the )?(?:abusive \\p{L}+|domestic violence|ex|husband|wife|partner|boyfriend|girlfriend)',
      '(?:victim|survivor) of (?:human |sex |labor )?trafficking',
      '(?:restraining|protective|protection) order|orders? of protection',
      `(?:lived|living|stayed|staying|slept|sleeping) (?:in|at) (?:an? |the |my )?(?:\\p{L}+ ){0,2}${home}`,
      'no call,? no show',
      'asked to (?:leave|resign)',
      'walked (?:off|out)(?: of| on)?(?: the| my| a)? (?:job|work|shift)',
      '(?:got (?:in|into)|had) (?:an? )?(?:fight|argument) with (?:the |my |a )?(?:boss|manager|supervisor|owner)',
      'no work (?:for|since)',
      '(?:took|taking) (?:time|\\d{4}|(?:a|one|two|\\d+) (?:months?|years?)) off',
      `(?:take|on) (?:medication|medicine) for (?:my )?${illness}`,
    ],
    followedBy: wordSet(`${joints} against`),
  },
  {
    phrases: [
      '(?:was|got|been) (?:laid off|let go)',
      '(?:under the table|off the books)',
      '(?:they|he|she|boss|manager|owner|company|employer) (?:fired me|let me go|laid me off)',
    ],
    ownership: 'self-evident',
  },
  {
    phrases: [
      '^(?:i )?(?:fired|terminated|dismissed|laid off|let go) (?:because|due|when|after|for(?= \\p{L})|(?:in|since)(?= (?:\\d{4}|jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec)))',
      '^(?:i )?(?:had to )?(?:quit|resigned|resign|left|leave) (?:because|due|in(?= \\d{4}))',
      '^(?:i )?(?:had to )?(?:quit|resigned from|left|leave|lost|stopped|stop) (?:(?:my|the|a|that|this) )?(?:job|work|working|position) (?:because|due)',
      '^quit$',
    ],
    ownership: 'self-evident',
  },
  {
    phrases: [
      '(?:unemployed|jobless|out of work|in rehab|stayed (?:at )?home)',
      '(?:recovered|recovering) from (?:an? |my )?(?:\\p{L}+ )?(?:surgery|injury|illness|stroke|accident)',
      'lost my (?:job|license|licence|home|house|apartment|kids|children)',
    ],
    followedBy: wordSet(`${place} for and but due because with after when`),
  },
];
