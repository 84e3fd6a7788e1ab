import { createFileRoute } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { AiHelpPanel } from '@/features/assistant/ai-help-panel';
import { GamePage } from '@/features/game/game-page';
import { StatusLine } from '@/features/resume-builder/status-line';

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

// Most people reach the end of the chat, where the form comes, much later.
const ResumeForm = lazy(async () => {
  const { ResumeEditor } = await import('@/features/resume-builder/editor/resume-editor');
  return { default: ResumeEditor };
});
