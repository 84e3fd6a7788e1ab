import arimoBold from '@expo-google-fonts/arimo/700Bold/Arimo_700Bold.ttf?subset';
import arimoRegular from '@expo-google-fonts/arimo/400Regular/Arimo_400Regular.ttf?subset';
import tinosBold from '@expo-google-fonts/tinos/700Bold/Tinos_700Bold.ttf?subset';
import tinosRegular from '@expo-google-fonts/tinos/400Regular/Tinos_400Regular.ttf?subset';
import { families } from '@/domain/paper/paper-style';
import type { Face, PaperTemplate } from '@/domain/paper/paper-style';
import { readTrueType } from '@/domain/paper/true-type';
import type { PaperFonts } from './pdf-font';

const urls = {
  Arimo: { regular: arimoRegular, bold: arimoBold },
  Tinos: { regular: tinosRegular, bold: tinosBold },
} as const;

const brought = new Map<PaperTemplate, Promise<PaperFonts>>();

/**
 * Brings the fonts of a template (both under the SIL Open Font License), and lets the page show them. Rejects when they
 * cannot be had; the next call tries again.
 */
export function loadPaperFonts(template: PaperTemplate): Promise<PaperFonts> {
  const known = brought.get(template);
  if (known) return known;
  const coming = bringFonts(template);
  brought.set(template, coming);
  coming.catch(() => brought.delete(template));
  return coming;
}

async function bringFonts(template: PaperTemplate): Promise<PaperFonts> {
  const family = families[template];
  const bring = async (face: Face, name: string, weight: string) => {
    const answer = await fetch(urls[family][face]);
    if (!answer.ok) throw new TypeError(`The font came with status ${String(answer.status)}.`);
    const bytes = await answer.arrayBuffer();
    document.fonts.add(await new FontFace(family, bytes, { weight }).load());
    return readTrueType(new Uint8Array(bytes), `${family}-${name}`);
  };
  const [regular, bold] = await Promise.all([
    bring('regular', 'Regular', '400'),
    bring('bold', 'Bold', '700'),
  ]);
  return { regular, bold };
}
