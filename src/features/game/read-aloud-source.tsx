import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useReadAloud, type ReadAloud } from './use-read-aloud';

/** Loads the browser's voice and reports it to the chat. A chunk of its own, because the chat opens without it. */
export function ReadAloudSource({ onChange }: { onChange: (speech: ReadAloud) => void }) {
  const { i18n } = useLingui();
  const speech = useReadAloud(i18n.locale);
  useEffect(() => onChange(speech), [onChange, speech]);
  return null;
}
