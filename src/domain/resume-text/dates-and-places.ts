import { ongoing, today } from '../resume/ongoing';
import { withoutOuterMarks } from './text-lines';

export type DateRange = { startDate: string; endDate: string };

/** Months and seasons, as the inside of a pattern. */
export const month =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|ene(?:ro)?|febrero|marzo|abr(?:il)?|mayo|junio|julio|ago(?:sto)?|sep?tiembre|octubre|noviembre|dic(?:iembre)?|spring|summer|fall|autumn|winter|primavera|verano|otoño|invierno)';
const year = '(?:19|20)\\d{2}';
const monthAndYear = `${month}\\.?,?\\s+(?:\\d{1,2},\\s+)?(?:del?\\s+)?${year}`;
const point = `(?:${monthAndYear}|(?:\\d{1,2}[/.]){1,2}${year}|${year}[-/.]\\d{2}(?!\\d)|\\d{1,2}/(?:'|’)?\\d{2}(?![\\d/])|${year})`;
const between = '\\s{0,3}(?:-|–|—|to|until|through|thru|till|a|hasta|al)\\s{0,3}';
const ranges: readonly RegExp[] = [
  `(?:from\\s+|desde\\s+)?(${point})${between}(${point}|${today})`,
  `()(?:since|desde)\\s+(${point})`,
].map((form) => new RegExp(`(^|[^\\p{L}\\p{N}/])\\(?${form}\\)?(?![\\p{L}\\p{N}/])`, 'iu'));

/**
 * The first range of dates in a line, as it was written, and the line without it. "Since 2020" goes on until today:
 * its end is "Present". A range of bare numbers ("1/20 - 3/21") counts as months and short years.
 */
export function takeDateRange(text: string): (DateRange & { rest: string }) | null {
  for (const form of ranges) {
    const match = form.exec(text);
    const [whole = '', mark = '', from = '', to = ''] = match ?? [];
    if (!match) continue;
    const isOpen = from === '';
    return {
      startDate: isOpen ? to : from,
      endDate: isOpen ? ongoing : to,
      rest: withoutMatch(
        text,
        match.index + mark.length,
        endWithDuration(text, match.index + whole.length),
      ),
    };
  }
  return null;
}

/** "(3 years 2 months)" after a range, as LinkedIn writes it, says nothing that the range does not. */
function endWithDuration(text: string, end: number): number {
  const duration =
    /^\)?\s*[(·|,]?\s*(?:\d{1,2} (?:years?|yrs?|años?)(?:,?\s+\d{1,2} (?:months?|mos?|mes(?:es)?))?|\d{1,2} (?:months?|mos?|mes(?:es)?))\)?/iu.exec(
      text.slice(end, end + 60),
    );
  return end + (duration?.[0].length ?? 0);
}

const single = new RegExp(`(^|[\\t|(,–—-]\\s*|\\s{2,})(${monthAndYear})\\)?$`, 'iu');

/** One month or season with its year at the end of a line ("Summer 2019"): a job that was short. */
export function takeSingleDate(text: string): (DateRange & { rest: string }) | null {
  const match = single.exec(text);
  const [, mark = '', startDate] = match ?? [];
  if (!match || startDate === undefined) return null;
  return {
    startDate,
    endDate: '',
    rest: withoutMatch(text, match.index + mark.length, text.length),
  };
}

function withoutMatch(text: string, from: number, to: number): string {
  return withoutOuterMarks(`${text.slice(0, from).trimEnd()}\t${text.slice(to).trimStart()}`);
}

const states =
  'Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New Hampshire|New Jersey|New Mexico|New York|North Carolina|North Dakota|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|South Carolina|South Dakota|Tennessee|Texas|Utah|Vermont|Virginia|Washington|West Virginia|Wisconsin|Wyoming|Puerto Rico';
const stateCodes =
  'AL|AK|AZ|AR|CA|CO|CT|DE|DC|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY|PR';
const countries =
  'Mexico|México|Canada|Guatemala|Honduras|El Salvador|Nicaragua|Colombia|Venezuela|Cuba|Haiti|Dominican Republic|Peru|Perú|Ecuador|Brazil|Kenya|Somalia|Ethiopia|Eritrea|Ghana|Nigeria|Congo|Sudan|Egypt|Morocco|Syria|Iraq|Iran|Afghanistan|Pakistan|India|Nepal|Bangladesh|Burma|Myanmar|Thailand|Vietnam|China|Philippines|Ukraine|Russia|Poland|Germany|France|Spain|Italy';
const region = `(?:(?:${stateCodes}|${states})(?:\\s+\\d{5}(?:-\\d{4})?)?(?:,\\s*(?:United States|USA))?|${countries})`;
const city = "\\p{Lu}[\\p{L}.' -]{1,30}";
const placeAtEnd = new RegExp(
  `(?:(?:^|,\\s*)(${city},\\s*${region})|,\\s*(\\p{Lu}\\p{L}{1,20}\\s(?:${stateCodes}))|\\((${city},\\s*${region})\\))$`,
  'u',
);
const wholeAddress = new RegExp(
  `^(?:(?:\\d|P\\.?\\s?O\\.?)[^,@]{1,60},\\s*)?(?:[^,@]{1,30},\\s*(?=${city},))?${city},\\s*${region}$`,
  'u',
);

/** A city with its state or country at the end of a text, and the text without it. */
export function takePlace(text: string): { location: string; rest: string } | null {
  const found = text.length > 200 ? null : placeAtEnd.exec(text);
  const location = found?.[1] ?? found?.[2] ?? found?.[3];
  if (!found || location === undefined) return null;
  return { location, rest: withoutOuterMarks(text.slice(0, found.index)) };
}

/** True for "Toledo, OH", "Columbus, Ohio 43004" and "12 Elm Street, Dayton, OH 45402". */
export function isAddress(text: string): boolean {
  if (text.length > 120 || !wholeAddress.test(text)) return false;
  const pieces = text.split(',').length;
  return pieces === 2 || /^(?:\d|P\.?\s?O)/u.test(text);
}
