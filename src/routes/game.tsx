import { createFileRoute } from '@tanstack/react-router';
import { GamePage } from '../features/game/game-page';

export const Route = createFileRoute('/game')({ component: GamePage });
