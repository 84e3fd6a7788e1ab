import { Trans } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';
import { Children, isValidElement, useEffect, useRef, type ReactNode } from 'react';
import { Icon } from '../icon';
import { headingId } from './heading-id';
import { LessonCard, type LessonCardProps } from './lesson-card';
import styles from './lesson-step.module.css';
import { useProse } from './prose-context';

type LessonStepProps = { title: string; step: number; of: number; children: ReactNode };

const stepSelector = 'details[data-step]';

/**
 * Some cards of a long part under one heading. The steps of a part share a name, so that the browser keeps one of them open
 * (one that does not know that opens more); at first it is the first one, then the one that the address leads into.
 */
export function LessonStep({ title, step, of, children }: LessonStepProps) {
  const { partId, StepMark } = useProse();
  const frame = useRef<HTMLDetailsElement>(null);
  const hash = useLocation({ select: (location) => location.hash });
  useEffect(() => {
    const place = hash === '' ? null : document.getElementById(hash);
    if (!place || frame.current?.open !== false || !frame.current.contains(place)) return;
    openStepOf(place);
    place.scrollIntoView();
  }, [hash]);
  const handleNext = () => {
    const steps = [...(frame.current?.parentElement?.querySelectorAll(stepSelector) ?? [])];
    const next = steps[steps.findIndex((one) => one === frame.current) + 1];
    const heading = next?.querySelector('summary');
    if (!heading) return;
    openStepOf(heading);
    heading.focus({ preventScroll: true });
    heading.scrollIntoView();
  };
  return (
    <details ref={frame} name={partId} open={step === 1} className={styles.step} data-step="">
      <summary>
        <span>
          <span className="hint">
            <Trans>
              Step {step} of {of}
            </Trans>
          </span>{' '}
          <strong>{title}</strong>
        </span>
        <span className={styles.mark}>
          {StepMark && <StepMark cardIds={cardIdsIn(partId, children)} />}
          <Icon name="down" />
        </span>
      </summary>
      {children}
      {step < of && (
        <p>
          <button type="button" className="btn quiet small" onClick={handleNext}>
            <Trans>Next step</Trans>
            <Icon name="arrow" />
          </button>
        </p>
      )}
    </details>
  );
}

/** Opens the step that a place of a lesson stands in, if it stands in one. */
export function openStepOf(place: Element): void {
  const step = place.closest(stepSelector);
  if (step instanceof HTMLDetailsElement) step.open = true;
}

function cardIdsIn(partId: string, children: ReactNode): string[] {
  return Children.toArray(children).flatMap((child) => {
    if (!isValidElement<LessonCardProps>(child) || child.type !== LessonCard) return [];
    const { title, englishTitle = title } = child.props;
    return [headingId(partId, englishTitle)];
  });
}
