import arimoBold from '@expo-google-fonts/arimo/700Bold/Arimo_700Bold.ttf?subset';
import arimoRegular from '@expo-google-fonts/arimo/400Regular/Arimo_400Regular.ttf?subset';
import carlitoBold from '@expo-google-fonts/carlito/700Bold/Carlito_700Bold.ttf?subset';
import carlitoRegular from '@expo-google-fonts/carlito/400Regular/Carlito_400Regular.ttf?subset';
import gelasioBold from '@expo-google-fonts/gelasio/700Bold/Gelasio_700Bold.ttf?subset';
import tinosItalic from '@expo-google-fonts/tinos/400Regular_Italic/Tinos_400Regular_Italic.ttf?subset';
import tinosBold from '@expo-google-fonts/tinos/700Bold/Tinos_700Bold.ttf?subset';
import tinosRegular from '@expo-google-fonts/tinos/400Regular/Tinos_400Regular.ttf?subset';
import { employerFace, fontPairs, completeTheme } from '@/domain/page-layout/page-style';
import type { FontFamily, ResumeTheme } from '@/domain/page-layout/page-style';
import { readTrueType, type TrueType } from '@/domain/page-layout/true-type';
import type { PaperFonts } from './pdf-font';

type Weight = 'Regular' | 'Bold' | 'Italic';

/** The files of each typeface. One that is used for headings alone has only its bold face. */
const urls: Readonly<Record<FontFamily, Partial<Record<Weight, string>>>> = {
  Arimo: { Regular: arimoRegular, Bold: arimoBold },
  Tinos: { Regular: tinosRegular, Bold: tinosBold, Italic: tinosItalic },
  Carlito: { Regular: carlitoRegular, Bold: carlitoBold },
  Gelasio: { Bold: gelasioBold },
};

const fontPromises = new Map<string, Promise<TrueType>>();

/**
 * Brings the fonts of a look (all under the SIL Open Font License), and lets the page show them. Rejects when they cannot be
 * had; the next call tries again.
 */
export async function loadPaperFonts(look: ResumeTheme): Promise<PaperFonts> {
  const { text, headings } = fontPairs[completeTheme(look).fonts];
  const isItalic = employerFace(look) === 'italic';
  const [regular, bold, heading, italic] = await Promise.all([
    loadFont(text, 'Regular'),
    loadFont(text, 'Bold'),
    loadFont(headings, 'Bold'),
    loadFont(text, isItalic ? 'Italic' : 'Regular'),
  ]);
  return { regular, bold, heading, italic };
}

function loadFont(family: FontFamily, weight: Weight): Promise<TrueType> {
  const name = `${family}-${weight}`;
  const loading = fontPromises.get(name);
  if (loading) return loading;
  const promise = fetchFont(family, weight, name);
  fontPromises.set(name, promise);
  promise.catch(() => fontPromises.delete(name));
  return promise;
}

async function fetchFont(family: FontFamily, weight: Weight, name: string): Promise<TrueType> {
  const answer = await fetch(urls[family][weight] ?? '');
  if (!answer.ok) throw new TypeError(`The font came with status ${String(answer.status)}.`);
  const bytes = await answer.arrayBuffer();
  const numbers = { Regular: '400', Bold: '700', Italic: '400' };
  const style = weight === 'Italic' ? 'italic' : 'normal';
  document.fonts.add(await new FontFace(family, bytes, { weight: numbers[weight], style }).load());
  return readTrueType(new Uint8Array(bytes), name);
}
