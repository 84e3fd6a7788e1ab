import { createFileRoute } from '@tanstack/react-router';
import { AgenciesPage } from '@/features/agencies/agencies-page';

export const Route = createFileRoute('/agencies')({ component: AgenciesPage });
