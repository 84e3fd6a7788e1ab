import { useEffect, useRef, type InputEvent } from 'react';
import { textPutEvent } from '@/hydration/text-put';

/** A field on the screen, for whoever brings texts from elsewhere into it. */
export type TextField = {
  element: HTMLInputElement | HTMLTextAreaElement;
  /** An input method is composing: nothing is written into the field meanwhile, and the person's text wins. */
  isComposing: () => boolean;
  put: (text: string) => void;
};

/** The text as it is kept; null while nothing is. */
type KeptText = {
  read: () => string | null;
  watch: (listener: () => void) => () => void;
  /** The field holds this text already, in other letters. */
  isEcho?: (element: TextField['element']) => boolean;
};

/**
 * Writes a text that changes elsewhere into the field, until the returned function is called. A text that equals the last
 * one delivered is ignored: a watcher may repeat the text from before a keystroke that is still being stored.
 */
export function followText(
  { element, put, isComposing }: TextField,
  { read, watch, isEcho = () => false }: KeptText,
): () => void {
  let shown = read();
  return watch(() => {
    const next = isComposing() ? null : read();
    if (next === null || next === shown) return;
    shown = next;
    if (!isEcho(element)) put(next);
  });
}

type TextFieldBinding = {
  /** Brings in what changes elsewhere, and returns the function that ends it. Another function binds the field again. */
  follow: (field: TextField) => (() => void) | undefined;
  /** Takes what the person types. */
  write: (text: string) => void;
};

/**
 * Props of an uncontrolled field bound to one text. The field keeps its own text while the person types, so a keystroke costs
 * what it costs in a plain page; only a change from elsewhere (the device was read, a merge, an undo, a suggestion) is
 * put into it.
 */
export function useTextField({ follow, write }: TextFieldBinding) {
  const ref = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const isComposing = useRef(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const put = (text: string) => {
      if (isComposing.current || element.value === text) return;
      putText(element, text);
      element.dispatchEvent(new Event(textPutEvent));
    };
    return follow({ element, put, isComposing: () => isComposing.current });
  }, [follow]);
  return {
    ref,
    onCompositionStart: () => {
      isComposing.current = true;
    },
    onCompositionEnd: () => {
      isComposing.current = false;
    },
    onInput: (event: InputEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      write(event.currentTarget.value),
  };
}

/**
 * Puts a text that came from elsewhere into a field. Where somebody types in it only what differs is written, so that the
 * caret stays between its letters; an email field tells no place, and has its caret at the end then.
 */
function putText(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const { value } = field;
  if (document.activeElement !== field || field.selectionStart === null) {
    field.value = text;
    return;
  }
  const most = Math.min(value.length, text.length);
  let start = 0;
  while (start < most && value[start] === text[start]) start += 1;
  let end = 0;
  while (end < most - start && value.at(-1 - end) === text.at(-1 - end)) end += 1;
  field.setRangeText(text.slice(start, text.length - end), start, value.length - end, 'preserve');
}
