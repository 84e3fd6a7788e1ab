import { markSpoken } from './mark-spoken';
import { localVoice } from './use-voice';
import { firstInSight, pageSentences, type PageSentence } from './page-sentences';

export type PageSpeech = {
  /** Begins with what is in sight, or goes on where it was paused. */
  play: () => void;
  /** Falls silent; the sentence is said again from its start. */
  pause: () => void;
  /** Falls silent and forgets the place. */
  stop: () => void;
  /** How fast, 1 is the voice's own pace; holds from the sentence of now on. */
  setRate: (rate: number) => void;
};

/** What the sticky bar covers, in CSS pixels. */
const barPx = 64;

/**
 * Reads a page aloud, one sentence at a time: Chrome falls silent in a long utterance, and its own pause never ends on
 * some phones. `onState` hears whether it speaks.
 */
export function speakPage(
  voice: SpeechSynthesisVoice,
  onState: (isSpeaking: boolean) => void,
): PageSpeech {
  let sentences: PageSentence[] = [];
  let index = 0;
  let rate = 1;
  let current: SpeechSynthesisUtterance | null = null;

  const silence = () => {
    current = null;
    speechSynthesis.cancel();
  };
  const finish = () => {
    silence();
    sentences = [];
    index = 0;
    markSpoken(null);
    onState(false);
  };
  const sayNext = () => {
    const sentence = sentences.slice(index).find(({ block }) => block.isConnected);
    if (!sentence) return finish();
    index = sentences.indexOf(sentence);
    const utterance = new SpeechSynthesisUtterance(sentence.text);
    // English in a Spanish page, where this device has a voice for it.
    const own = voice.lang.startsWith(sentence.language) ? voice : localVoice(sentence.language);
    utterance.voice = own ?? voice;
    utterance.lang = utterance.voice.lang;
    utterance.rate = rate;
    // Browsers send `end` for a cancelled utterance, too.
    utterance.addEventListener('end', () => {
      if (current !== utterance) return;
      index += 1;
      sayNext();
    });
    utterance.addEventListener('error', () => {
      if (current === utterance) finish();
    });
    current = utterance;
    markSpoken(sentence);
    bringIntoSight(sentence);
    speechSynthesis.speak(utterance);
  };

  return {
    play: () => {
      silence();
      const main = document.querySelector('main');
      if (sentences.length === 0 && main) {
        sentences = pageSentences(main);
        index = firstInSight(sentences, barPx);
      }
      onState(true);
      sayNext();
    },
    pause: () => {
      silence();
      onState(false);
    },
    stop: finish,
    setRate: (next) => {
      rate = next;
      if (!current) return;
      silence();
      sayNext();
    },
  };
}

/** Scrolls to the sentence only when it is out of sight. */
function bringIntoSight({ range, block }: PageSentence): void {
  const { top, bottom } = range.getBoundingClientRect();
  if (top < barPx || bottom > window.innerHeight * 0.75) block.scrollIntoView({ block: 'center' });
}
