import { createFileRoute } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { AiHelpPanel } from '../features/assistant/ai-help-panel';
import { GamePage } from '../features/game/game-page';
import { StatusLine } from '../features/resume-builder/status-line';

export const Route = createFileRoute('/game')({
  component: function GameRoute() {
    return (
      <GamePage
        status={<StatusLine />}
        aiPanel={<AiHelpPanel />}
        editor={
          <Suspense>
            <ResumeForm />
          </Suspense>
        }
      />
    );
  },
});

// The builder's form and its fields are heavy; most people reach the end of the chat much later.
const ResumeForm = lazy(async () => {
  const [{ FieldTheme }, { ResumeEditor }] = await Promise.all([
    import('../ui/fields/field-theme'),
    import('../features/resume-builder/editor/resume-editor'),
  ]);
  return {
    default: () => (
      <FieldTheme>
        <ResumeEditor />
      </FieldTheme>
    ),
  };
});
