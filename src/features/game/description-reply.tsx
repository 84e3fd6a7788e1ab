import { Trans, useLingui } from '@lingui/react/macro';
import {
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { flushSync } from 'react-dom';
import { descriptionLines, textOfLines, withLine } from '@/domain/game/description-lines';
import type { GameScript } from '@/domain/game/game-script';
import type { GameState } from '@/domain/game/game-state';
import { firstLineWithGap, gapIn, withPhrase } from '@/domain/phrases/phrase-gaps';
import { PhraseIdeas } from '@/resume-tools/phrases/phrase-ideas';
import { useFocusIfLost } from '@/ui/use-focus-if-lost';
import { useRecord } from '@/workspace/document/working-record';
import { DescriptionHelp } from './description-help';
import { SpanishLine, useSpanishLine } from './spanish-line';
import styles from './description-reply.module.css';
import { typeReply, useReply } from './play-game';

/** Focus without scrolling the page: the form is in sight, or scrolls by itself. */
const inPlace = { preventScroll: true } as const;

export type DescriptionReplyProps = {
  state: GameState;
  script: GameScript;
  isLater: boolean;
  isTouch: boolean;
  /** What the label of the reply names; its hint has `-hint` behind it. */
  id: string;
  /** Filled with what must be true before the answer is sent. */
  guard: RefObject<(() => boolean) | null>;
  onSend: () => void;
};

/**
 * The answer to "What did you do there?": a box for each line, which together are the reply, and beside them what people
 * in that job often write. A phrase whose gap is still open is not sent.
 */
export function DescriptionReply(props: DescriptionReplyProps) {
  const { state, script, isLater, isTouch, id, guard, onSend } = props;
  const { t } = useLingui();
  const text = useReply(state, script);
  const lines = descriptionLines(text);
  const jobTitle = useRecord(
    ({ experience }) => experience.find(({ id }) => id === state.experienceId)?.jobTitle ?? '',
  );
  // On a phone the group gets the focus, not the box: the keyboard would cover the phrases.
  const group = useFocusIfLost<HTMLDivElement>(isLater && isTouch, inPlace);
  const first = useFocusIfLost<HTMLTextAreaElement>(isLater && !isTouch, inPlace);
  const boxes = useRef<HTMLDivElement>(null);
  const [refused, setRefused] = useState<number | null>(null);
  const spanish = useSpanishLine(lines);

  const boxAt = (index: number) => boxes.current?.querySelectorAll('textarea')[index];
  /** The gap of a line is marked, so that what is typed fills it in. */
  const goTo = (index: number, from = 0) => {
    const box = boxAt(index);
    const gap = box && gapIn(box.value, from);
    box?.focus(inPlace);
    box?.scrollIntoView({ block: 'nearest' });
    if (gap) box.setSelectionRange(gap.start, gap.end);
    return Boolean(gap);
  };
  useImperativeHandle(guard, () => () => {
    const open = firstLineWithGap(lines);
    setRefused(open);
    if (open !== null) goTo(open);
    return open === null && !spanish.ask();
  });
  useLongReplyMark();
  const write = (now: readonly string[]) => typeReply(textOfLines(now));
  const choose = (phrase: string) => {
    const { lines: now, index } = withPhrase(lines, phrase);
    flushSync(() => write(now));
    goTo(index);
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>, index: number) => {
    const isOfMethod = event.nativeEvent.isComposing || event.keyCode === 229;
    if (event.key !== 'Enter' || event.shiftKey || isOfMethod) return;
    event.preventDefault();
    if (event.ctrlKey || event.metaKey) return onSend();
    const { value, selectionEnd } = event.currentTarget;
    if (gapIn(value, selectionEnd) !== null) return void goTo(index, selectionEnd);
    if (index === lines.length - 1) return onSend();
    goTo(index + 1);
  };
  const open = refused !== null && gapIn(lines[refused] ?? '') !== null ? refused + 1 : null;

  return (
    <div
      ref={group}
      tabIndex={-1}
      className={styles.reply}
      data-refused={open !== null}
      role="group"
      aria-label={t`Your answer, three lines`}
    >
      <div ref={boxes} className={styles.boxes}>
        {lines.map((line, index) => (
          <textarea
            key={`line ${String(index)}`}
            ref={index === 0 ? first : undefined}
            id={index === 0 ? id : undefined}
            rows={1}
            value={line}
            aria-label={t`Your answer, line ${index + 1}`}
            aria-describedby={`${id}-hint`}
            aria-invalid={open === index + 1}
            autoComplete="off"
            enterKeyHint={index === lines.length - 1 ? 'send' : 'next'}
            onChange={({ currentTarget }) => write(withLine(lines, index, currentTarget.value))}
            onKeyDown={(event) => handleKeyDown(event, index)}
          />
        ))}
        {open !== null && <OpenGap open={open} />}
      </div>
      <SpanishLine
        {...spanish}
        onChoose={(index, phrase) => {
          flushSync(() => write(withLine(lines, index, phrase)));
          goTo(index);
        }}
      />
      <div className={styles.ideas}>
        <PhraseIdeas jobTitle={jobTitle} lines={lines} onChoose={choose} />
      </div>
      <div className={styles.help}>
        <DescriptionHelp script={script} text={text} onFocus={() => boxAt(0)?.focus()} />
      </div>
    </div>
  );
}

/** `open`: the number of the line, from 1. */
function OpenGap({ open }: { open: number }) {
  return (
    <p role="alert" className={`message error ${styles.open}`}>
      <Trans>
        Line {open} still has a gap. Write a number or a word in it, or take it out. Then send
        again.
      </Trans>
    </p>
  );
}

/**
 * Marks the document while the three lines show, which take more room than other replies (description-reply.module.css). A
 * layout effect runs before the focus comes here, so the browser does not scroll to where the reply stood before.
 */
function useLongReplyMark(): void {
  useLayoutEffect(() => {
    document.documentElement.dataset['chat'] = 'long';
    return () => {
      document.documentElement.dataset['chat'] = '';
    };
  }, []);
}
