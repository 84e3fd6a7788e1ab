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
 * Some cards of a long part under one heading. One step of a part is open: at first the first one, then the one that is
 * pressed or that the address leads into. On paper all are.
 */
export function LessonStep({ title, step, of, children }: LessonStepProps) {
  const { partId, StepMark } = useProse();
  const frame = useRef<HTMLDetailsElement>(null);
  useEffect(() => openOnPaper(frame.current), []);
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
    <details ref={frame} open={step === 1} className={styles.step} data-step="">
      <summary onClick={() => closeOthers(frame.current)}>
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
  const step = place.closest<HTMLDetailsElement>(stepSelector);
  closeOthers(step);
  if (step) step.open = true;
}

/** Closes the other steps of a part; what is closed above a step must not take it out of sight. */
function closeOthers(step: HTMLDetailsElement | null): void {
  if (!step) return;
  const { top } = step.getBoundingClientRect();
  const steps = step.parentElement?.querySelectorAll<HTMLDetailsElement>(stepSelector) ?? [];
  for (const other of steps) if (other !== step) other.open = false;
  const moved = step.getBoundingClientRect().top - top;
  if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' });
}

/** Opens a step while the page is printed; returns the function that ends this. */
function openOnPaper(step: HTMLDetailsElement | null): () => void {
  let wasOpen = false;
  const open = () => {
    wasOpen = step?.open === true;
    if (step) step.open = true;
  };
  const restore = () => {
    if (step) step.open = wasOpen;
  };
  window.addEventListener('beforeprint', open);
  window.addEventListener('afterprint', restore);
  return () => {
    window.removeEventListener('beforeprint', open);
    window.removeEventListener('afterprint', restore);
  };
}

function cardIdsIn(partId: string, children: ReactNode): string[] {
  return Children.toArray(children).flatMap((child) => {
    if (!isValidElement<LessonCardProps>(child) || child.type !== LessonCard) return [];
    const { title, englishTitle = title } = child.props;
    return [headingId(partId, englishTitle)];
  });
}
