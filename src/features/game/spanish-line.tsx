import { Trans } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import type { SpanishHelp } from '@/domain/phrases/spanish-help';
import { loadSpanishHelp } from '@/resume-tools/phrases/load-spanish-help';
import styles from './answer-help.module.css';

/** A line that was asked about: its place, and its words. */
type Line = { index: number; text: string };

/**
 * Asks once about each line of a description that is Spanish. `ask` says whether one is asked about now, so that the answer
 * waits; without the part that knows, which comes later, none is.
 */
export function useSpanishLine(lines: readonly string[]) {
  const [help, setHelp] = useState<SpanishHelp | null>(null);
  const [asked, setAsked] = useState<readonly string[]>([]);
  const [line, setLine] = useState<Line | null>(null);
  useEffect(() => {
    // A failed load asks nothing here; the end of the chat names what is left.
    loadSpanishHelp?.().then(setHelp, () => {});
  }, []);
  const ask = () => {
    const index = lines.findIndex((text) => help?.isSpanish(text) && !asked.includes(text));
    const text = lines[index];
    setLine(text === undefined ? null : { index, text });
    if (text !== undefined) setAsked([...asked, text]);
    return text !== undefined;
  };
  return { help, ask, line: line && lines[line.index] === line.text ? line : null };
}

type SpanishLineProps = {
  help: SpanishHelp | null;
  line: Line | null;
  onChoose: (index: number, phrase: string) => void;
};

/** Says that a line is Spanish, with the English lines that say about the same. */
export function SpanishLine({ help, line, onChoose }: SpanishLineProps) {
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (line) group.current?.scrollIntoView({ block: 'nearest' });
  }, [line]);
  if (!help || !line) return null;
  const phrases = help.englishLines(line.text);
  return (
    <div ref={group} className={styles.odd} data-check role="group" aria-labelledby="spanish-line">
      <p id="spanish-line" role="status">
        <Trans>
          Line {line.index + 1} is in Spanish, and employers here read English. Write it in English,
          or send again to keep it.
        </Trans>
      </p>
      <div className="row">
        {phrases.map(([phrase, meaning]) => (
          <button
            key={phrase}
            type="button"
            className="btn quiet small"
            onClick={() => onChoose(line.index, phrase)}
          >
            <span lang="en">{phrase}</span> <span>({meaning})</span>
          </button>
        ))}
      </div>
    </div>
  );
}
