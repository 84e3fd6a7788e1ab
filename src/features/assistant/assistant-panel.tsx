import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { suggestionQuestion, type AiFailure } from '@/resume-tools/ai/assistant';
import { useAiMode } from '@/resume-tools/ai/ai-mode';
import { keepSuggestion, useSuggestion } from './suggestion';
import { AiFailureText, AiNextStep } from '@/resume-tools/ai/ai-note';
import { useAi } from '@/resume-tools/ai/use-ai';
import { Icon } from '@/ui/icon';
import { ApplySuggestion } from './apply-suggestion';
import styles from './assistant.module.css';

/** The AI Resume Assistant of the builder; it is there while AI Mode is on. */
export function AssistantPanel() {
  const isOn = useAiMode((state) => state.on);
  return isOn ? <Assistant /> : null;
}

function Assistant() {
  const ai = useAi();
  const { suggestion } = useSuggestion();
  const [failure, setFailure] = useState<AiFailure['reason'] | null>(null);

  const handleAsk = async () => {
    const reply = await ai.ask(suggestionQuestion());
    if (!reply) return;
    if (reply.ok) keepSuggestion(reply.text);
    setFailure(reply.ok ? null : reply.reason);
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
        aria-disabled={ai.isBusy}
        onClick={() => void handleAsk()}
      >
        <Icon name="spark" />
        {ai.isBusy ? <Trans>Getting Suggestion...</Trans> : <Trans>Get a Suggestion</Trans>}
      </button>
      <div role="status">
        {failure === null && suggestion !== '' && (
          <div className={styles.suggestion}>
            <p>{suggestion}</p>
          </div>
        )}
        {failure !== null && (
          <>
            <p className={`message error ${styles.suggestion}`}>
              <AiFailureText />
            </p>
            <p>
              <AiNextStep reason={failure} />
            </p>
          </>
        )}
      </div>
      {suggestion !== '' && <ApplySuggestion key={suggestion} />}
      {ai.lastSent}
      {/* Outside of the tabs: leaving a tab unmounts its content, which would close an open dialog. */}
      {ai.dialog && createPortal(ai.dialog, document.body)}
    </section>
  );
}
