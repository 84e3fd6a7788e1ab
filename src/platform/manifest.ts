import type { ManifestOptions } from 'vite-plugin-pwa';
import {
  shareAddress,
  sharedKinds,
  sharedPage,
  shareField,
} from '../domain/import-file/share-target.ts';

/** The web app manifest: how the installed app names itself, looks and starts. */
export const manifest: Partial<ManifestOptions> = {
  id: '/',
  name: 'Career Quest',
  short_name: 'Career Quest',
  description:
    'A free workshop for jobseekers: write a resume and get ready for the interview, online or offline.',
  lang: 'en',
  dir: 'ltr',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: '#faf6ee',
  theme_color: '#1f5c43',
  categories: ['education', 'productivity'],
  icons: [
    { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    {
      src: '/icons/icon-maskable-512.png',
      sizes: '512x512',
      type: 'image/png',
      purpose: 'maskable',
    },
  ],
  screenshots: [
    {
      src: '/screenshots/narrow.png',
      sizes: '720x1280',
      type: 'image/png',
      form_factor: 'narrow',
      label: 'Home on a phone',
    },
    {
      src: '/screenshots/wide.png',
      sizes: '1280x800',
      type: 'image/png',
      form_factor: 'wide',
      label: 'The resume builder',
    },
  ],
  share_target: {
    action: shareAddress,
    method: 'POST',
    enctype: 'multipart/form-data',
    params: {
      files: [{ name: shareField, accept: Object.entries(sharedKinds).flat(2) }],
    },
  },
  file_handlers: [
    {
      action: sharedPage,
      accept: Object.fromEntries(
        Object.entries(sharedKinds).map(([kind, endings]) => [kind, [...endings]]),
      ),
    },
  ],
  shortcuts: [
    { name: 'My resume', url: '/resume-builder' },
    // Without an account too.
    { name: 'My resume by chat', url: '/game' },
    { name: 'Course Modules', url: '/modules' },
  ],
};
