/** Forms of address that stand before a name and are not part of it. */
const addresses = /^(?:mr|mrs|ms|miss|mx|dr|rev|sr|sra|srta|don|doña)\.?$/iu;

/** What may stand behind a name and a comma and is no first name. */
const suffixes =
  /^(?:jr|sr|i{2,3}|iv|cna|rn|lpn|lvn|md|np|pa|emt|phd|mba|ma|ba|bs|ms|bsn|cpa|pmp)\.?$/iu;

/** What somebody is called, from a whole name: "Rosa" of "Ms. Rosa Diaz" and of "Diaz, Rosa"; '' when there is none. */
export function firstName(name: string): string {
  const [family = '', given = ''] = name.split(',');
  const isTurned = given.trim() !== '' && !suffixes.test(given.trim());
  const words = (isTurned ? given : family).trim().split(/\s+/u);
  return words.find((word) => !addresses.test(word)) ?? '';
}
