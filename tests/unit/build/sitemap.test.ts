import { expect, test } from 'vitest';
import { sitemapText } from '../../../src/build/sitemap';

test('the sitemap names each public page in each language, with both languages beside it', () => {
  const text = sitemapText('https://quest.test') ?? '';
  const entry = (path: string) =>
    `<url><loc>https://quest.test${path}</loc><xhtml:link rel="alternate" hreflang="en" href="https://quest.test/modules/1"/><xhtml:link rel="alternate" hreflang="es" href="https://quest.test/es/modules/1"/></url>`;
  expect(text).toContain(entry('/modules/1'));
  expect(text).toContain(entry('/es/modules/1'));
  for (const home of ['/', '/es/']) expect(text).toContain(`<loc>https://quest.test${home}</loc>`);
  expect(text).not.toMatch(/resume-builder|staff|your-data/);
});

test('without the name of a site, or with the one of the example, there is none', () => {
  const others = ['', 'quest.test', 'https://quest.test/', 'https://YOUR-SITE'];
  for (const site of [...others, 'https://quest.example.org'])
    expect(sitemapText(site), site).toBeNull();
});
