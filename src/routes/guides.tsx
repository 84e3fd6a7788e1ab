import { createFileRoute } from '@tanstack/react-router';
import { Guides } from '@/features/course/en/guides';

export const Route = createFileRoute('/guides')({ component: Guides });
