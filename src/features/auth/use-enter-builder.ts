import { useNavigate, useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { chapterOf } from './wanted-chapter';

/**
 * Goes on after a confirmed sign-in: to the resume builder, at the chapter that was wanted before, if any. It is known
 * by its number, so that no other address can come of it.
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
