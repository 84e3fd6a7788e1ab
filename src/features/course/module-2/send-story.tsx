import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import type { StarStory } from '@/domain/course/stories';
import { useGuestComputer } from '@/workspace/shared-computer/guest-computer';
import { sendStory, type SentStory } from './story-to-resume';
import { useSession } from '@/workspace/session/session';
import { Icon } from '@/ui/icon';
import frame from '../activity.module.css';

/** Takes the story over to the resume's PAR statements, so that nobody types it twice; and takes that back. */
export function SendStory({ parts }: { parts: Partial<StarStory> }) {
  const isGuest = useSession() === null;
  const isComputerUnknown = useGuestComputer((guest) => guest.computer === 'unknown');
  const [sent, setSent] = useState<SentStory | { outcome: 'undone' } | null>(null);
  const sendButton = useRef<HTMLButtonElement>(null);

  const handleSend = async () => setSent(await sendStory(starToPar(parts)));
  const handleUndo = async (undo: () => Promise<void>) => {
    await undo();
    setSent({ outcome: 'undone' });
    sendButton.current?.focus();
  };

  return (
    <div className={frame.next}>
      <p className="hint">
        <Trans>
          Your resume keeps stories as problem, action and result. Situation and task together are
          the problem.
        </Trans>
      </p>
      <div className="row">
        <button
          ref={sendButton}
          type="button"
          className="btn quiet small"
          disabled={isGuest && isComputerUnknown}
          onClick={() => void handleSend()}
        >
          <Icon name="arrow" />
          <Trans>Send to my PAR statements</Trans>
        </button>
        {sent?.outcome === 'added' && (
          <button
            type="button"
            className="btn quiet small"
            onClick={() => void handleUndo(sent.undo)}
          >
            <Icon name="undo" />
            <Trans>Undo sending</Trans>
          </button>
        )}
      </div>
      {isGuest && isComputerUnknown && (
        <p className="hint">
          <Trans>Tell us below if this is a shared computer. Then you can send it.</Trans>
        </p>
      )}
      <p role="status">{sent && <Outcome sent={sent.outcome} isGuest={isGuest} />}</p>
    </div>
  );
}

function Outcome({ sent, isGuest }: { sent: SentStory['outcome'] | 'undone'; isGuest: boolean }) {
  if (sent === 'failed')
    return (
      <Trans>Your resume could not be opened on this device. Copy the story, then try again.</Trans>
    );
  if (sent === 'undone') return <Trans>Taken back. The story is only here now.</Trans>;
  return (
    <>
      {sent === 'added' ? (
        <Trans>The story is on your list.</Trans>
      ) : (
        <Trans>This story is on your list already.</Trans>
      )}{' '}
      <Link to="/resume-builder/chapter/$chapterId" params={{ chapterId: '3' }}>
        {isGuest ? (
          <Trans>Log in to see it in the resume builder</Trans>
        ) : (
          <Trans>See it in the resume builder</Trans>
        )}
      </Link>
    </>
  );
}

function starToPar({ s = '', t = '', a = '', r = '' }: Partial<StarStory>) {
  return {
    problem: [s.trim(), t.trim()].map(endSentence).join(' '),
    action: a.trim(),
    result: r.trim(),
  };
}

// Two parts become one field: without a full stop between them they would run together.
function endSentence(text: string): string {
  return /[.!?…]["”’)]*$/u.test(text) ? text : `${text}.`;
}
