import { Trans } from '@lingui/react/macro';
import { useId, useState } from 'react';
import type { Language } from '@/content/types';
import { findJobs } from '@/domain/phrases/find-jobs';
import { unusedPhrases } from '@/domain/phrases/phrase-gaps';
import type { PhraseJob } from '@/domain/phrases/read-phrase-bank';
import { isTranslation } from '@/ui/english-pieces';
import { Icon } from '@/ui/icon';
import { useMediaQuery } from '@/ui/use-media-query';
import { LazyPart } from '../lazy-part';
import { FindJob } from './find-job';
import styles from './phrase-ideas.module.css';
import { PhraseText } from './phrase-text';

/** The phrases of all jobs, one chunk per language; they work offline like the rest. */
const banks = {
  en: async () => (await import('@/content/en/phrases/phrase-bank')).phraseBank,
} satisfies Record<Language, () => Promise<readonly PhraseJob[]>>;

/** The number of phrases that fit on a phone beside the boxes they go into. */
const onPhone = 2;

type PhraseIdeasProps = {
  /** What the job is called on the resume; '' where nothing is known. */
  jobTitle: string;
  /** The lines that are written already: what stands there is not offered again. */
  lines: readonly string[];
  onChoose: (phrase: string) => void;
};

/** What people in a job often write, to be put in by one tap and made true by filling in the gap. */
export function PhraseIdeas(props: PhraseIdeasProps) {
  return (
    <LazyPart load={banks.en} isOptional>
      {(bank) => <Ideas bank={bank} {...props} />}
    </LazyPart>
  );
}

function Ideas({
  bank,
  jobTitle,
  lines,
  onChoose,
}: PhraseIdeasProps & { bank: readonly PhraseJob[] }) {
  const titleId = useId();
  const isPhone = useMediaQuery('(max-width: 40rem)');
  const [chosen, setChosen] = useState<{ for: string; job: PhraseJob } | null>(null);
  const [isSearching, setSearching] = useState(false);
  const [first, setFirst] = useState(0);
  const found = findJobs(bank, jobTitle)[0];
  // The last job of the bank has phrases that fit any job.
  const job = (chosen?.for === jobTitle ? chosen.job : found) ?? bank.at(-1);
  if (!job) return null;
  const open = unusedPhrases(job.phrases, lines);
  const count = isPhone ? onPhone : open.length;
  const start = first < open.length ? first : 0;
  const shown = open.slice(start, start + count);
  return (
    <section className={styles.ideas} aria-labelledby={titleId}>
      <div className={styles.head}>
        <p id={titleId}>
          {isPhone ? (
            <Trans>Ideas: {job.ownName ?? job.name}</Trans>
          ) : (
            <Trans>Others write: {job.ownName ?? job.name}</Trans>
          )}
        </p>
        <button
          type="button"
          className={styles.link}
          aria-expanded={isSearching}
          onClick={() => setSearching(!isSearching)}
        >
          <Trans>Other job</Trans>
        </button>
        {shown.length < open.length && (
          <button type="button" className={styles.link} onClick={() => setFirst(start + count)}>
            <Trans>
              More <span className="visually-hidden">ideas</span>
            </Trans>
          </button>
        )}
      </div>
      {isSearching && (
        <FindJob
          bank={bank}
          onChoose={(now) => {
            setChosen({ for: jobTitle, job: now });
            setFirst(0);
            setSearching(false);
          }}
        />
      )}
      <ul className={styles.phrases}>
        {shown.map((phrase) => (
          <li key={phrase}>
            <button type="button" onClick={() => onChoose(phrase)}>
              <Icon name="plus" />
              <span>
                <PhraseText phrase={phrase} />
                <Meaning text={job.meanings?.[phrase]} />
              </span>
            </button>
          </li>
        ))}
      </ul>
      <p className={`hint ${styles.note}`}>
        {open.length === 0 ? (
          <Trans>You have used all of these.</Trans>
        ) : (
          <Trans>Take only what is true for you, and fill in the gap.</Trans>
        )}
      </p>
    </section>
  );
}

/** In another language than English: what the phrase says, below it. */
function Meaning({ text }: { text: string | undefined }) {
  return isTranslation && text ? <span className={styles.meaning}>{text}</span> : null;
}
