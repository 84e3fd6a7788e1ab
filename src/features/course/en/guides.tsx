import { guideGroups, guides } from '@/content/en/guides';
import { needs } from '@/content/en/needs';
import type { GuideGroupId } from '@/content/guide-types';
import { GuidesPage, type GuideTexts } from '../guides/guides-page';

/** One file per group, and one for what they all may name. */
const pagesOf: Readonly<Record<GuideGroupId, () => Promise<Pick<GuideTexts, 'pages'>>>> = {
  find: () => import('@/content/en/guides/find-pages'),
  apply: () => import('@/content/en/guides/apply-pages'),
  interview: () => import('@/content/en/guides/interview-pages'),
  help: () => import('@/content/en/guides/help-pages'),
  work: () => import('@/content/en/guides/work-pages'),
};
const loadTexts = {
  find: () => textsOf('find'),
  apply: () => textsOf('apply'),
  interview: () => textsOf('interview'),
  help: () => textsOf('help'),
  work: () => textsOf('work'),
};

/** The short guides in English. */
export function Guides() {
  return <GuidesPage groups={guideGroups} guides={guides} needs={needs} loadTexts={loadTexts} />;
}

async function textsOf(group: GuideGroupId): Promise<GuideTexts> {
  const [{ pages }, { facts, activities }] = await Promise.all([
    pagesOf[group](),
    import('./guide-facts'),
  ]);
  return { pages, facts, activities };
}
