import type { Ref } from 'react';
import { textPutEvent } from '@/hydration/text-put';

/** Chromium 123, Safari 26.2 and newer: the style sheet's `field-sizing` does it all. */
export const growsByItself = typeof CSS !== 'undefined' && CSS.supports('field-sizing', 'content');

/**
 * Keeps a field as high as its text in a browser that does not know `field-sizing`, never lower than its style and its
 * `rows` say. As the ref of the field, it ends with it.
 */
export function growWithText(field: HTMLTextAreaElement): (() => void) | undefined {
  if (growsByItself) return undefined;
  let width = 0;
  const fit = () => {
    const { scrollHeight, clientHeight } = field;
    // A text that grew is measured without shrinking the field first, which could scroll the page.
    if (scrollHeight <= clientHeight) field.style.height = 'auto';
    const edges = field.offsetHeight - field.clientHeight;
    field.style.height = `${String(field.scrollHeight + edges)}px`;
  };
  // In a hidden tab the width is 0; a change of the width breaks the lines again.
  const observer = new ResizeObserver(() => {
    if (field.offsetWidth === width) return;
    width = field.offsetWidth;
    if (width > 0) fit();
  });
  observer.observe(field);
  field.addEventListener('input', fit);
  field.addEventListener(textPutEvent, fit);
  return () => {
    observer.disconnect();
    field.removeEventListener('input', fit);
    field.removeEventListener(textPutEvent, fit);
  };
}

/** The same beside a ref that the field has already. */
export function growingRef(ref: Ref<HTMLTextAreaElement> | undefined) {
  return (field: HTMLTextAreaElement) => {
    const stop = growWithText(field);
    const leave = setRef(ref, field);
    return () => {
      stop?.();
      if (typeof leave === 'function') leave();
      else setRef(ref, null);
    };
  };
}

function setRef(ref: Ref<HTMLTextAreaElement> | undefined, field: HTMLTextAreaElement | null) {
  if (typeof ref === 'function') return ref(field);
  if (ref) ref.current = field;
  return undefined;
}
