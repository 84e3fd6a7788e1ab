import { createMemoryHistory } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import { createApp } from './app';
import { titleOfLastPage } from './ui/page';

/** One page as it is rendered: what stands in `#app`, and the title of the browser's tab. */
export type RenderedPage = { markup: string; title: string };

/**
 * Renders the page of an address as a guest sees it first, without a browser and without anything of a person. Throws
 * when a part of it could only be drawn in a browser.
 */
export async function renderPage(path: string): Promise<RenderedPage> {
  const { router, view } = createApp(createMemoryHistory({ initialEntries: [path] }));
  await router.load();
  const markup = renderToString(view);
  // React leaves this mark where it gave up and hopes for the browser.
  if (markup.includes('<!--$!-->'))
    throw new Error(`${path} cannot be rendered without a browser.`);
  return { markup, title: titleOfLastPage() };
}
