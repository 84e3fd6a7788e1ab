import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { PictureId } from '@/content/picture-ids';
import { countWords } from '@/domain/autopsy/autopsy';
import { cardMinutes } from '@/domain/course/card-minutes';
import { headingId, plainText } from './heading-id';
import styles from './lesson-card.module.css';
import { More } from './more';
import { PicturePlace } from './picture-place';
import { useProse } from './prose-context';

/** What a card is written with. */
export type LessonCardProps = {
  title: string;
  /** The title in the language of the source, in a translation: the card's id is made of it. */
  englishTitle?: string;
  picture?: PictureId;
  /** How many minutes the thing to do takes now, with the words of its activity. */
  task?: number;
  /** How many minutes more the rest takes, later and at home. */
  later?: number;
  children: ReactNode;
};

/** A card of a lesson: one idea, one picture, one thing to do, and how long that takes. */
export function LessonCard({
  title,
  englishTitle = title,
  picture,
  task = 0,
  later,
  children,
}: LessonCardProps) {
  const { partId, CardFoot } = useProse();
  const id = headingId(partId, englishTitle);
  const words = countWords(plainText(children, (type) => type === More));
  const minutes = cardMinutes(words, task);
  return (
    <div className={styles.card} data-card="">
      <div>
        <p className={styles.time}>
          {later === undefined ? (
            <Trans>About {minutes} min</Trans>
          ) : (
            <Trans>
              About {minutes} min now. Later, at home: about {later} min.
            </Trans>
          )}
        </p>
        <h3 id={id} tabIndex={-1}>
          {title}
        </h3>
        {picture && <PicturePlace id={picture} />}
      </div>
      <div>
        {children}
        {CardFoot && <CardFoot cardId={id} title={title} />}
      </div>
    </div>
  );
}
