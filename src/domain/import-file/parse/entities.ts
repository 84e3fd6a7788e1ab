/** Named characters that resumes in HTML hold: XML's own five, and those that word processors write. */
const named: ReadonlyMap<string, string> = new Map(
  Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    nbsp: ' ',
    bull: '•',
    middot: '·',
    ndash: '–',
    mdash: '—',
    hellip: '…',
    lsquo: '‘',
    rsquo: '’',
    ldquo: '“',
    rdquo: '”',
    laquo: '«',
    raquo: '»',
    copy: '©',
    reg: '®',
    trade: '™',
    deg: '°',
    euro: '€',
    shy: '',
    ensp: ' ',
    emsp: ' ',
    thinsp: ' ',
    zwnj: '',
    zwj: '',
    iexcl: '¡',
    iquest: '¿',
    ordf: 'ª',
    ordm: 'º',
    szlig: 'ß',
    oslash: 'ø',
    Oslash: 'Ø',
    aelig: 'æ',
    AElig: 'Æ',
    frac12: '½',
  }),
);

const accents: ReadonlyMap<string, string> = new Map(
  Object.entries({
    grave: '\u0300',
    acute: '\u0301',
    circ: '\u0302',
    tilde: '\u0303',
    uml: '\u0308',
    ring: '\u030A',
    cedil: '\u0327',
    caron: '\u030C',
  }),
);

/** `&amp;`, `&#8211;`, `&eacute;` as characters. What is no entity stays as it is. */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replaceAll(
    /&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z]{2,8}\d{0,2}));/giu,
    (whole, hex, digits, name) => {
      if (typeof name === 'string') return named.get(name) ?? accented(name) ?? whole;
      return characterOf(hex ? Number.parseInt(String(hex), 16) : Number(digits));
    },
  );
}

/** HTML names accented letters by letter and accent: "eacute", "Ntilde". */
function accented(name: string): string | undefined {
  const accent = accents.get(name.slice(1));
  return accent === undefined ? undefined : `${name.charAt(0)}${accent}`.normalize('NFC');
}

/** The character of a code point; nothing for those that no text may hold. */
export function characterOf(code: number): string {
  const isText = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
  return isText ? String.fromCodePoint(code) : '';
}
