import {
  countries,
  knownAlone,
  otherRegions,
  placeRemark,
  regionBehind,
  stateCodes,
  states,
} from '../../language/en/place-names';
import { withoutOuterMarks } from '../lines/text-lines';

/** "Monett, Mo": some write the letters of a state as a short word; those that are words are left out. */
const shortStates = stateCodes
  .split('|')
  .filter(
    (code) => /^[A-Z]{2}$/u.test(code) && !/^(?:IN|OR|ME|HI|OK|OH|DE|LA|CO|AL|PA|MA)$/u.test(code),
  )
  .map((code) => code.charAt(0) + code.charAt(1).toLowerCase())
  .join('|');
const zip = '(?:[-,\\s]+\\d{5}(?:-\\d{4})?)';
const region = `(?:(?:${stateCodes}|${shortStates}|${states})${zip}?(?:,?\\s*(?:United States|USA|US))?|(?:${otherRegions})(?:,\\s*(?:${countries}))?|${countries})`;
const city = "\\p{Lu}[\\p{L}.'’ -]{1,30}";
const place = `(?:${city},\\s*${region}|(?:${knownAlone})(?:,\\s*${region})?)`;
const placeAtEnd = new RegExp(
  `(?:(^|,\\s*|\\.\\s+)(${city},\\s*${region})${placeRemark}?|,\\s*(\\p{Lu}[\\p{L}.]{1,20}(?:\\s\\p{Lu}\\p{L}{1,20})?\\s(?:${stateCodes}))|\\((${place})\\))$`,
  'u',
);
const wholePlace = new RegExp(
  `^(?:${place}|${city}${regionBehind}|\\d{5}\\s${city}|\\p{Lu}[\\p{L}.]{1,20}(?:\\s\\p{Lu}\\p{L}{1,20})?\\s(?:${stateCodes})${zip}?|(?:${states}|${otherRegions}|${countries}))${placeRemark}?$`,
  'u',
);
/** In small letters nothing but a whole part can be told. */
const smallPlace = new RegExp(
  `^\\p{L}[\\p{L}.'’ -]{1,30},\\s*(?:${stateCodes}|${states})${zip}?$`,
  'iu',
);
const street = '(?:\\d|P\\.?\\s?O\\.?)[^,@\\t|]{1,60}';
const wholeAddress = new RegExp(
  `^(?:${street}[,.]?\\s+)?(?:[^,@\\t|]{1,30},\\s*(?=${city},))?${city},?\\s*${region}$`,
  'u',
);

/** A city with its state or country at the end of a text, and the text without it. */
export function takeLocation(text: string): { location: string; rest: string } | null {
  if (text.length > 200) return null;
  if (isLocation(text)) return { location: text.trim(), rest: '' };
  const found = placeAtEnd.exec(text);
  const location = found?.[2] ?? found?.[3] ?? found?.[4];
  if (!found || location === undefined) return null;
  const { city: owner, country } =
    /^(?<city>.*),\s*(?<country>[^,]+)$/u.exec(location)?.groups ?? {};
  // "PwC LLP, Singapore": an employer and its country.
  if (
    owner !== undefined &&
    country !== undefined &&
    isCountry.test(country) &&
    (employerWord.test(owner) || (owner.split(' ').length > 2 && !longTown.test(owner)))
  )
    return {
      location: country,
      rest: withoutOuterMarks(text.slice(0, text.length - country.length)),
    };
  return {
    location: text.slice(found.index).replace(/^[\s,.(]+|\)$/gu, ''),
    rest: withoutOuterMarks(text.slice(0, found.index)),
  };
}

/** Towns of three words; other names as long, before a country, are who is there ("Lima Guard Force, Peru"). */
const longTown =
  /\s(?:de|del|do|da|la|le|upon|am|an|der|of)\s|\bCity$|^(?:Ho|San|Santa|Santo|São|Sao|Salt|New|St\.?|Saint|Port|Fort|Greater|North|South|East|West|El|Los|Las|La|Le)\b/u;
const isCountry = new RegExp(`^(?:${countries})$`, 'u');
const employerWord =
  /\b(?:inc|llc|ltd|limited|corp|company|llp|plc|pte|pvt|bank|university|college|school|hospital|services|group|solutions|technologies|consulting|institute|academy)\b/iu;

/** True for a text that says where and nothing else. */
export function isLocation(text: string): boolean {
  const words = text.trim();
  return (
    words.length <= 80 &&
    !(
      words.includes(',') &&
      employerWord.test(words) &&
      isCountry.test(words.replace(/^.*,\s*/u, ''))
    ) &&
    (wholePlace.test(words) || smallPlace.test(words))
  );
}

/** True for "Toledo, OH", "Columbus, Ohio 43004" and "12 Elm Street, Dayton, OH 45402". */
export function isAddress(text: string): boolean {
  if (text.length > 120 || text.length < 4) return false;
  if (isLocation(text) && !isCountry.test(text)) return true;
  return (
    wholeAddress.test(text) && (text.split(',').length === 2 || /^(?:\d|P\.?\s?O)/u.test(text))
  );
}
