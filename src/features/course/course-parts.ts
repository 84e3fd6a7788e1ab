import type { ContentPage } from '@/content/mdx-components';

/** A part of a module as the pages show it: its address, its title and its prose. */
export type ListedPart = {
  readonly id: string;
  readonly title: string;
  readonly plainTitle: string;
  readonly page: ContentPage;
};

/** Joins the facts of a module's parts with their prose. */
export function toCourseParts<Id extends string>(
  parts: readonly { readonly id: Id; readonly title: string; readonly plainTitle: string }[],
  pages: Readonly<Record<Id, ContentPage>>,
): readonly ListedPart[] {
  return parts.map(({ id, title, plainTitle }) => ({ id, title, plainTitle, page: pages[id] }));
}
