import { readFileSync } from 'node:fs';
import { createProcessor } from '@mdx-js/mdx';

/** A node of a page's tree, as far as this needs it. */
type PageNode = {
  type: string;
  name?: string | null;
  depth?: number;
  value?: string;
  attributes?: { type: string; name?: string; value?: unknown }[];
  data?: { hProperties?: object };
  children?: PageNode[];
};

/**
 * Tells each heading of a translated page its English words: what is done and where someone stopped is kept under ids made
 * of them (ui/prose/heading-id.ts), so that it holds in every language. A page with more headings than its English twin, or
 * fewer, stops the build.
 */
export function englishHeadings(language: string, readPage = readEnglish) {
  return () =>
    (tree: PageNode, file: { path?: string; fail: (reason: string) => never }): void => {
      const [, page] =
        /[/\\]content[/\\](?!en[/\\])[^/\\]+[/\\](.+\.mdx)$/.exec(file.path ?? '') ?? [];
      if (language === 'en' || page === undefined) return;
      const titles = headingsOf(createProcessor().parse(readPage(page)) as PageNode).map(titleOf);
      const headings = headingsOf(tree);
      if (headings.length !== titles.length)
        file.fail(
          `${page} has ${String(headings.length)} headings, and ${String(titles.length)} in English.`,
        );
      for (const [index, heading] of headings.entries()) name(heading, titles[index] ?? '');
    };
}

function readEnglish(page: string): string {
  return readFileSync(`src/content/en/${page}`, 'utf8');
}

/** The cards and the headings of level 3, in the order of the page. */
function headingsOf(node: PageNode): PageNode[] {
  const isHeading = node.name === 'Card' || (node.type === 'heading' && node.depth === 3);
  return [...(isHeading ? [node] : []), ...(node.children ?? []).flatMap(headingsOf)];
}

function titleOf(heading: PageNode): string {
  if (heading.name !== 'Card') return wordsOf(heading);
  const title = heading.attributes?.find((attribute) => attribute.name === 'title')?.value;
  return typeof title === 'string' ? title : '';
}

function wordsOf({ value = '', children = [] }: PageNode): string {
  return value + children.map(wordsOf).join('');
}

function name(heading: PageNode, title: string): void {
  if (heading.attributes)
    heading.attributes.push({ type: 'mdxJsxAttribute', name: 'englishTitle', value: title });
  else heading.data = { ...heading.data, hProperties: { englishTitle: title } };
}
