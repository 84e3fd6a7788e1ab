import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { arc } from '@/ui/pictures/draw';
import { Icon } from '@/ui/icon';
import ring from '../tries/tries.module.css';

const parts = 30;

type PracticeAloudProps = {
  /** How long the ring takes to fill. */
  ringSeconds: number;
  /** Tells its buttons from their like on the page. */
  of?: string;
};

/** Says it aloud against a ring of some seconds, and records it for the speaker alone: in this page's memory, never kept. */
export function PracticeAloud({ ringSeconds, of }: PracticeAloudProps) {
  const { t } = useLingui();
  const ofText = of !== undefined && <span className="visually-hidden">: {of}</span>;
  const { seconds, isRunning, start, stop, play, recordingUrl, problem } = usePractice();
  const filled = Math.min(parts, Math.round((seconds / ringSeconds) * parts));
  return (
    <div>
      <h5>
        <Trans>Say it aloud</Trans>
      </h5>
      <div className={ring.scores}>
        <svg viewBox="0 0 120 120" aria-hidden="true" className={ring.ring}>
          {Array.from({ length: parts }, (_, part) => (
            <path
              key={part}
              d={arc(60, 60, 52, (part + 0.1) / parts, (part + 0.9) / parts)}
              data-filled={part < filled}
            />
          ))}
        </svg>
        <div className="row">
          {isRunning ? (
            <button type="button" className="btn small" onClick={stop}>
              <Icon name="stop" />
              <Trans>Stop</Trans>
              {ofText}
            </button>
          ) : (
            <>
              <button type="button" className="btn small" onClick={() => void start(true)}>
                <Icon name="speak" />
                <Trans>Record and listen</Trans>
                {ofText}
              </button>
              <button type="button" className="btn quiet small" onClick={() => void start(false)}>
                <Trans>Only the {ringSeconds} seconds</Trans>
                {ofText}
              </button>
            </>
          )}
        </div>
      </div>
      <p role="status" className="hint">
        {isRunning && <span>{t`Speak now.`}</span>}
        {!isRunning && seconds > 0 && (
          <span>{t`You spoke for ${Math.round(seconds)} seconds.`}</span>
        )}
      </p>
      <div role="alert">
        {problem === 'playback' && (
          <p className="message error">
            <Trans>We could not play the recording. Record it once more.</Trans>
          </p>
        )}
        {problem === 'microphone' && (
          <p className="message error">
            <Trans>
              We could not use the microphone. Say it to a friend, or use only the {ringSeconds}{' '}
              seconds.
            </Trans>
          </p>
        )}
      </div>
      {recordingUrl && (
        <>
          <button type="button" className="btn quiet small" onClick={play}>
            <Icon name="speak" />
            <Trans>Listen to your recording</Trans>
            {ofText}
          </button>
          <p className="hint">
            <Trans>Listen, and check below what you said.</Trans>
          </p>
        </>
      )}
      <p className="hint">
        <Trans>
          The recording is in this page’s memory. It is not saved, and it is gone when you leave the
          page.
        </Trans>
      </p>
    </div>
  );
}

function usePractice() {
  const [seconds, setSeconds] = useState(0);
  const [isRunning, setIsRunning] = useState(false);
  const [recordingUrl, setRecordingUrl] = useState('');
  const [problem, setProblem] = useState<'microphone' | 'playback' | null>(null);
  const recorder = useRef<MediaRecorder>(null);
  const isGone = useRef(false);
  /** The browser asks whether this page may listen. */
  const isAsking = useRef(false);
  const began = useRef(0);

  useEffect(() => {
    if (!isRunning) return;
    began.current = performance.now();
    const timer = setInterval(() => setSeconds(secondsSince(began.current)), 250);
    return () => clearInterval(timer);
  }, [isRunning]);

  // What was recorded goes with the page, and when another takes its place.
  useEffect(() => () => URL.revokeObjectURL(recordingUrl), [recordingUrl]);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      silence(recorder.current);
    };
  }, []);

  const start = async (isRecording: boolean) => {
    if (isAsking.current) return;
    setProblem(null);
    setRecordingUrl('');
    if (isRecording) {
      isAsking.current = true;
      try {
        const begun = await record((sound) => {
          if (!isGone.current) setRecordingUrl(URL.createObjectURL(sound));
        });
        // The question of the browser may be answered when nothing is asked for any more.
        if (isGone.current) return silence(begun);
        recorder.current = begun;
      } catch {
        // Refused, or there is none: the ring alone still helps.
        setProblem('microphone');
        return;
      } finally {
        isAsking.current = false;
      }
    }
    setSeconds(0);
    setIsRunning(true);
  };
  const stop = () => {
    setSeconds(Math.max(1, secondsSince(began.current)));
    setIsRunning(false);
    silence(recorder.current);
    recorder.current = null;
  };
  const play = () => {
    new Audio(recordingUrl).play().catch(() => setProblem('playback'));
  };
  return { seconds, isRunning, start, stop, play, recordingUrl, problem };
}

function secondsSince(ms: number): number {
  return (performance.now() - ms) / 1000;
}

/** Asks for the microphone at this moment, and records until it is silenced. */
async function record(onDone: (sound: Blob) => void): Promise<MediaRecorder> {
  if (typeof MediaRecorder === 'undefined') throw new Error('This browser cannot record.');
  const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
  const recorder = new MediaRecorder(stream);
  const pieces: Blob[] = [];
  recorder.addEventListener('dataavailable', ({ data }) => pieces.push(data));
  recorder.addEventListener('stop', () => onDone(new Blob(pieces, { type: recorder.mimeType })));
  recorder.start();
  return recorder;
}

/** Ends a recording and lets the microphone go. */
function silence(recorder: MediaRecorder | null): void {
  if (!recorder || recorder.state === 'inactive') return;
  recorder.stop();
  for (const track of recorder.stream.getTracks()) track.stop();
}
