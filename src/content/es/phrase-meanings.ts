import { buildingMeanings } from './phrase-meanings/building';
import { buildingJobs } from './phrase-meanings/building-jobs';
import { careMeanings } from './phrase-meanings/care';
import { careJobs } from './phrase-meanings/care-jobs';
import { cleaningMeanings } from './phrase-meanings/cleaning';
import { cleaningJobs } from './phrase-meanings/cleaning-jobs';
import { foodMeanings } from './phrase-meanings/food';
import { foodJobs } from './phrase-meanings/food-jobs';
import { makingAndStoringMeanings } from './phrase-meanings/making-and-storing';
import { makingAndStoringJobs } from './phrase-meanings/making-and-storing-jobs';
import { roadAndFieldMeanings } from './phrase-meanings/road-and-field';
import { roadAndFieldJobs } from './phrase-meanings/road-and-field-jobs';
import { serviceAndVolunteersMeanings } from './phrase-meanings/service-and-volunteers';
import { serviceAndVolunteersJobs } from './phrase-meanings/service-and-volunteers-jobs';
import { shopAndOfficeMeanings } from './phrase-meanings/shop-and-office';
import { shopAndOfficeJobs } from './phrase-meanings/shop-and-office-jobs';

/**
 * What each line of the phrase bank says, shown beside it: the English goes into the resume. Key: the English line of the
 * bank exactly, with its gaps; value: what it means in Spanish, gaps written the same way. A line that several jobs share
 * stands once, under the first of them.
 */
export const phraseMeanings: Readonly<Record<string, string>> = {
  ...foodMeanings,
  ...cleaningMeanings,
  ...careMeanings,
  ...makingAndStoringMeanings,
  ...roadAndFieldMeanings,
  ...buildingMeanings,
  ...shopAndOfficeMeanings,
  ...serviceAndVolunteersMeanings,
};

/**
 * The names of jobs in Spanish. Key: the name of a job of the bank as it is offered ("Line cook"), or another title that
 * finds it, in small letters as in the bank ("fry cook"). Two words with "/" where Mexico and the Caribbean differ.
 */
export const jobNames: Readonly<Record<string, string>> = {
  ...foodJobs,
  ...cleaningJobs,
  ...careJobs,
  ...makingAndStoringJobs,
  ...roadAndFieldJobs,
  ...buildingJobs,
  ...shopAndOfficeJobs,
  ...serviceAndVolunteersJobs,
};
