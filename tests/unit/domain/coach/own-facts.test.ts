import { describe, expect, test } from 'vitest';
import { coachBullet } from '@/domain/coach/coach-bullet';
import { growth } from '@tests/support/growth';

const named = (ruleId: string, text: string) =>
  coachBullet(text).flatMap((finding) =>
    finding.ruleId === ruleId && finding.span ? [text.slice(...finding.span)] : [],
  );

describe('what a resume should not tell of a person', () => {
  test.each([
    ['Born in Mexico, 45 years old, drove 3 trucks', ['Born in Mexico', '45 years old']],
    ['I am 45 years old and drove 3 trucks', ['45 years old']],
    ['I’m 45 years old, drove 3 trucks', ['45 years old']],
    ['45-year-old driver, 3 trucks a day', ['45-year-old']],
    ['Age: 45, loaded 4 trucks a day', ['Age: 45']],
    ['Drove 3 trucks a day, age 45', ['age 45']],
    ['Permanent resident, visa status approved 2 years ago', ['Permanent resident', 'visa status']],
    ['Legal permanent resident since 2019', ['permanent resident']],
    ['Visa status: H-1B, cooked 40 meals a day', ['Visa status']],
    ['Green card holder, loaded 4 trucks a day', ['Green card']],
    ['Loaded 4 trucks a day and have a green card', ['green card']],
    ['Driver with green card, 3 trucks a day', ['green card']],
    ['Work permit valid until 2027, cleaned 12 rooms a day', ['Work permit']],
    ['Cleaned 12 rooms a day, got my work permit in 2024', ['work permit']],
    ['On a student visa, cooked 40 meals a day', ['student visa']],
    ['Passport number 900550123, cooked 40 meals a day', ['Passport number']],
    ['Passport no. 900550123, cooked 40 meals a day', ['Passport no']],
    [
      'Immigration status: asylum seeker, painted 3 rooms a day',
      ['Immigration status', 'asylum seeker'],
    ],
    ['Asylum seeker from Syria, baked 200 loaves a night', ['Asylum seeker']],
    ['Refugee since 2022, baked 200 loaves a night', ['Refugee']],
    ['Undocumented, cleaned 12 rooms a day', ['Undocumented']],
    ['Married with 2 children, drove 3 trucks', ['Married with']],
    ['Divorced, drove 3 trucks a day', ['Divorced']],
    ['Divorced father of 3, drove 3 trucks', ['Divorced']],
    ['Held a work permit and drove 3 vans', ['work permit']],
    ['Work authorization valid until 2027', ['Work authorization']],
    ['Have valid work authorization until 2027', ['work authorization']],
    ['Have EAD valid until 2027', ['EAD']],
    ['Has DACA and EAD card', ['DACA']],
    ['Asylum pending since 2023', ['Asylum']],
    ['Came as refugee in 2019', ['refugee']],
    ['Recovered addict, 5 years sober', ['Recovered addict', '5 years sober']],
    ['Have diabetes and take 3 medicines', ['diabetes']],
    ['Disabled veteran with PTSD, 70% rating', ['Disabled veteran with PTSD']],
    ['Pregnant, due in May 2027', ['Pregnant']],
    ['Homeless since 2021', ['Homeless']],
    ['Received SSI for 2 years', ['SSI']],
    ['Missed work because of back injury, workers comp, back now', ['workers comp']],
    ['Was fired in 2022', ['Was fired']],
    ['Got laid off after 3 years', ['Got laid off']],
    ['Packed boxes for 3 years and was laid off', ['was laid off']],
    ['Was deported in 2015', ['Was deported']],
    ['Left an abusive partner in 2022', ['Left an abusive partner']],
    ['Lived in a shelter and served 80 breakfasts a day', ['Lived in a shelter']],
    ['Fired in 2022', ['Fired in']],
    ['Fired for being late', ['Fired for']],
    ['Terminated in March 2021', ['Terminated in']],
    ['Laid off when the plant closed', ['Laid off when']],
    ['Let go because of a slow season', ['Let go because']],
    ['Quit because of the boss', ['Quit because']],
    ['Left in 2020', ['Left in']],
    ['Out of work since 2021', ['Out of work']],
    ['Unemployed 2 years', ['Unemployed']],
    ['In rehab 2021', ['In rehab']],
    ['Stayed home with 3 kids', ['Stayed home']],
    ['Recovered from back surgery in 2021', ['Recovered from back surgery']],
    ['Lost my license in 2020', ['Lost my license']],
  ])('%s', (text, words) => {
    expect(named('private-details', text)).toEqual(words);
  });

  test.each([
    'Cared for 6 clients, 80 to 95 years old',
    'Processed 30 SSI applications a week',
    'Filed workers comp claims for 40 employees',
    'Answered 20 calls a night for a domestic violence shelter',
    'Found new jobs for 12 people who were laid off',
    'Fed 30 dogs living in a shelter',
    'Housed 12 mothers who fled domestic violence',
    'Loaded a kiln that was fired 3 times a day',
    'Taught 12 students 14 to 18 years old',
    'Sold tickets to people over 18 years old, 90 a night',
    'Babysitter for 3 children, 12 years old and younger',
    'Restored a house 90 years old with a crew of 5',
    'Painted 4 houses, 80 years old, with a crew of 5',
    'Repaired a 45-year-old truck in 2 weeks',
    'Watched children age 10 to 12 for 3 summers',
    'Processed 40 work permits a week',
    'Processed a work permit for each of 30 new workers',
    'Work permit clerk, 40 forms a week',
    'Green card and visa letters, 40 a week',
    'Wall painter, 90 years old walls, 12 a week',
    'Checked ID, work permit, and tax forms of 30 new workers a month',
    'Checked each passport number for 60 travelers a day',
    'Reviewed visa status of 200 students a term',
    'Helped 40 families with green card forms',
    'Filed 12 green card applications a month',
    'Green card applications filed on time: 12 a month',
    'Green Card Foods, loaded 4 trucks a day',
    'Loaded 4 trucks a day at Green Card',
    'Interpreted for an asylum seeker at 3 interviews',
    'Worked with a refugee family of 5',
    'Refugee center, cooked 90 meals a day',
    'Cared for 12 permanent residents of a group home',
    'Permanent resident services aide, 12 rooms a day',
    'Found and fixed 30 undocumented steps',
    'Served 20 married couples with 3 counselors',
    'Counseled divorced parents, 6 a week',
    'Translated 40 letters a week on immigration status',
    'Drove 40 disabled veterans a week to 3 clinics',
    'Cared for 6 residents with diabetes',
    'Served 90 homeless people a night',
    'Helped 30 students with DACA forms',
    'Ran a cancer research drive of 3 days',
    'Taught 5 children with autism to swim',
    'Fired 40 pots in 2 kilns a day',
    'Fired for 12 hours at 1,200 degrees in a gas kiln',
    'Terminated 200 cables a day for 4 offices',
    'Laid off-white tile in 12 kitchens',
    'Left in each room 4 clean towels',
    'Coached 9 people out of work since 2021',
    'Cooked 60 meals a day for people in rehab',
    'Helped 8 patients recovering from surgery walk',
  ])('leaves alone the work with such things: %s', (text) => {
    expect(named('private-details', text)).toEqual([]);
  });
});

describe('a record of one’s own, which a resume need not mention', () => {
  test.each([
    ['Served 4 years in prison and cooked 200 meals', ['Served 4 years in prison']],
    ['Served time in county jail, then painted 14 halls', ['Served time in county jail']],
    ['Spent 18 months in jail and earned a GED', ['Spent 18 months in jail']],
    ['Convicted of theft in 2019, loaded 4 trucks a day since', ['Convicted of']],
    ['I was convicted in 2019 and painted 14 halls since', ['convicted in']],
    ['Released from prison in 2024 after 3 years', ['Released from prison']],
    ['Painted 14 halls with a crew of 5 while in prison', ['while in prison']],
    ['Painted 14 halls with a crew of 5 while incarcerated', ['while incarcerated']],
    ['Inmate worker, cooked 300 meals a day', ['Inmate']],
    ['Cooked 300 meals a day as an inmate', ['inmate']],
    ['On parole since 2024, paint 3 rooms a day', ['On parole']],
    ['Finished parole in 2023 and drive 3 trucks', ['parole']],
    ['Felony from 2015, clean since', ['Felony']],
    ['Formerly incarcerated, painted 14 halls', ['incarcerated']],
    ['Ex-felon, painted 14 halls', ['Ex-felon']],
    ['Convicted felon, loaded 4 trucks a day', ['felon']],
    ['Have one felony, loaded 4 trucks a day', ['felony']],
    ['Was in prison 2 years', ['Was in prison']],
    ['Painted 14 halls at Marion Correctional Institution', ['at Marion Correctional Institution']],
    ['Cooked 200 meals a day in prison', ['in prison']],
    ['Worked 3 years in prison kitchen', ['in prison kitchen']],
    ['Have a warrant in 2 counties', ['warrant']],
    ['Arrested once in 2015, case dropped', ['Arrested', 'case dropped']],
    ['Registered sex offender', ['Registered sex offender']],
    ['DUI in 2016, loaded 4 trucks a day', ['DUI']],
    ['Finished 12 months probation and mowed 10 lawns a week', ['Finished 12 months probation']],
    ['Finished drug court and painted 3 parks', ['Finished drug court']],
    ['Was on work release for 8 months', ['on work release']],
    ['Learned painting at Marion Correctional and painted 200 doors', ['at Marion Correctional']],
    ['Record expunged in 2023', ['Record expunged']],
  ])('%s', (text, words) => {
    expect(named('own-record', text)).toEqual(words);
  });

  test.each([
    'Corrections officer, served 4 years in prison with 60 inmates',
    'Guarded 60 inmates a shift for 3 years',
    'Security guard at Marion Correctional Institution, 60 rounds a week',
    'Volunteer teacher in a prison library, 12 visits a month',
    'Served 4 years in prison ministry, 12 visits a month',
    'Nurse aide, spent 2 years in jail clinics',
    'Taught 12 men in prison to read',
    'Helped 40 people released from prison find work',
    'Coached 9 people convicted of theft for job talks',
    'Typed 40 felony cases a week for 2 lawyers',
    'Felony court clerk, 40 files a day',
    'Wrote 20 parole reports a month',
    'Supervised 40 people on parole',
    'Parole office aide, 30 calls a day',
    'Clerk in drug court, 40 files a day',
    'Supervised work release crews of 8 men',
    'Coordinated work release for a county of 3 towns',
    'Got 30 records expunged for clients of a law office',
    'Completed a probation period of 90 days and passed 3 checks',
    'Inmate intake clerk, 25 forms a day',
    'Released 12 rescued birds from cages each spring',
    'Convicted felons outreach, 12 visits a month',
  ])('leaves alone the work with people who have one: %s', (text) => {
    expect(named('own-record', text)).toEqual([]);
  });

  test('is an idea, not a mistake', () => {
    const found = coachBullet('Served 4 years in prison and cooked 200 meals');
    expect(found.map(({ ruleId, severity }) => [ruleId, severity])).toEqual([
      ['own-record', 'consider'],
    ]);
  });
});

test.each([
  'Disabled veteran with PTSD, 70% rating',
  'Have EAD valid until 2027',
  'Registered sex offender',
])('who is told to leave something out is not told to say more about it: %s', (text) => {
  const rules = coachBullet(text).map(({ ruleId }) => ruleId);
  expect(new Set(rules).size).toBe(1);
  expect(['private-details', 'own-record']).toContain(rules[0]);
});

test.each(['my valid green card, ', 'at county ', 'at', 'served 4 ', 'recovered from a '])(
  'looking for own facts takes time in step with the length of the text: %s',
  (words) => {
    expect(growth((text) => coachBullet(text), words.repeat(50_000))).toBeLessThan(10);
  },
);
