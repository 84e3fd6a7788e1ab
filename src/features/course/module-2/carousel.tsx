import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, type ReactNode } from 'react';
import { useWho } from '@/workspace/session/session';
import { Icon } from '@/ui/icon';
import styles from './carousel.module.css';
import { useAddressedSlide } from './use-addressed-slide';
import { useCarousel } from './use-carousel';

export type Slide = { readonly id: string; readonly title: string; readonly body: ReactNode };

type CarouselProps = {
  label: string;
  slides: readonly Slide[];
  /** Called when the learner has moved to a slide. */
  onShow: (slideId: string) => void;
};

/**
 * Slides one at a time: Previous and Next, one indicator per slide, arrow keys outside text fields, swipes. A slide
 * that does not show is inert, so that neither Tab nor a screen reader enters it, and takes no height.
 */
export function Carousel({ label, slides, onShow }: CarouselProps) {
  const { t } = useLingui();
  // Without scripts all slides stand one below the other, and are there for everybody.
  const isAwake = useWho() !== 'unknown';
  const { ref, selected, isMoving, hasMoved, select, move } = useCarousel(slides.length);
  const frame = useRef<HTMLElement>(null);
  const shown = useRef(0);
  const current = slides[selected];
  useAddressedSlide(slides, selected, select);

  useEffect(() => {
    if (shown.current === selected || !current) return;
    shown.current = selected;
    onShow(current.id);
    const isTopAbove = (frame.current?.getBoundingClientRect().top ?? 0) < 0;
    if (isTopAbove && !isAddressed(current.id)) frame.current?.scrollIntoView();
  }, [selected, current, onShow]);

  return (
    <section
      ref={frame}
      className={styles.carousel}
      aria-roledescription={t`carousel`}
      aria-label={label}
    >
      <div className={styles.controls} role="group" aria-label={t`Parts`} data-foot-bar="">
        <button
          type="button"
          className="btn quiet small"
          aria-disabled={selected === 0}
          onClick={() => move(-1)}
        >
          <Icon name="back" />
          <span className={styles.word}>
            <Trans>Previous</Trans>
          </span>
        </button>
        <div className={styles.indicators}>
          {slides.map(({ id, title }, index) => (
            <button
              key={id}
              type="button"
              className={styles.indicator}
              aria-label={t`Go to ${title}`}
              {...(index === selected && { 'aria-current': 'true' })}
              onClick={() => select(index)}
            />
          ))}
        </div>
        <button
          type="button"
          className="btn small"
          aria-disabled={selected === slides.length - 1}
          onClick={() => move(1)}
        >
          <span className={styles.word}>
            <Trans>Next</Trans>
          </span>
          <Icon name="arrow" />
        </button>
      </div>
      <p role="status" className="visually-hidden">
        {hasMoved && current?.title}
      </p>
      <div ref={ref} className={styles.window}>
        <div className={styles.strip}>
          {slides.map(({ id, title, body }, index) => (
            <div
              key={id}
              role="group"
              aria-roledescription={t`slide`}
              aria-label={title}
              data-slide={id}
              className={styles.slide}
              inert={isAwake && index !== selected}
              data-away={index !== selected && !isMoving}
            >
              {body}
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}

/** A heading inside the slide is being looked for by its address: the browser scrolls there. */
function isAddressed(slideId: string): boolean {
  return location.hash.startsWith(`#${slideId}--`);
}
