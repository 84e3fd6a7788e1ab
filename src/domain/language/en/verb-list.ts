/** Verbs that open resume bullets; their forms are built by rule. Own list, by kind of work. */
export const regularVerbs: readonly string[] = words(`
  achieve act adapt add adjust administer advise aid aim analyze answer apply appoint approve arrange
  assemble assess assign assist attach attend audit bake balance bathe bill boost brush budget bundle
  calculate call calm carry check chop clean clear climb close coach collect comfort communicate
  compare complete conduct connect contact contribute control convert cook coordinate correct count
  cover create cultivate customize dance decorate decrease deliver demonstrate deposit design
  develop direct dispatch display distribute document donate double dress dry dust earn educate eliminate
  empty encourage enforce enter equip escort establish estimate evaluate examine exceed expand
  explain feature fill finish fix fold follow format found fry garden gather generate govern
  grade greet grill guard guide handle harvest heat help hire host identify implement improve increase
  inform inspect install instruct interview introduce inventory invite iron issue join label
  launch launder learn lift list load lock log lower mail maintain manage map mark market measure mediate
  mentor merge mix monitor mop motivate mount move name navigate negotiate notify observe obtain
  open operate order organize outline paint participate pass patrol perform pick pile plan plant plate
  plow polish pour prep prepare present preserve press prevent process produce program promote
  protect provide prune publish purchase raise rake reach receive recommend record recruit recycle
  reduce refer refill register rehearse remind remodel remove renew repair replace report rescue research
  resolve respond restock restore return review rinse roast roll rotate sand sanitize save scan
  schedule scrub seal seat secure select separate serve service settle shape share ship shop
  shovel sign simplify slice solve sort start steam stitch stock store strengthen succeed suggest supervise
  supply support tailor talk tend test thank tow track trade train transfer transform translate
  transport treat trim triple tutor type unload unpack update use utilize vacuum verify visit wait walk
  warm wash watch water wax weed weigh welcome weld whip wipe wire work wrap pack pull push leverage
  spearhead exercise ensure resupply rent consult counsel interpret invoice detail haul cater mend solder landscape bus care look nurse park staff
`);

/** [base, past, participle] of verbs that no rule builds. */
export const irregularVerbs: readonly (readonly [string, string, string])[] = [
  ['babysit', 'babysat', 'babysat'],
  ['be', 'was', 'been'],
  ['become', 'became', 'become'],
  ['begin', 'began', 'begun'],
  ['bend', 'bent', 'bent'],
  ['bind', 'bound', 'bound'],
  ['break', 'broke', 'broken'],
  ['bring', 'brought', 'brought'],
  ['build', 'built', 'built'],
  ['buy', 'bought', 'bought'],
  ['cast', 'cast', 'cast'],
  ['catch', 'caught', 'caught'],
  ['choose', 'chose', 'chosen'],
  ['come', 'came', 'come'],
  ['cut', 'cut', 'cut'],
  ['dig', 'dug', 'dug'],
  ['do', 'did', 'done'],
  ['draw', 'drew', 'drawn'],
  ['drive', 'drove', 'driven'],
  ['feed', 'fed', 'fed'],
  ['fight', 'fought', 'fought'],
  ['find', 'found', 'found'],
  ['fly', 'flew', 'flown'],
  ['get', 'got', 'got'],
  ['give', 'gave', 'given'],
  ['go', 'went', 'gone'],
  ['grind', 'ground', 'ground'],
  ['grow', 'grew', 'grown'],
  ['hang', 'hung', 'hung'],
  ['have', 'had', 'had'],
  ['hit', 'hit', 'hit'],
  ['hold', 'held', 'held'],
  ['keep', 'kept', 'kept'],
  ['know', 'knew', 'known'],
  ['lay', 'laid', 'laid'],
  ['lead', 'led', 'led'],
  ['leave', 'left', 'left'],
  ['let', 'let', 'let'],
  ['make', 'made', 'made'],
  ['meet', 'met', 'met'],
  ['pay', 'paid', 'paid'],
  ['put', 'put', 'put'],
  ['read', 'read', 'read'],
  ['rebuild', 'rebuilt', 'rebuilt'],
  ['ride', 'rode', 'ridden'],
  ['ring', 'rang', 'rung'],
  ['run', 'ran', 'run'],
  ['see', 'saw', 'seen'],
  ['sell', 'sold', 'sold'],
  ['send', 'sent', 'sent'],
  ['set', 'set', 'set'],
  ['sew', 'sewed', 'sewn'],
  ['shoot', 'shot', 'shot'],
  ['show', 'showed', 'shown'],
  ['shut', 'shut', 'shut'],
  ['sing', 'sang', 'sung'],
  ['speak', 'spoke', 'spoken'],
  ['spend', 'spent', 'spent'],
  ['spin', 'spun', 'spun'],
  ['split', 'split', 'split'],
  ['spread', 'spread', 'spread'],
  ['stand', 'stood', 'stood'],
  ['stick', 'stuck', 'stuck'],
  ['strike', 'struck', 'struck'],
  ['string', 'strung', 'strung'],
  ['sweep', 'swept', 'swept'],
  ['swing', 'swung', 'swung'],
  ['take', 'took', 'taken'],
  ['teach', 'taught', 'taught'],
  ['tear', 'tore', 'torn'],
  ['tell', 'told', 'told'],
  ['throw', 'threw', 'thrown'],
  ['weave', 'wove', 'woven'],
  ['win', 'won', 'won'],
  ['write', 'wrote', 'written'],
  ['oversee', 'oversaw', 'overseen'],
  ['undertake', 'undertook', 'undertaken'],
  ['upsell', 'upsold', 'upsold'],
  ['withdraw', 'withdrew', 'withdrawn'],
];

function words(list: string): string[] {
  return list.split(/\s+/u).filter((word) => word !== '');
}
