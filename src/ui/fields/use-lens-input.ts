import { useEffect, useMemo, useRef } from 'react';
import type { TextLens } from '../../state/text-lens';
import { currentResume, editResume, workingResume } from '../../state/working-resume';

type TextElement = HTMLInputElement | HTMLTextAreaElement;

/**
 * Props of an uncontrolled field bound to one text of the resume. The field keeps its own text while the person types,
 * so a keystroke costs what it costs in a plain page; only a change from elsewhere (a merge, an undo, an applied
 * suggestion) is pushed into it. While an input method composes nothing is pushed: what the person writes stands.
 */
export function useLensInput(lens: TextLens) {
  const ref = useRef<TextElement>(null);
  const isComposing = useRef(false);
  const defaultValue = useMemo(() => lens.read(currentResume()), [lens]);

  useEffect(() => {
    let shown = lens.read(currentResume());
    return workingResume.subscribe(({ resume }) => {
      const field = ref.current;
      if (!resume || !field || isComposing.current) return;
      const next = lens.read(resume);
      if (next === shown) return;
      shown = next;
      const isOwnEcho = lens.write(resume, field.value) === resume;
      if (!isOwnEcho) field.value = next;
    });
  }, [lens]);

  return {
    ref: ref as never,
    defaultValue,
    onCompositionStart: () => {
      isComposing.current = true;
    },
    onCompositionEnd: () => {
      isComposing.current = false;
    },
    onInput: (event: React.InputEvent<TextElement>) => {
      const text = event.currentTarget.value;
      editResume((resume) => lens.write(resume, text));
    },
  };
}
