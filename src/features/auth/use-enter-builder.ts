import { useNavigate, useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { chapterOf } from './wanted-chapter';

/**
 * Returns the function that navigates to the resume builder after a sign-in, to the chapter that the guard redirected from, if
 * any. History state has only the chapter's number, so that it cannot lead to another address.
 */
export function useEnterBuilder(): () => void {
  const navigate = useNavigate();
  const router = useRouter();
  return useCallback(() => {
    const { wantedChapter = '' } = router.latestLocation.state;
    const chapterId = chapterOf(`/resume-builder/chapter/${wantedChapter}`);
    if (chapterId === '') void navigate({ to: '/resume-builder', replace: true });
    else
      void navigate({
        to: '/resume-builder/chapter/$chapterId',
        params: { chapterId },
        replace: true,
      });
  }, [navigate, router]);
}
