import { policies } from '@/content/en/policies';
import { policyPages } from '@/content/en/policies/pages';
import { Prose } from '@/ui/prose/prose';
import type { ProseFacts } from '@/ui/prose/prose-context';
import styles from '../policies.module.css';

// The pages name no study, chapter or download.
const facts: ProseFacts = { language: 'en', chapters: [], downloads: [], sources: [] };

/** Privacy, terms and accessibility, in English. */
export function Policies() {
  return policies.map(({ id, title }) => (
    <section key={id} aria-labelledby={id} className={styles.part}>
      <h2 id={id}>{title}</h2>
      <Prose page={policyPages[id]} partId={id} facts={facts} />
    </section>
  ));
}
