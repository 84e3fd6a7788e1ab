/** Words that praise, agree or tie together, but name nothing that changed. */
export const emptyWords = new Set(
  (
    'a all and as at be been best better but did done end ended everybody everyone everything excellent fast fine finished ' +
    'fixed for from good got great had happy he her him i in is it job just lot me much my nice of off ok okay on our ' +
    'out over perfect perfectly pretty problem quickly really resolved right she sir smoothly so solved success ' +
    'successful successfully than thanks that the them then there they thing things this to turned up us very was we ' +
    'well went were with work worked working'
  ).split(' '),
);

/** Words before the verb that say nothing about how the bullet opens ("Also managed"). */
export const skippedBeforeVerb = new Set(['also', 'just', 'always', 'often', 'then', 'daily']);

/** They end as adverbs do, and are none. */
export const notAdverbs = new Set([
  'assembly',
  'family',
  'supply',
  'apply',
  'reply',
  'friendly',
  'weekly',
]);

/** How many, in words. */
export const numberWord =
  /^(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|hundreds?|thousands?|dozens?|half|twice|doubled?|tripled?|both|first|second|third)$/u;

/** Names that hold digits, and say how many of nothing. */
export const notANumber = /^(?:24\/7|covid-19|401k|365|3pl|5s|a1c|9-1-1|911)$/u;
