/** A pattern of private facts of the writer, and what decides that a fact is the writer's own. */
export type PrivateFactPattern = {
  phrases: readonly string[];
  /** If set, only these words may follow in the same clause: "green card holder", not "green card forms". */
  followedBy?: Words;
  /** Words right before the phrase that make it the writer's own: "with green card". */
  precededBy?: Words;
  /** If the line has one of these words, the phrase is about them: "4 houses, 80 years old". */
  notAbout?: Words;
  /** Whoever has it instead, if the same clause names them: "deaf and blind students". */
  aboutClients?: Words;
  /**
   * `self-evident`: no possessive is needed. `always`: even if the line names other people ("trained 12 men while in prison").
   * `unless-staff`: a place where people work or are imprisoned; ignored if the line names such work. Undefined: the words
   * before the phrase decide.
   */
  ownership?: 'self-evident' | 'always' | 'unless-staff';
};
export type Words = ReadonlySet<string>;
export const wordSet = (words: string): Words => new Set(words.split(' '));
/** A word, or its plural in -s. */
export const isIn = (words: Words, word: string) =>
  words.has(word) || words.has(word.replace(/s$/u, ''));

export const people = wordSet(
  'adult applicant boy child children client couple customer employee families family girl immigrant inmate kid man men ' +
    'newcomer parent participant patient people person player prisoner refugees residents senior student teen traveler ' +
    'veteran visitor woman women worker youth',
);
/** Those for whom someone works, and where. */
export const clients = wordSet(
  'adults aide animals boys campers care center children class classroom clients clinic dogs cats families girls group guests kids learners members men parents ' +
    'patients people pets program resident residents seniors shelter students survivors teens unit veterans ward women youth',
);
export const oldThings = wordSet(
  'building business car company engine home house machine roof wall',
);
export const paperWork = wordSet(
  'check copy file interpret interview process record review scan type verify',
);
export const papers = wordSet('application document form id paper passport visa');
/** Those who work in a prison, a court or a clinic, and what they do there. */
export const helpers = wordSet(
  'advocate aide caregiver chaplain clerk clinic coach corrections counselor court guard guarded instructor interpreter ' +
    'lawyer mentor ministry navigator nurse officer outreach patrol security teacher trainer tutor volunteer volunteered',
);

export const me = wordSet("i i'm i've am my");
export const having = wordSet(
  'have has had hold held get gets got receive receives received receiving became came use uses suffer suffered seeking wear wears wore',
);
export const fillers = wordSet(
  'a an and as the valid legal us own current currently now also still on was been one no old past formerly convicted expunged sealed prior veteran vet me',
);

/** After these a fact is no part of a name. */
export const mayJoin = wordSet(
  'a an each every in since from until for and but then now with on at after while when because due or so who that is was are were to as ' +
    'i my we until pending valid hard not no still also if before during through by',
);

/** What joins a fact to when, where or why it was. */
export const place = 'in since from until';
export const joints = `${place} for and but then now with on at after while when because due or`;
