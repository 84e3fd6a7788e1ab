/** A made-up resume as text, and everything a careful person would copy out of it, verbatim. */
export type ResumeSample = {
  about: string;
  text: string;
  name?: string;
  email?: string;
  phone?: string;
  address?: string;
  /** [jobTitle, company, location, startDate, endDate, description] */
  experience?: readonly (readonly [string, string, string, string, string, string])[];
  /** [degree, school, location, graduationYear] */
  education?: readonly (readonly [string, string, string, string])[];
  skills?: readonly string[];
};
