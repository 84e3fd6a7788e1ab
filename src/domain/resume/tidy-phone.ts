/** A number of the United States that is typed without any sign: area code and exchange begin with 2 to 9. */
const bare = /^(?:\+?1 ?)?(?<area>[2-9]\d\d)(?<exchange>[2-9]\d\d)(?<line>\d{4})$/u;

/** "2165550147" as "(216) 555-0147"; null for a number that is written in a form already, or is not a United States number. */
export function tidyPhone(typed: string): string | null {
  const { area, exchange, line } = bare.exec(typed.trim())?.groups ?? {};
  if (area === undefined || exchange === undefined || line === undefined) return null;
  return `(${area}) ${exchange}-${line}`;
}
