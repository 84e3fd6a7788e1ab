/** Undoes the compression of a stream (RFC 1950). */
type Inflate = (bytes: Uint8Array) => Uint8Array;

/**
 * The text of a PDF that `write-pdf` has written, in the order of its tags: what is marked as artifact is left out. A
 * foreign PDF needs a whole reader; this one knows the few operators that ours has.
 */
export function pdfTexts(pdf: Uint8Array, inflate: Inflate): string {
  const file = latin1(pdf);
  const objects = new Map(
    Array.from(file.matchAll(/(\d+) 0 obj\s([^]*?)\sendobj/g), ([, id = '', content = '']) => [
      id,
      content,
    ]),
  );
  const stream = (id: string | undefined) => {
    const found = /stream\n([^]*)\nendstream/.exec(objects.get(id ?? '') ?? '');
    return found ? latin1(inflate(bytesOf(found[1] ?? ''))) : '';
  };
  const charactersByFont = new Map<string, Map<string, string>>();
  for (const [, name = '', id = ''] of file.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
    const map = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? '');
    charactersByFont.set(name, readCharacters(stream(map?.[1])));
  }
  const pages = [...objects.values()].filter((content) => /\/Type \/Page\n/.test(content));
  return pages
    .map((page) => textOf(stream(/\/Contents (\d+) 0 R/.exec(page)?.[1]), charactersByFont))
    .join('\n');
}

function textOf(content: string, charactersByFont: Map<string, Map<string, string>>): string {
  let text = '';
  let role = '';
  let characters = new Map<string, string>();
  for (const [token, tag, font, shown] of content.matchAll(
    /\/(\w+) (?:<<[^]*?>>)? ?B(?:DC|MC)|\/(F\d+) \S+ Tf|\[(.*?)\] TJ|EMC/g,
  )) {
    if (tag !== undefined) role = tag;
    else if (font !== undefined) characters = charactersByFont.get(font) ?? characters;
    // The sign of a bullet stands on the bullet's line.
    else if (token === 'EMC') text += role === 'Lbl' || /(?:^|\n)•\s*$/.test(text) ? ' ' : '\n';
    else if (role !== 'Artifact')
      for (const [code] of (shown ?? '').replaceAll(/>[^<]*<?|</g, '').matchAll(/.{4}/g))
        text += characters.get(code) ?? '\uFFFD';
  }
  return text;
}

/** Each code of a font with its letter, from the ranges of a CMap as pdfkit writes it. */
function readCharacters(map: string): Map<string, string> {
  const characters = new Map<string, string>();
  for (const [, first = '', list = ''] of map.matchAll(/<(\w{4})> <\w{4}> \[([^\]]*)\]/g)) {
    let code = Number.parseInt(first, 16);
    for (const [, units = ''] of list.matchAll(/<([^>]*)>/g)) {
      const letter = units.split(' ').map((unit) => String.fromCharCode(Number.parseInt(unit, 16)));
      characters.set(code.toString(16).padStart(4, '0'), letter.join(''));
      code += 1;
    }
  }
  return characters;
}

function latin1(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 8192)
    text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return text;
}

function bytesOf(text: string): Uint8Array {
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}
