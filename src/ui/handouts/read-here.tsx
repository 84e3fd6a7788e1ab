import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Download } from '@/content/library-types';
import { siteAddress } from '@/content/site-base';
import { readableText } from '@/domain/text/line-width';
import { Dialog } from '../dialog';
import styles from './download-card.module.css';

type Shown = { isFailed: true } | { isFailed: false; words: string };

/** The words of a handout on the page itself, fetched when they are asked for; offline they come from this device. */
export function ReadHere({ download: { href, title } }: { download: Download }) {
  const { t } = useLingui();
  const [shown, setShown] = useState<Shown | null>(null);
  const handleClick = async () => setShown(await wordsOf(siteAddress(href)));
  const close = () => setShown(null);
  return (
    <>
      <button
        type="button"
        className="btn quiet small"
        aria-label={t`Read it here: ${title}`}
        onClick={() => void handleClick()}
      >
        <Trans>Read it here</Trans>
      </button>
      {shown?.isFailed === true && (
        <p role="alert" className="message error">
          <Trans>We could not get this file. Try again when you are online.</Trans>
        </p>
      )}
      {shown?.isFailed === false && (
        <Dialog title={title} onClose={close}>
          {/* Above the words: the dialog opens where its first button is. */}
          <button type="button" className="btn quiet small" onClick={close}>
            <Trans>Close</Trans>
          </button>
          <p className={styles.words}>{shown.words}</p>
        </Dialog>
      )}
    </>
  );
}

async function wordsOf(href: string): Promise<Shown> {
  try {
    const answer = await fetch(href);
    if (!answer.ok) return { isFailed: true };
    // The first line is the title, which the dialog says itself.
    const [, ...words] = readableText(await answer.text()).split('\n');
    return { isFailed: false, words: words.join('\n').trim() };
  } catch {
    return { isFailed: true };
  }
}
