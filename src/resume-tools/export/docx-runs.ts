import { ExternalHyperlink, TextRun } from 'docx';
import type { IRunOptions, ParagraphChild } from 'docx';
import { directedRuns } from '@/domain/page-layout/text-direction';
import type { TextLink } from '@/domain/page-layout/text-links';

/** A link keeps the look of the words around it: what a person reads on paper is the address itself. */
export function linkedRuns(
  text: string,
  look: Omit<IRunOptions, 'text'>,
  links: readonly TextLink[],
): ParagraphChild[] {
  const runs = (from: number, to?: number) => {
    const part = text.slice(from, to);
    return part === '' && text !== '' ? [] : runsOf({ ...look, text: part });
  };
  return [
    ...links.flatMap(({ from, to, href }, index) => [
      ...(from > (links[index - 1]?.to ?? 0) ? runs(links[index - 1]?.to ?? 0, from) : []),
      new ExternalHyperlink({ link: href, children: runs(from, to) }),
    ]),
    ...runs(links.at(-1)?.to ?? 0),
  ];
}

/**
 * Word puts the words of a run in one direction, and takes other fonts for those from right to left. "\n" ends a line of the
 * paragraph.
 */
export function runsOf({ text, ...look }: IRunOptions & { text: string }): TextRun[] {
  return text
    .split('\n')
    .flatMap((line, index) => [
      ...(index === 0 ? [] : [new TextRun({ break: 1 })]),
      ...directedRuns(line).map(
        (run) =>
          new TextRun({ ...look, text: run.text, ...(run.rightToLeft && { rightToLeft: true }) }),
      ),
    ]);
}
