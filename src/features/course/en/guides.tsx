import { guides } from '@/content/en/guides';
import { guidePages } from '@/content/en/guides/pages';
import { sampleResumes } from '@/content/en/sample-resumes';
import type { ProseActivities } from '@/ui/prose/prose-context';
import { GuidesPage } from '../guides/guides-page';
import { SampleResumes } from '../guides/sample-resumes';
import { proseFacts } from './prose-facts';

const facts = proseFacts([
  'careeronestop',
  'dd-214',
  'doj-ier',
  'ftc-job-scams',
  'ftc-fake-checks',
  'ftc-background-checks',
  'federal-bonding',
  'uscis-i9',
  'uscis-i9-handbook',
  'uscis-false-claim',
  'usda-snap-work',
  'law-2025',
  'dot-drug-tests',
  'osha-forklift',
  'irs-transcript',
  'dol-unemployment',
  'uscis-work-card',
  'ssa-number',
  'irs-contractor',
  'osha-workers',
  'eeoc-charge',
  'dol-pay',
  'e-verify',
  'trafficking-hotline',
  'usda-snap-et',
  'usda-snap-students',
  'ssa-ticket',
  'truck-form',
  'nlrb-pay',
  'medicaid-rule',
  'wotc-form',
  'wotc-end',
  'eeoc-records',
  'hotline-operator',
  'language-help',
  'selective-service',
]);
const parts = guides.map((guide) => ({ ...guide, page: guidePages[guide.id] }));
const activities: ProseActivities = {
  'sample-resumes': () => <SampleResumes resumes={sampleResumes} />,
};

/** The short guides in English. */
export function Guides() {
  return <GuidesPage guides={parts} facts={facts} activities={activities} />;
}
