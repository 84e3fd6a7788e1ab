import { knownLetters, lettersAfterName, statusWord } from '../../language/en/contact-words';
import { isLocation } from '../values/locations';

/** What a link says of where it leads. */
const ofLinks = /\b(?:linked-?in|git-?hub|git-?lab|website|portfolio)\b/iu;

const particle =
  /^(?:de|del|la|las|los|van|von|der|den|bin|binti|al|el|da|dos|das|di|du|le|y|e|ten|ter|st\.?|o['’]?)$/iu;
const nameWord = /^["“'(]?(?:\p{Lu}[\p{L}\p{M}'’`.-]*|\p{Lo}[\p{Lo}\p{M}]*)["”')]?,?$/u;

const hasNoVowel = /^[B-DF-HJ-NP-TV-XZ-]{3,6}$/u;

/** In a surname in capitals ("Ana OAK", "Ana María GIL LARA") somebody's letters do not begin. */
function isOfDegree(word: string, isLoud: boolean): boolean {
  return (
    knownLetters.test(word) ||
    (!isLoud && lettersAfterName.test(word) && (/[.\p{Ll}]/u.test(word) || hasNoVowel.test(word)))
  );
}

/** A name and the letters after it, or null for what no name looks like. */
export function nameIn(text: string, mayBeSmall: boolean): { name: string; rest: string[] } | null {
  if (/\d/u.test(text)) return null;
  const bare = text
    .replaceAll(/[^\p{L}\p{M}\p{P}\s]/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim();
  if (bare.length > 50 || bare.length < 3 || /[@\d:;/&_#<>!?=]|-(?:\s|$)/u.test(bare)) return null;
  if (ofLinks.test(bare)) return null;
  const [beforeComma = '', ...afterComma] = bare.split(/\s*,\s*/u);
  const words = beforeComma.split(' ');
  const letters: string[] = [];
  const isLoud = /^(?:Mr|Mrs|Ms|Dr)?\.?\P{Ll}*$/u.test(beforeComma);
  while (words.length > 2 && isOfDegree(words.at(-1) ?? '', isLoud))
    letters.unshift(words.pop() ?? '');
  const [given = ''] = afterComma;
  // "Lopez, Ana" is a name as forms have it; so is "LOPEZ, ANA MARIA", with a surname and no letters before its names.
  const isTurned =
    afterComma.length === 1 &&
    words.length === 1 &&
    given.split(' ').length <= (mayBeSmall ? 3 : 1) &&
    given
      .split(' ')
      .every(
        (one) => nameWord.test(one) && !knownLetters.test(one) && !/\p{L}\.\p{L}/u.test(one),
      ) &&
    /^[^.]*\p{L}{3}/u.test(given) &&
    !statusWord.test(given) &&
    !hasNoVowel.test(given);
  const areLetters =
    !isTurned &&
    afterComma.every(
      (part) =>
        statusWord.test(part) ||
        part.split(' ').every((one) => lettersAfterName.test(one) || /^[A-Z.]{1,6}$/u.test(one)),
    );
  // "Choo Gui Yi, Ivy" has another name after the comma.
  const isDouble =
    !areLetters &&
    afterComma.length === 1 &&
    words.length > 1 &&
    words.length < 5 &&
    !statusWord.test(afterComma[0] ?? '') &&
    nameWord.test(afterComma[0] ?? '');
  if (!areLetters && !isTurned && !isDouble) return null;
  if (isDouble) words.push(`${words.pop() ?? ''},`, afterComma[0] ?? '');
  if (isTurned) words.unshift(...given.split(' '));
  if (words.length > 6 || words.length < 1) return null;
  const isName = words.every(
    (word) => nameWord.test(word) || particle.test(word) || /^\p{Lu}\.?$/u.test(word),
  );
  const isSmall =
    mayBeSmall &&
    words.length >= 2 &&
    words.length <= 4 &&
    words.every((word) => /^\p{L}[\p{L}'’.-]+$/u.test(word));
  if (!isName && !isSmall) return null;
  const name = words.join(' ').replace(/,$/u, '');
  if (isLocation(name) || /^\p{Lu}\.?$/u.test(name)) return null;
  return { name, rest: lettersOf([...letters, ...(areLetters ? afterComma : [])]) };
}

/** Two to four capitalized words and nothing else that it could be. */
export function isPlainName(name: string): boolean {
  return /^\p{Lu}\S+(?: \p{Lu}\S*){1,3}$/u.test(name);
}

function lettersOf(letters: readonly string[]): string[] {
  return letters.length > 0 ? [letters.join(', ')] : [];
}
