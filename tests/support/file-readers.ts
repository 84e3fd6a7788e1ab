import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hasProgram, provideProgram, type Program } from './packages';

export const qpdf: Program = {
  name: 'qpdf',
  packages: ['qpdf'],
  isFor: 'check how a PDF is built',
};
const office: Program = {
  name: 'soffice',
  packages: ['libreoffice-writer-nogui'],
  isFor: 'open a Word file in an office program',
};

/** True where the program is that checks how a PDF is built. */
export function hasQpdf(): boolean {
  return hasProgram(qpdf);
}

/** Gets the program that checks how a PDF is built, or says that its tests are left out. */
export function provideQpdf(log: (line: string) => void): void {
  provideProgram(qpdf, log);
}

/** True where an office program is. */
export function hasOffice(): boolean {
  return hasProgram(office);
}

/** Gets an office program, some hundred megabytes, or says that its tests are left out. */
export function provideOffice(log: (line: string) => void): void {
  provideProgram(office, log);
}

/** What `qpdf --check` finds wrong with each PDF, and what `pdfinfo` says of it, by the files' order. */
export function checkPdfs(
  pdfs: readonly Uint8Array[],
): { faults: string; info: ReadonlyMap<string, string> }[] {
  return inFolder((folder) =>
    pdfs.map((pdf) => {
      const file = join(folder, 'in.pdf');
      writeFileSync(file, pdf);
      const { status, stdout, stderr } = spawnSync('qpdf', ['--check', file]);
      const info = spawnSync('pdfinfo', ['-enc', 'UTF-8', file]).stdout.toString();
      return {
        faults: status === 0 ? '' : `${stdout.toString()}${stderr.toString()}`,
        info: new Map(
          info.split('\n').map((line): [string, string] => {
            const [key = '', ...value] = line.split(':');
            return [key, value.join(':').trim()];
          }),
        ),
      };
    }),
  );
}

/** What an office program makes of Word files, as HTML; '' for a file that it does not open. One start for all. */
export function officePages(words: readonly Uint8Array[]): string[] {
  return inFolder((folder) => {
    const files = words.map((word, at) => {
      const file = join(folder, `${String(at)}.docx`);
      writeFileSync(file, word);
      return file;
    });
    // A home of its own: two that run at once would share one, and the second would not start.
    const home = `-env:UserInstallation=file://${join(folder, 'home')}`;
    const to = ['--headless', home, '--convert-to', 'html', '--outdir', folder];
    execFileSync('soffice', [...to, ...files], { stdio: 'ignore' });
    return files.map((file) => {
      try {
        return readFileSync(file.replace(/docx$/, 'html')).toString();
      } catch {
        return '';
      }
    });
  });
}

function inFolder<Made>(make: (folder: string) => Made): Made {
  const folder = mkdtempSync(join(tmpdir(), 'files-'));
  try {
    return make(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
