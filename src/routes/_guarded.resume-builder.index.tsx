import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/_guarded/resume-builder/')({
  beforeLoad: () => {
    throw redirect({
      to: '/resume-builder/chapter/$chapterId',
      params: { chapterId: '1' },
      replace: true,
    });
  },
});
