import { useCallback, useEffect, useMemo, useState } from 'react';
import type { ChatLine } from '@/ui/chat/chat-log';
import { sentencesOf } from '@/ui/speech/sentences';
import { useVoice, type VoiceState } from '@/ui/speech/use-voice';

export type ReadAloud = {
  support: VoiceState['support'];
  /** The id of the message that is being read, or null. */
  reading: ChatLine['id'] | null;
  start: (id: ChatLine['id'], text: string) => void;
  stop: () => void;
};

/**
 * Reads messages aloud with the browser's own speech, one sentence at a time and one message at a time; leaving the
 * screen ends it. `support` is 'no' where the browser has no voice of this language.
 */
export function useReadAloud(language: string): ReadAloud {
  const voice = useVoice(language);
  const [reading, setReading] = useState<ChatLine['id'] | null>(null);

  const stop = useCallback(() => {
    globalThis.speechSynthesis?.cancel();
    setReading(null);
  }, []);

  useEffect(() => {
    const silence = () => globalThis.speechSynthesis?.cancel();
    window.addEventListener('pagehide', silence);
    return () => {
      window.removeEventListener('pagehide', silence);
      silence();
    };
  }, []);

  const start = useCallback(
    (id: ChatLine['id'], text: string) => {
      if (!voice.found) return;
      speechSynthesis.cancel();
      const sentences = sentencesOf(text, language);
      const finish = () => setReading((now) => (now === id ? null : now));
      for (const [index, sentence] of sentences.entries()) {
        const utterance = new SpeechSynthesisUtterance(sentence);
        utterance.voice = voice.found;
        utterance.lang = voice.found.lang;
        if (index === sentences.length - 1) utterance.addEventListener('end', finish);
        utterance.addEventListener('error', finish);
        speechSynthesis.speak(utterance);
      }
      setReading(id);
    },
    [voice, language],
  );

  return useMemo(
    () => ({ support: voice.support, reading, start, stop }),
    [voice.support, reading, start, stop],
  );
}
