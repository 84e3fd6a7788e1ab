import { useCallback, useEffect, useState } from 'react';
import type { ChatLine } from '../../ui/chat/chat-log';
import { sentencesOf } from './sentences';

type Support = 'unknown' | 'yes' | 'no';

/** A browser that has voices tells of them within this time of the first question. */
const voiceWaitMs = 1500;

/**
 * Reads messages aloud with the browser's own speech, one sentence at a time and one message at a time; leaving the
 * screen ends it. `support` is 'no' where the browser has no voice of this language.
 */
export function useReadAloud(language: string): {
  support: Support;
  /** The id of the message that is being read, or null. */
  reading: ChatLine['id'] | null;
  start: (id: ChatLine['id'], text: string) => void;
  stop: () => void;
} {
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

  const start = (id: ChatLine['id'], text: string) => {
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
  };

  return { support: voice.support, reading, start, stop };
}

/** A voice for a language, best one that needs no network. Browsers find their voices only after a while. */
function useVoice(language: string): { support: Support; found: SpeechSynthesisVoice | null } {
  const [state, setState] = useState<{ support: Support; found: SpeechSynthesisVoice | null }>({
    support: 'unknown',
    found: null,
  });
  useEffect(() => {
    const speech = globalThis.speechSynthesis;
    const look = (isLast: boolean) => {
      const found = speech ? bestVoice(speech.getVoices(), language) : null;
      if (found) setState({ support: 'yes', found });
      else if (isLast) setState({ support: 'no', found });
    };
    const handleVoices = () => look(false);
    look(!speech);
    const timer = setTimeout(() => look(true), voiceWaitMs);
    speech?.addEventListener('voiceschanged', handleVoices);
    return () => {
      clearTimeout(timer);
      speech?.removeEventListener('voiceschanged', handleVoices);
    };
  }, [language]);
  return state;
}

function bestVoice(
  voices: readonly SpeechSynthesisVoice[],
  language: string,
): SpeechSynthesisVoice | null {
  const fitting = voices.filter(({ lang }) => lang.toLowerCase().startsWith(language));
  return fitting.find(({ localService }) => localService) ?? fitting[0] ?? null;
}
