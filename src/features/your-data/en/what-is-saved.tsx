import { whatIsSaved } from '@/content/en/your-data';
import { whatIsSavedPage } from '@/content/en/your-data/pages';
import { Prose } from '@/ui/prose/prose';
import type { ProseFacts } from '@/ui/prose/prose-context';
import styles from '../your-data.module.css';

// The page names no study, chapter or download.
const facts: ProseFacts = { language: 'en', chapters: [], downloads: [], sources: [] };

/** Where a person's words are at each moment, in English. */
export function WhatIsSaved() {
  return (
    <section className={styles.saved} aria-labelledby={whatIsSaved.id}>
      <h2 id={whatIsSaved.id}>{whatIsSaved.title}</h2>
      <Prose page={whatIsSavedPage} partId={whatIsSaved.id} facts={facts} />
    </section>
  );
}
