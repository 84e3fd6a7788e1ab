import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useReadAloud, type ReadAloud } from './use-read-aloud';

/** Tells the chat of the browser's voice, and what it reads now: a part of its own, because nobody hears it on opening. */
export function ReadAloudSource({ onChange }: { onChange: (speech: ReadAloud) => void }) {
  const { i18n } = useLingui();
  const speech = useReadAloud(i18n.locale);
  useEffect(() => onChange(speech), [onChange, speech]);
  return null;
}
