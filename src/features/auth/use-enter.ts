import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';

/** Goes on after a confirmed sign-in: always to the resume builder, never to an address from outside. */
export function useEnter(): () => void {
  const navigate = useNavigate();
  return useCallback(() => void navigate({ to: '/resume-builder', replace: true }), [navigate]);
}
