import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { suggestionQuestion, type AiFailure } from '../../state/assistant';
import { useAiMode } from '../../state/ai-mode';
import { AiFailureText, AiNextStep } from '../../ui/ai/ai-note';
import { useAi } from '../../ui/ai/use-ai';
import { Icon } from '../../ui/icon';
import { ApplySuggestion } from './apply-suggestion';
import styles from './assistant.module.css';

type Shown =
  | { kind: 'nothing' }
  | { kind: 'suggestion'; text: string; count: number }
  | { kind: 'failure'; reason: AiFailure['reason'] };

/** The AI Resume Assistant of the builder; it is there while AI Mode is on. */
export function AssistantPanel() {
  const isOn = useAiMode((state) => state.on);
  return isOn ? <Assistant /> : null;
}

function Assistant() {
  const ai = useAi();
  const [shown, setShown] = useState<Shown>({ kind: 'nothing' });
  const [count, setCount] = useState(0);

  const handleAsk = async () => {
    const reply = await ai.ask(suggestionQuestion());
    if (!reply) return;
    setCount(count + 1);
    if (reply.ok) setShown({ kind: 'suggestion', text: reply.text, count });
    else setShown({ kind: 'failure', reason: reply.reason });
  };

  return (
    <section className={`card ${styles.panel}`} aria-labelledby="assistant-title">
      <h2 id="assistant-title">
        <Trans>AI Resume Assistant</Trans>
      </h2>
      <p>
        <Trans>It reads your resume and gives you one idea. You choose what to do with it.</Trans>
      </p>
      <button
        type="button"
        className="btn small"
        disabled={ai.isBusy}
        onClick={() => void handleAsk()}
      >
        <Icon name="spark" />
        {ai.isBusy ? <Trans>Getting Suggestion...</Trans> : <Trans>Get a Suggestion</Trans>}
      </button>
      <div role="status">
        {shown.kind === 'suggestion' && (
          <div className={styles.suggestion}>
            <p>{shown.text}</p>
          </div>
        )}
        {shown.kind === 'failure' && (
          <>
            <p className={`message error ${styles.suggestion}`}>
              <AiFailureText />
            </p>
            <p>
              <AiNextStep reason={shown.reason} />
            </p>
          </>
        )}
      </div>
      {shown.kind === 'suggestion' && <ApplySuggestion key={shown.count} suggestion={shown.text} />}
      {ai.dialog}
    </section>
  );
}
