import { textOfBytes, type DecodeText } from '../autopsy/decode-text-file';
import type { PlacedResume } from '../resume-text/placed-lines';
import { placedResume } from '../resume-text/resume-from-text';
import { docxLines, hasPictures } from './docx-lines';
import { docxHeadings } from './docx-headings';
import { kindOfFile, kindOfZip, pathOf, type ImportKind } from './file-kind';
import { htmlLines } from './html-lines';
import { ImportRefused, importLimits, type ImportProblem, type Watch } from './import-refused';
import { jsonResume } from './json-resume-lines';
import { linkedInResume } from './linkedin-resume';
import { odtLines } from './odt-lines';
import { ownTitle, textHeadings, type FileLines } from './own-title';
import { rtfLines } from './rtf-lines';
import { openZip } from './zip-file';

/** What came of a file: a resume with the place of every line, or why there is none. */
export type ReadImport = { ok: true; resume: PlacedResume } | { ok: false; problem: ImportProblem };

/** What the reader needs from outside. `readPdf` gives the lines of a PDF; it may throw `ImportRefused`. */
export type ImportTools = {
  decode: DecodeText;
  watch: Watch;
  readPdf: (bytes: Uint8Array) => Promise<FileLines>;
};

/** Reads a file that somebody brought. Changes nothing and never throws. */
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
    const text = textOf(bytes, tools);
    return resumeOf(text.split('\n'), tools, () => textHeadings(text));
  },
  html: (bytes, tools) => resumeOf(htmlLines(textOf(bytes, tools), tools.watch), tools),
  rtf: (bytes, tools) => resumeOf(rtfLines(textOf(bytes, tools), tools.watch), tools),
  json: (bytes, tools) => withinLimits(jsonResume(textOf(bytes, tools))),
  pdf: async (bytes, tools) => {
    const { lines, headings } = await tools.readPdf(bytes);
    return resumeOf(lines, tools, () => headings);
  },
  zip: readZip,
};

function readZip(bytes: Uint8Array, tools: ImportTools): PlacedResume {
  const zip = openZip(bytes, tools.watch);
  const found = kindOfZip(zip.names);
  if ('problem' in found) throw new ImportRefused(found.problem);
  if (found.kind === 'linkedin')
    return withinLimits(
      linkedInResume((name) => {
        const table = zip.read(pathOf(zip.names, name) ?? '');
        return table && textOf(table, tools);
      }),
    );
  const decode = (part: Uint8Array) => textOf(part, tools);
  const lines = (found.kind === 'docx' ? docxLines : odtLines)(zip, decode, tools.watch);
  if (lines.length === 0 && hasPictures(zip)) throw new ImportRefused('scan');
  return resumeOf(lines, tools, () =>
    found.kind === 'docx' ? docxHeadings(zip, decode, tools.watch) : [],
  );
}

function textOf(bytes: Uint8Array, { decode }: ImportTools): string {
  const text = textOfBytes(bytes, decode);
  if (text === null) throw new ImportRefused('wrong-kind');
  return text;
}

/** The screen offers each line each job and school: a browser that builds millions of choices stands still. */
function offersTooMuch({ fields, lines }: PlacedResume): boolean {
  const entries = fields.experience.length + fields.education.length;
  const left = lines.filter(({ place }) => place === null).length;
  return left * entries > importLimits.choices || lines.length * entries > importLimits.allChoices;
}

/** Keys and quotes make a file of data long; what counts is what the screen would show of it. */
function withinLimits(resume: PlacedResume): PlacedResume {
  const length = resume.lines.reduce((sum, { text }) => sum + text.length, 0);
  if (length > importLimits.characters) throw new ImportRefused('too-long');
  return resume;
}

function resumeOf(
  lines: readonly string[],
  { watch }: ImportTools,
  headings: () => readonly string[] = () => [],
): PlacedResume {
  const text = lines.join('\n');
  if (text.length > importLimits.characters) throw new ImportRefused('too-long');
  watch();
  const title = ownTitle(headings());
  // Words that stand elsewhere, too, head nothing for sure.
  const isSure = lines.filter((line) => line.trim() === title).length === 1;
  return placedResume(text, isSure ? title : '');
}
