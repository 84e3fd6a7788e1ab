import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from '@/ui/icon';
import { speakPage, type PageSpeech } from '@/ui/speech/speak-page';
import { useVoice } from '@/ui/speech/use-voice';
import styles from './reading-bar.module.css';
import { readTheme, setTheme, themes, type Theme } from './theme';
import { readTextSize, setTextSize, textSizes, type TextSize } from './text-size';

/**
 * The bar that reads the page aloud where this device has a voice, and sets text size and colours. Closing it stops the
 * reading.
 */
export function ReadingBar({ onClose }: { onClose: () => void }) {
  const { t, i18n } = useLingui();
  const { found } = useVoice(i18n.locale);
  const bar = useRef<HTMLElement>(null);
  // Reserves the bar's height at the end of the page and below the notices (base.css).
  useEffect(() => {
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      style.setProperty('--foot-room', `${String(bar.current?.offsetHeight ?? 0)}px`);
    });
    if (bar.current) observer.observe(bar.current);
    return () => {
      observer.disconnect();
      style.removeProperty('--foot-room');
    };
  }, []);
  return createPortal(
    <section ref={bar} className={styles.bar} aria-label={t`Reading help`}>
      {found && <Listen key={found.voiceURI} voice={found} />}
      <TextSizes />
      <Themes />
      <button type="button" className="btn quiet small" onClick={onClose}>
        <Icon name="close" />
        <span className="visually-hidden">
          <Trans>Close reading help</Trans>
        </span>
      </button>
    </section>,
    document.body,
  );
}

const rates = ['0.8', '1', '1.2'] as const;

function Listen({ voice }: { voice: SpeechSynthesisVoice }) {
  const { t } = useLingui();
  const router = useRouter();
  const rateId = useId();
  const [isSpeaking, setSpeaking] = useState(false);
  const [rate, setRate] = useState('1');
  const [speech, setSpeech] = useState<PageSpeech | null>(null);
  const names: Record<(typeof rates)[number], string> = {
    '0.8': t`Slow`,
    '1': t`Normal`,
    '1.2': t`Fast`,
  };
  useEffect(() => {
    if (!speech) return;
    const leave = router.subscribe('onBeforeNavigate', speech.stop);
    window.addEventListener('pagehide', speech.stop);
    return () => {
      leave();
      window.removeEventListener('pagehide', speech.stop);
      speech.stop();
    };
  }, [speech, router]);
  const handlePlay = () => {
    const reader = speech ?? speakPage(voice, setSpeaking);
    setSpeech(reader);
    if (isSpeaking) return reader.pause();
    reader.setRate(Number(rate));
    reader.play();
  };
  return (
    <>
      <button type="button" className="btn small" onClick={handlePlay}>
        <Icon name={isSpeaking ? 'stop' : 'speak'} />
        {isSpeaking ? <Trans>Pause</Trans> : <Trans>Listen</Trans>}
      </button>
      <span className={styles.pair}>
        <label htmlFor={rateId}>
          <Trans>Speed</Trans>
        </label>
        <select
          id={rateId}
          value={rate}
          onChange={({ currentTarget: { value } }) => {
            setRate(value);
            speech?.setRate(Number(value));
          }}
        >
          {rates.map((one) => (
            <option key={one} value={one}>
              {names[one]}
            </option>
          ))}
        </select>
      </span>
    </>
  );
}

function TextSizes() {
  const { t } = useLingui();
  const [size, setSize] = useState<TextSize>(readTextSize);
  const names: Record<TextSize, string> = {
    '1': t`Normal text`,
    '2': t`Large text`,
    '3': t`Largest text`,
  };
  return (
    <div role="group" aria-label={t`Text size`} className={styles.sizes}>
      {textSizes.map((one) => (
        <button
          key={one}
          type="button"
          aria-label={names[one]}
          aria-pressed={size === one}
          data-size={one}
          onClick={() => {
            setTextSize(one);
            setSize(one);
          }}
        >
          A
        </button>
      ))}
    </div>
  );
}

function Themes() {
  const { t } = useLingui();
  const id = useId();
  const [theme, setShown] = useState<Theme>(readTheme);
  const names: Record<Theme, string> = {
    system: t`Like this device`,
    light: t`Light`,
    dark: t`Dark`,
  };
  return (
    <span className={styles.pair}>
      <label htmlFor={id}>
        <Trans>Colors</Trans>
      </label>
      <select
        id={id}
        value={theme}
        onChange={({ currentTarget: { value } }) => {
          const chosen = themes.find((one) => one === value) ?? 'system';
          setTheme(chosen);
          setShown(chosen);
        }}
      >
        {themes.map((one) => (
          <option key={one} value={one}>
            {names[one]}
          </option>
        ))}
      </select>
    </span>
  );
}
