import { useRef, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { GameScript } from '@/domain/game/game-script';
import type { GameState } from '@/domain/game/game-state';
import { phrasesForLine } from '@/domain/game/vague-duty';
import { findJobs } from '@/domain/phrases/find-jobs';
import { entryById } from '@/domain/resume/entry-by-id';
import { LazyPart } from '@/resume-tools/lazy-part';
import { isTranslation } from '@/ui/english-pieces';
import { useRecord } from '@/workspace/document/working-record';
import { readReply, typeReply } from './play-game';
import { selectWords } from './select-words';

const loadBank = async () => (await import('@/content/en/phrases/phrase-bank')).phraseBank;

/** So many stand beside "Keep it". */
const most = 2;

type LinesForDutyProps = {
  state: GameState;
  script: GameScript;
  /** What tells too little. */
  line: string;
  /** What this stands in. */
  panel: RefObject<Element | null>;
  onChoose: () => void;
};

/** Lines of the job with a gap for a number; the one that is tapped takes the place of the line that tells too little. */
export function LinesForDuty({ state, script, line, panel, onChoose }: LinesForDutyProps) {
  const isDone = useRef(false);
  const jobTitle = useRecord(
    ({ experience }) => entryById(experience, state.experienceId ?? '')?.jobTitle ?? '',
  );
  const handleTap = (phrase: string) => {
    if (isDone.current) return;
    isDone.current = true;
    const lines = readReply(script).split('\n');
    const form = panel.current?.closest('form') ?? null;
    flushSync(() => {
      typeReply(lines.map((one) => (one.trim() === line ? phrase : one)).join('\n'));
      onChoose();
    });
    selectWords(form, '__');
  };
  return (
    <LazyPart load={loadBank} isOptional>
      {(bank) => {
        const job = findJobs(bank, jobTitle)[0] ?? bank.at(-1);
        return phrasesForLine(line, job?.phrases ?? [], most).map((phrase) => (
          <button
            key={phrase}
            type="button"
            className="btn quiet small"
            onClick={() => handleTap(phrase)}
          >
            <span lang="en">{phrase}</span>
            {isTranslation && job?.meanings?.[phrase] && <span>({job.meanings[phrase]})</span>}
          </button>
        ));
      }}
    </LazyPart>
  );
}
