import { parse, type ModuleDeclaration, type Statement } from 'acorn';
import type { Plugin } from 'vite';

/**
 * Top-level functions and classes of the library for Word files that no paper of ours reaches, by what they are for. The
 * library holds them together by its own calls, so that the bundler cannot leave them out; with them go those that only
 * they call. Chosen by what they save, as sent.
 */
export const unusedDocxParts: readonly string[] = [
  // Filling in a document that somebody else has made.
  'patchNumbering',
  'patchNotesOfKind',
  'patchStyles',
  'patchDrawings',
  'patchCoreProperties',
  'patchTableRows',
  'contentsOf',
  'createTemplatePackage',
  'replacer',
  'replaceOccurrenceInParagraph',
  'replaceTokenInParagraphElement',
  'splitRunElement',
  'liftOutOfContainers',
  'renumberDrawingsAvoiding',
  'renumberBookmarksAvoiding',
  'findRowsToRepeat',
  'assertValidPatch',
  'renderRunNode',
  'renderParagraphNode',
  'corePropertiesPathOf',
  'withRunProperties',
  'appendContentType',
  'removeContentTypeOverride',
  'normalSizeOf',
  'trimPlaceholders',
  'trimInParagraph',
  'findDrawings',
  'withoutIds',
  // Reading files and XML.
  'inflt',
  'unzipSync',
  'unzipFiles',
  'xmlifyPackagePart',
  'readStream',
  'Stream',
  'parseXml',
  'parseStartTag',
  'stringifyNode',
  'decodeEntities',
  'prefixOf',
  'ImportedXmlComponent',
  'ExternalStylesFactory',
  // Fields: page numbers, numbered captions, a table of contents.
  'fillFields',
  'fillBodyFields',
  'FieldInstruction',
  'numberFieldOf',
  'pageNumberFieldOf',
  'numberWriterOf',
  'partPageCountsOf',
  'sequenceNumbering',
  'sequenceOf',
  'identifiersIn',
  'contentOf',
  'levelIn',
  'resultFrom',
  'stylesOf',
  'headingLevels',
  'paragraphDetailsOf',
  'textOf$1',
  // Feet of pages, notes, comments, pictures, frames, tables, borders of pages.
  'Footer$1',
  'FooterAttributes',
  'FooterWrapper',
  'createNoteProperties',
  'Comment',
  'Bookmark',
  'DrawingLink',
  'createFrameProperties',
  'createTableFloatProperties',
  'TableBorders',
  'DocumentBackground',
  'PageBorders',
  // Passwords, fonts inside the file, colours computed from a theme's.
  'DocumentProtection',
  'sha256',
  'legacyPasswordKey',
  'obfuscate',
  'createFont',
  'toHex',
  'toHsl',
];

/**
 * Leaves out of the build, and of the tests, what a paper never has: tables, pictures, fields, comments, notes, forms, the
 * filling in of somebody else's document. What is called all the same throws, and the Word file counts as not written.
 *
 * @throws when the library no longer declares one of `unusedDocxParts`
 */
export function leaveOutUnusedDocxParts(): Plugin {
  return {
    name: 'unused-docx-parts',
    transform: {
      filter: { id: /\/docx\/dist\/index\.mjs$/ },
      handler: (code) => ({ code: withoutDeclarations(code, unusedDocxParts), map: null }),
    },
  };
}

/**
 * A module's code in which each of the `names`, declared at its top level, is a function that throws.
 *
 * @throws when one of them is not declared there
 */
export function withoutDeclarations(code: string, names: readonly string[]): string {
  const missing = new Set(names);
  let kept = '';
  let end = 0;
  for (const statement of parse(code, { ecmaVersion: 'latest', sourceType: 'module' }).body) {
    const name = nameOf(statement);
    if (!missing.delete(name)) continue;
    kept += `${code.slice(end, statement.start)}var ${name} = leftOut;`;
    end = statement.end;
  }
  if (missing.size > 0) throw new Error(`Not declared any more: ${[...missing].join(', ')}`);
  return `${kept}${code.slice(end)}\nfunction leftOut() { throw new Error('This part is left out of the build.'); }\n`;
}

/** The name that a declaration of one thing gives; '' for any other statement. */
function nameOf(statement: Statement | ModuleDeclaration): string {
  if (statement.type === 'FunctionDeclaration' || statement.type === 'ClassDeclaration')
    return statement.id.name;
  if (statement.type !== 'VariableDeclaration') return '';
  const [first, second] = statement.declarations;
  return first?.id.type === 'Identifier' && !second ? first.id.name : '';
}
