import type { CoachRuleId } from '@/domain/coach/coach-types';

export type CoachAdvice = { title: string; advice: string; before: string; after: string };

/**
 * What the writing coach says in English. `before` breaks its rule, `after` passes every rule.
 * {word}, {count} and {limit} may stand in `advice`; a finding's params fill them.
 */
export const coachAdvice: Readonly<Record<CoachRuleId, CoachAdvice>> = {
  'private-details': {
    title: 'Keep this private',
    advice:
      'Take “{word}” out, and keep the work you did. A resume should not show your age, your Social Security number, your visa or status, your health, your religion, your home or your family. It does not have to say why a job ended. A gap needs only one plain line, like “Time away from work, 2022.” An employer asks for your number and birth date when they hire you. The rest is your own matter. Did you work without papers? Ask a lawyer or a group that helps newcomers before you list that job.',
    before: 'Loaded 6 trucks a night, SSN 900-55-0123',
    after: 'Loaded 6 trucks a night with no damage',
  },
  'own-record': {
    title: 'You can leave this out',
    advice:
      'You do not have to put “{word}” on a resume. You choose. Read the guide “Records and background reports” first.',
    before: 'Served 4 years in prison and cooked 200 meals a day',
    after: 'Cooked 200 meals a day with a crew of 5',
  },
  'about-you': {
    title: 'Is this about you?',
    advice:
      'Is “{word}” about your own life? Then you can leave it out. You choose. Is it about the people you worked with? Then keep it.',
    before: 'Ran AA meetings for 2 years, 12 a month',
    after: 'Ran 12 meetings a month for 2 years',
  },
  'in-spanish': {
    title: 'This line is in Spanish',
    advice:
      'A resume here is read in English. Open the ideas below this box, and look for an English line that says the same. Or ask someone to read yours with you.',
    before: 'Limpié los cuartos de la clínica',
    after: 'Cleaned 12 rooms a day at the clinic',
  },
  'all-caps': {
    title: 'Use small letters too',
    advice:
      'Text in all capital letters is hard to read. Use a capital only at the start and for names.',
    before: 'CLEANED 14 HOTEL ROOMS A DAY',
    after: 'Cleaned 14 hotel rooms a day',
  },
  'small-letter': {
    title: 'A line starts with a small letter',
    advice: 'Start each line with a capital letter. It looks like care.',
    before: 'cleaned 14 hotel rooms a day',
    after: 'Cleaned 14 hotel rooms a day',
  },
  'first-person': {
    title: 'Leave out “{word}”',
    advice:
      'The page has your name on top, so we know it is you. Start with what you did. For “my team” write “the team” or “a team of 5”.',
    before: 'I served lunch to 90 children',
    after: 'Served lunch to 90 children',
  },
  'duties-not-results': {
    title: 'Say what you did',
    advice:
      '“{word}” tells us your task. Tell us what you did and how it went. Start with an action word.',
    before: 'Responsible for unloading 4 trucks each night',
    after: 'Unloaded 4 trucks each night and kept the dock clear',
  },
  'weak-opening': {
    title: 'Start with a stronger word',
    advice:
      '“{word}” can hide your part. Did you do a step yourself? Name that step first. If you truly only helped, keep it and say with what: “Helped lead a crew of 5”.',
    before: 'Helped with meals for 6 residents',
    after: 'Cooked and served meals for 6 residents',
  },
  'ing-start': {
    title: 'Use “cleaned” or “clean”, not “cleaning”',
    advice:
      'You wrote “{word}”. For a job that is over, use a word like “cleaned”. For a job you still have, use “clean”.',
    before: 'Cleaning 3 floors of offices each night',
    after: 'Cleaned 3 floors of offices each night',
  },
  'no-verb-start': {
    title: 'Start with an action word',
    advice:
      'This starts with “{word}”. What did you do? Begin with a word like “drove”, “served” or “fixed”.',
    before: 'Driver for a food pantry, 2 days a week',
    after: 'Drove a food pantry van 2 days a week',
  },
  'tense-mix': {
    title: 'Keep one time',
    advice:
      'Look at “{word}”. For a job that is over, use the past in every part: “cooked”, “made”, “kept”. For the job you have now, use “cook”, “make”, “keep”.',
    before: 'Cooked eggs and make coffee for 80 guests',
    after: 'Cooked eggs and made coffee for 80 guests',
  },
  'passive-voice': {
    title: 'Say that you did it',
    advice: '“{word}” does not say who did the work. If it was you, say so: start with the action.',
    before: 'Was given 12 rooms to clean each day',
    after: 'Cleaned 12 rooms each day',
  },
  'missing-number': {
    title: 'Add a number if you can',
    advice:
      'How many, how much, or how often? A careful guess like “about 40 a day” is fine if you can explain it. If no number fits, leave it as it is.',
    before: 'Sorted and gave out food boxes to families',
    after: 'Sorted and gave out food boxes to 60 families each Saturday',
  },
  'too-short': {
    title: 'Tell a little more',
    advice: 'This is only {count} words. Add what you did it with, for whom, or how it went.',
    before: 'Washed dishes',
    after: 'Washed 400 dishes a shift and kept the floor dry',
  },
  'too-long': {
    title: 'Cut it in two',
    advice:
      'This has {count} words. Up to {limit} is easy to read. Make two lines, one for each thing you did.',
    before:
      'Loaded 6 trucks a night, checked each label, wrote down broken boxes, told the lead, swept the dock, put the tools away, trained new people on safe lifting, and closed the building at the end',
    after: 'Loaded 6 trucks a night and checked each label',
  },
  'repeated-verb': {
    title: 'Use a new action word',
    advice:
      'More than one of your lines starts with “{word}”. A new word here shows one more thing you can do.',
    before: 'Cleaned the van each Friday and checked 4 tires',
    after: 'Washed the van each Friday and checked 4 tires',
  },
  'vague-words': {
    title: 'Name the thing',
    advice: '“{word}” could mean anything. Name one or two real things, or say how many.',
    before: 'Stocked various items on 8 shelves',
    after: 'Stocked soup, rice and paper goods on 8 shelves',
  },
  buzzwords: {
    title: 'Use a plain word',
    advice:
      '“{word}” is an office word that says little. “Used” is better than “utilized”. Say it as you would to a friend.',
    before: 'Utilized a lift to move 5 patients a shift',
    after: 'Used a lift to move 5 patients a shift',
  },
  cliches: {
    title: 'Prove it in the same line',
    advice:
      'Many people write “{word}”. Does the posting say it? Keep it, and prove it in the same line with an action and a number. If not, the proof alone is enough.',
    before: 'Worked nights for 2 years as a team player',
    after: 'Covered 10 extra shifts in a year as a team player',
  },
  filler: {
    title: 'You can drop “{word}”',
    advice: 'The line is stronger without it. Read it once with the word and once without.',
    before: 'Successfully delivered 90 packages a day',
    after: 'Delivered 90 packages a day',
  },
  'unexplained-abbreviation': {
    title: 'Spell out “{word}”',
    advice:
      'The reader may not know these letters. Write the full words once, with the letters after them.',
    before: 'Drove a truck with a CDL for 7 years',
    after: 'Drove a truck for 7 years with a commercial driver’s license (CDL)',
  },
  'doubled-word': {
    title: 'A word is there twice',
    advice: 'You have “{word}” two times in a row. Take one out.',
    before: 'Drove the the church van for 12 seniors',
    after: 'Drove the church van for 12 seniors',
  },
};
