import type { DecodeText } from '../autopsy/decode-text-file';
import type { PlacedResume } from '../resume-text/line-targets';
import { resumeFromLines } from '../resume-text/resume-from-text';
import { fileLinesOf, styledLines, type FileLine } from '../resume-text/lines/text-lines';
import { docxLines, hasPictures } from './documents/docx-lines';
import { kindOfFile, kindOfZip, pathOf, type ImportKind } from './file-kind';
import { latinText, textOfFile } from './parse/file-text';
import { htmlLines } from './documents/html-lines';
import { ImportRefused, importLimits, type ImportProblem, type Watch } from './import-refused';
import { jsonResume } from './json/json-resume-lines';
import { jsonWords } from './json/json-words';
import { linkedInResume, linkedInTable } from './linkedin-resume';
import { withLinkedAddress } from './lines/linked-address';
import { mimePage } from './parse/mime-page';
import { flatOdtLines, odtLines } from './documents/odt-lines';
import { withNameFromTitle } from './lines/name-of-page';
import { customTitle } from './custom-title';
import { rtfLines } from './documents/rtf-lines';
import { openZip, type ZipFile } from './parse/zip-file';

/** The outcome of reading a file: a resume with the target of every line, or why there is no resume. */
export type ReadImport = { ok: true; resume: PlacedResume } | { ok: false; problem: ImportProblem };

/** What the reader needs from outside. `readPdf` gives the lines of a PDF; it may throw `ImportRefused`. */
export type ImportTools = {
  decode: DecodeText;
  watch: Watch;
  readPdf: (bytes: Uint8Array) => Promise<FileLine[]>;
};

/**
 * Reads a file that somebody brought: its bytes and its name give the filled resume, with what is sure in the fields,
 * what is likely or unsure as suggestions, and the target of every line. Changes nothing and never throws. This is the one
 * way into the reader.
 */
export async function readImport(
  bytes: Uint8Array,
  name: string,
  tools: ImportTools,
): Promise<ReadImport> {
  try {
    if (bytes.length > importLimits.bytes) throw new ImportRefused('too-big');
    const found = kindOfFile(bytes, name);
    if ('problem' in found) throw new ImportRefused(found.problem);
    const resume = await readers[found.kind](bytes, tools);
    if (resume.lines.length === 0) throw new ImportRefused('empty');
    if (offersTooMuch(resume)) throw new ImportRefused('too-long');
    return { ok: true, resume };
  } catch (error) {
    return { ok: false, problem: error instanceof ImportRefused ? error.problem : 'broken' };
  }
}

type Reader = (bytes: Uint8Array, tools: ImportTools) => PlacedResume | Promise<PlacedResume>;

const readers: Readonly<Record<ImportKind, Reader>> = {
  text: (bytes, tools) => {
    const { text, isUnsure } = textOfFile(bytes, tools.decode);
    return resumeOf(fileLinesOf(text), tools, isUnsure);
  },
  html: (bytes, tools) => {
    const { text, isUnsure } = textOfFile(bytes, tools.decode);
    // Text that was only named a web page: its lines are broken as they stand.
    const lines = /<[a-z]/iu.test(text) ? htmlLines(text, tools.watch) : fileLinesOf(text);
    return resumeOf(withLinkedAddress(withNameFromTitle(lines, text), text), tools, isUnsure);
  },
  mime: (bytes, tools) =>
    resumeOf(htmlLines(mimePage(latinText(bytes), tools.decode), tools.watch), tools),
  'flat-odt': (bytes, tools) => resumeOf(flatOdtLines(textOf(bytes, tools), tools.watch), tools),
  rtf: (bytes, tools) => {
    const source = latinText(bytes);
    const lines = rtfLines(source, tools.decode, tools.watch);
    return resumeOf(withLinkedAddress(lines, source), tools);
  },
  json: (bytes, tools) => withinLimits(jsonOfAnyForm(textOf(bytes, tools), tools)),
  table: (bytes, tools) => withinLimits(linkedInTable(textOf(bytes, tools))),
  pdf: async (bytes, tools) => resumeOf(await tools.readPdf(bytes), tools),
  zip: readZip,
};

function readZip(bytes: Uint8Array, tools: ImportTools): PlacedResume {
  const zip = openZip(bytes, tools.watch);
  const found = kindOfZip(zip.names);
  if ('problem' in found) throw new ImportRefused(found.problem);
  if (found.kind === 'linkedin')
    return withinLimits(
      linkedInResume(zip.names, (name) => {
        const table = zip.read(pathOf(zip.names, name) ?? '');
        return table && textOf(table, tools);
      }),
    );
  const decode = (part: Uint8Array) => textOf(part, tools);
  const lines =
    found.kind === 'docx'
      ? docxLines(zip, decode, tools.watch, tools.decode)
      : odtLines(zip, decode, tools.watch);
  if (lines.length === 0 && hasPictures(zip)) throw new ImportRefused('scan');
  return resumeOf(withLinkedAddress(lines, linksIn(zip, decode)), tools);
}

/** The parts of a document that say where its links lead. */
function linksIn({ names, read }: ZipFile, decode: (part: Uint8Array) => string): string {
  return names
    .filter((name) =>
      /^(?:word\/_rels\/(?:document|header|footer)\d*\.xml\.rels|content\.xml)$/u.test(name),
    )
    .map((name) => decode(read(name) ?? new Uint8Array()))
    .join('\n');
}

/** JSON that somebody has made up themselves is read by its words; what does not tell of a person is refused as before. */
function jsonOfAnyForm(text: string, tools: ImportTools): PlacedResume {
  try {
    return jsonResume(text);
  } catch (error) {
    const isOther = error instanceof ImportRefused && error.problem === 'other-json';
    if (!isOther || text.length > importLimits.characters) throw error;
    const resume = resumeOf(jsonWords(text), tools);
    const { personalInfo, experience, education } = resume.fields;
    const tells = experience.length + education.length > 0;
    if (!tells || Object.keys(personalInfo).length < 2) throw error;
    return resume;
  }
}

function textOf(bytes: Uint8Array, { decode }: ImportTools): string {
  return textOfFile(bytes, decode).text;
}

/** The screen offers each line each job and school: a browser that builds millions of choices stands still. */
function offersTooMuch({ fields, lines }: PlacedResume): boolean {
  const entries = fields.experience.length + fields.education.length;
  const left = lines.filter(({ target }) => target === null).length;
  return left * entries > importLimits.choices || lines.length * entries > importLimits.allChoices;
}

/** Keys and quotes make a file of data long; what counts is what the screen would show of it. */
function withinLimits(resume: PlacedResume): PlacedResume {
  const length = resume.lines.reduce((sum, { text }) => sum + text.length, 0);
  if (length > importLimits.characters) throw new ImportRefused('too-long');
  return resume;
}

function resumeOf(
  fileLines: readonly FileLine[],
  { watch }: ImportTools,
  hasUnsureLetters = false,
): PlacedResume {
  const length = fileLines.reduce((sum, { text }) => sum + text.length, 0);
  if (length > importLimits.characters) throw new ImportRefused('too-long');
  watch();
  const lines = styledLines(fileLines);
  const resume = resumeFromLines(lines, customTitle(lines));
  return hasUnsureLetters ? { ...resume, hasUnsureLetters } : resume;
}
