import type { ManifestOptions } from 'vite-plugin-pwa';
import type { languages } from '../content/languages.ts';
import {
  shareAddress,
  sharedKinds,
  sharedPage,
  shareField,
} from '../domain/import-file/share-target.ts';

/** The words of the manifest that people read. */
type ManifestWords = Readonly<
  Record<'description' | 'home' | 'builder' | 'resume' | 'chat' | 'modules', string>
>;

const wordsOf: Readonly<Record<(typeof languages)[number]['id'], ManifestWords>> = {
  en: {
    description:
      'A free workshop for jobseekers: write a resume and get ready for the interview, online or offline.',
    home: 'Home on a phone',
    builder: 'The resume builder',
    resume: 'My resume',
    chat: 'My resume by chat',
    modules: 'Course Modules',
  },
  es: {
    description:
      'Un taller gratis para quien busca empleo: haga su currículum y prepárese para la entrevista, con internet o sin internet.',
    home: 'La página de inicio en un teléfono',
    builder: 'El creador de currículum',
    resume: 'Mi currículum',
    chat: 'Mi currículum por chat',
    modules: 'Módulos del curso',
  },
};

/** The web app manifest of a language: how the installed app names itself, looks and starts. */
export const manifestOf = ({ id, base }: (typeof languages)[number]): Partial<ManifestOptions> => ({
  id: base,
  name: 'Career Quest',
  short_name: 'Career Quest',
  description: wordsOf[id].description,
  lang: id,
  dir: 'ltr',
  start_url: base,
  scope: base,
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
      label: wordsOf[id].home,
    },
    {
      src: '/screenshots/wide.png',
      sizes: '1280x800',
      type: 'image/png',
      form_factor: 'wide',
      label: wordsOf[id].builder,
    },
  ],
  share_target: {
    action: base + shareAddress.slice(1),
    method: 'POST',
    enctype: 'multipart/form-data',
    params: {
      files: [{ name: shareField, accept: Object.entries(sharedKinds).flat(2) }],
    },
  },
  file_handlers: [
    {
      action: base + sharedPage.slice(1),
      accept: Object.fromEntries(
        Object.entries(sharedKinds).map(([kind, endings]) => [kind, [...endings]]),
      ),
    },
  ],
  shortcuts: [
    { name: wordsOf[id].resume, url: `${base}resume-builder` },
    // Without an account too.
    { name: wordsOf[id].chat, url: `${base}game` },
    { name: wordsOf[id].modules, url: `${base}modules` },
  ],
});
