import { createFileRoute } from '@tanstack/react-router';
import { GamePage } from '@/features/game/game-page';
import { LazyPart } from '@/resume-tools/lazy-part';

export const Route = createFileRoute('/game')({
  component: function GameRoute() {
    return (
      <GamePage
        aiPanel={<LazyPart load={loadAiHelp}>{(AiHelpPanel) => <AiHelpPanel />}</LazyPart>}
        editor={<LazyPart load={loadEditor}>{(ResumeEditor) => <ResumeEditor />}</LazyPart>}
      />
    );
  },
});

// Most people reach the end of the chat, where the form comes, much later.
const loadEditor = async () =>
  (await import('@/features/resume-builder/editor/resume-editor')).ResumeEditor;

// In AI Mode alone.
const loadAiHelp = async () => (await import('@/features/assistant/ai-help-panel')).AiHelpPanel;
