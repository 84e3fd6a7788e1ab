import { useEffect, useState } from 'react';

export type VoiceState = {
  support: 'unknown' | 'yes' | 'no';
  found: SpeechSynthesisVoice | null;
};

/** Browsers that have voices list them within this time of the first call, in ms. */
const voiceWaitMs = 1500;

/**
 * A voice for a language that speaks on this device itself: another one would send the text away, and be silent without
 * a network. Browsers find their voices only after a while; one that comes even later counts, too.
 */
export function useVoice(language: string): VoiceState {
  const [state, setState] = useState<VoiceState>({ support: 'unknown', found: null });
  useEffect(() => {
    const speech = globalThis.speechSynthesis;
    const look = (isLast: boolean) => {
      const found = speech ? localVoice(language) : null;
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

/** A voice for a language that speaks on this device itself; null where the browser has listed none. */
export function localVoice(language: string): SpeechSynthesisVoice | null {
  const isFitting = ({ lang, localService }: SpeechSynthesisVoice) =>
    localService && lang.toLowerCase().startsWith(language);
  return speechSynthesis.getVoices().find(isFitting) ?? null;
}
