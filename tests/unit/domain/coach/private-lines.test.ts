import { expect, test } from 'vitest';
import { privateLines, type PrivateLine } from '@/domain/coach/private-lines';
import { withoutTextPart, type TextKind } from '@/domain/coach/text-parts';

type Case = [kind: TextKind, text: string, why: PrivateLine['why'] | null, jobTitle?: string];

test.each<[TextKind, string]>([
  ['list', 'dont know'],
  ['lines', 'i don’t know'],
  ['lines', 'I do not really remember that'],
  ['lines', 'I cant think of anything'],
  ['lines', 'No'],
  ['list', 'idk'],
  ['list', 'none'],
  ['name', 'N/A'],
  ['name', 'Nothing.'],
  ['title', 'not sure'],
  ['contact', 'none yet'],
  ['place', '???'],
  ['list', '—'],
  ['lines', 'no sé'],
  ['list', 'ninguna'],
  ['name', 'No me acuerdo'],
])('who has no answer is asked about it (%s): %s', (kind, text) => {
  expect(privateLines(kind, text)).toEqual([{ why: 'no-answer', text }]);
});

test.each<[TextKind, string]>([
  ['lines', 'Nothing was ever late on my shift'],
  ['lines', 'Did not miss a day in 2 years'],
  ['list', 'No-knead bread'],
  ['name', 'Next'],
  ['name', 'Nada Bakery'],
  ['title', 'Notary'],
  ['contact', 'Idka Noem'],
  ['lines', 'Know how to run a dish line'],
])('an answer is one (%s): %s', (kind, text) => {
  expect(privateLines(kind, text)).toEqual([]);
});

test.each<Case>([
  ['lines', 'My SSN is 123-45-6789', 'number'],
  ['lines', 'my social is 123456789', 'number'],
  ['list', '123456789', 'number'],
  ['contact', '123-45-6789', 'number'],
  ['name', '123 45 6789', 'number'],
  ['lines', 'Seguro Social: 123 45 6789', 'number'],
  ['lines', 'I was locked up for robbery', 'private'],
  ['lines', 'I am a felon', 'private'],
  ['lines', 'Kitchen work during my probation', 'private'],
  ['lines', 'I am homeless and live in a shelter', 'private'],
  ['lines', 'I was fired because I fought with my boss', 'private'],
  ['lines', 'I left because my husband beat me. I have no papers.', 'private'],
  ['lines', 'Born May 5, 1980', 'private'],
  ['lines', 'My birthday is in June', 'private'],
  ['lines', 'I live in my car', 'private'],
  ['lines', 'Left when my mother died', 'private'],
  ['list', 'I am in recovery from drugs', 'private'],
  ['title', 'unemployed', 'private'],
  ['place', 'Shelter', 'private'],
  ['place', 'in my car', 'private'],
  ['place', 'homeless', 'private'],
  ['place', 'albergue', 'private'],
  ['name', 'I was in prison 2021 to 2024 I painted there', 'private'],
  ['name', 'Marion Correctional Institution', 'held', 'Painter'],
  ['name', 'State prison', 'held', 'Painter'],
  ['name', 'Lakeview Treatment Center', 'held', 'Cook'],
  ['name', 'Ohio Department of Corrections', 'held', 'Laundry worker'],
  ['name', 'FCI Elkton', 'held', 'Clerk'],
  ['name', 'House of Hope Recovery Program', 'held'],
  ['name', 'sober living home', 'held', 'House cleaner'],
  ['name', 'Cárcel de Huntsville', 'held', 'Cocinero'],
  ['place', 'Marion Correctional, Ohio', 'held'],
  ['title', 'Inmate worker', 'held'],
  ['lines', 'Cooked for 200 people in the prison kitchen', 'held', 'Cook'],
  ['name', 'I worked for my uncle at his shop', 'sentence'],
])('%s: %j is asked about (%s)', (kind, text, why, jobTitle) => {
  expect(privateLines(kind, text, jobTitle)).toEqual([{ why, text }]);
});

test.each<[kind: TextKind, text: string, jobTitle?: string]>([
  ['name', 'Marion Correctional Institution', 'Corrections Officer'],
  ['name', 'County Jail', 'Jail Deputy'],
  ['name', 'Lakeview Treatment Center', 'Nurse'],
  ['name', 'Youth Detention Center', 'Teacher'],
  ['name', 'Prison Fellowship', 'Office helper'],
  ['name', 'Eastside Animal Shelter', 'Animal caretaker'],
  ['name', 'Shelter', 'Animal caretaker'],
  ['name', 'City Wastewater Treatment Facility', 'Laborer'],
  ['name', 'Resource Recovery Center', 'Sorter'],
  ['name', 'Cancer Treatment Centers of America', 'Cook'],
  ['name', 'Encompass Rehabilitation Hospital', 'Housekeeper'],
  ['name', 'I Love Sushi', 'Server'],
  ['name', 'We Care Home Health', 'Aide'],
  ['name', 'My family'],
  ['title', 'Took care of my mother'],
  ['lines', 'Took care of my mother for 4 years', 'Home Caregiver'],
  ['title', 'Corrections Officer'],
  ['title', 'Recovery room nurse'],
  ['title', 'Treatment plant operator'],
  ['title', 'Police records clerk'],
  ['title', 'Jail nurse'],
  ['title', 'Unemployment claims clerk'],
  ['place', 'Shelter Island, New York'],
  ['place', '44 Bank Street, Dayton'],
  ['place', 'Austin, TX'],
  ['lines', 'Delivered bread to the county jail', 'Driver'],
  ['lines', 'Taught classes in prison for 9 years', 'Teacher'],
  ['lines', 'Supervised 40 people on parole', 'Parole officer'],
  ['lines', 'Fed 40 dogs at the animal shelter', 'Kennel helper'],
  ['lines', 'Checked 12 background reports a day', 'Clerk'],
  ['lines', 'Answered calls about birthdays and parties'],
  ['contact', '(216) 555-0147'],
  ['contact', '216555014'],
  ['list', 'Spanish, CPR, safe lifting'],
])('%s: %j is not', (kind, text, jobTitle) => {
  expect(privateLines(kind, text, jobTitle)).toEqual([]);
});

/** As they stand in public guides and sample resumes. */
test.each<Case>([
  ['name', 'Clinton Correctional Facility', 'held', 'Porter'],
  ['name', 'Los Angeles County Jail', 'held', 'Kitchen worker'],
  ['name', 'Texas Correctional Industries', 'held', 'Welder'],
  ['list', 'anger management', 'private'],
  ['lines', 'Janitor while incarcerated', 'private'],
  ['lines', 'Completed rehabilitation program during incarceration', 'private'],
  ['name', 'The State of New York', null, 'Porter'],
  ['name', 'Federal Bureau of Prisons', null, 'Correctional Sergeant'],
  ['name', 'Recovery Cafe', null, 'Barista'],
  ['name', 'Humane Society Animal Shelter', null, 'Volunteer'],
  ['title', 'Substance Abuse Counselor', null],
  ['title', 'Detention Deputy', null],
  ['title', 'Youth Services Director', null],
  ['title', 'Custodian / Maintenance Technician', null],
  ['lines', 'Maintained order for a housing unit of 100+ inmates.', null, 'Correctional Officer'],
  ['lines', 'Helping new inmates ease into the prison environment', null, 'Correctional Officer'],
  ['lines', 'Conducted counts, searches, and security checks', null, 'Correctional Officer'],
  ['lines', 'Distributed mail and books', null, 'Porter'],
  ['lines', 'Led group therapy sessions for clients in recovery', null, 'Counselor'],
  ['lines', 'Ran intake at a domestic violence shelter', null, 'Advocate'],
  ['lines', 'Processed probation paperwork for the county court', null, 'Clerk'],
  ['lines', 'Walked dogs and cleaned kennels at the county animal shelter', null],
  ['lines', 'Typed police reports and records requests', null],
  ['lines', 'Operated chlorine pumps at the treatment plant', null],
])('%s: %j, written by others (%s)', (kind, text, why, jobTitle) => {
  expect(privateLines(kind, text, jobTitle)).toEqual(why ? [{ why, text }] : []);
});

test('each line and each item is looked at by itself, and may be left out alone', () => {
  const text = 'Painted 14 halls\n- I was locked up\nRan 4 machines';
  expect(privateLines('lines', text)).toEqual([{ why: 'private', text: 'I was locked up' }]);
  expect(withoutTextPart('lines', text, 'I was locked up')).toBe(
    'Painted 14 halls\nRan 4 machines',
  );
  expect(withoutTextPart('list', 'Cooking, green card, Spanish', 'green card')).toBe(
    'Cooking, Spanish',
  );
  expect(withoutTextPart('name', 'State prison', 'State prison')).toBe('');
});
