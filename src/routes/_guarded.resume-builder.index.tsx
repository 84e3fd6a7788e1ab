import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/_guarded/resume-builder/')({
  beforeLoad: () => {
    document.documentElement.dataset['wayIn'] = '';
    throw redirect({
      to: '/resume-builder/chapter/$chapterId',
      params: { chapterId: '1' },
      replace: true,
    });
  },
});
