import { monthNames } from '../../language/en/month-names';
import type { ResumeFields } from '../resume-fields';

const spanishMonths =
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(
    ' ',
  );
const today =
  /^(?:(?:(?:en |a |hasta )?la )?(?:actualidad|fecha)|(?:el |al )?presente|hoy(?: en día)?|actual(?:mente)?)\.?$/iu;
const monthAndYear = /^(?<name>\p{L}{3,10})\.?,?\s+(?:del?\s+)?(?<year>(?:19|20)\d\d)$/iu;

/** "Enero 2015", "ene. de 2015" and "Actualidad" as an English resume says them; anything else as it is. */
export function englishDate(text: string): string {
  const typed = text.trim();
  if (today.test(typed)) return 'Present';
  const { name = '', year = '' } = monthAndYear.exec(typed)?.groups ?? {};
  const word = name.toLowerCase().replace(/^set/u, 'sept');
  const month = name === '' ? -1 : spanishMonths.findIndex((one) => one.startsWith(word));
  return month === -1 ? text : `${monthNames[month] ?? name} ${year}`;
}

/** What was found in a file, with the dates of jobs and schools in English. */
export function withEnglishDates(found: ResumeFields): ResumeFields {
  return {
    ...found,
    experience: found.experience.map((job) => ({
      ...job,
      startDate: englishDate(job.startDate),
      endDate: englishDate(job.endDate),
    })),
    education: found.education.map((school) => ({
      ...school,
      graduationYear: englishDate(school.graduationYear),
    })),
  };
}
