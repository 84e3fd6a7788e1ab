import arimoBold from '@expo-google-fonts/arimo/700Bold/Arimo_700Bold.ttf?subset';
import arimoRegular from '@expo-google-fonts/arimo/400Regular/Arimo_400Regular.ttf?subset';
import tinosBold from '@expo-google-fonts/tinos/700Bold/Tinos_700Bold.ttf?subset';
import tinosRegular from '@expo-google-fonts/tinos/400Regular/Tinos_400Regular.ttf?subset';
import { paperStyles } from '../../domain/paper/paper-style';
import type { PaperTemplate } from '../../domain/paper/paper-style';
import { readTrueType } from '../../domain/paper/true-type';
import type { PaperFonts } from './write-pdf';

const urls = {
  Arimo: { regular: arimoRegular, bold: arimoBold },
  Tinos: { regular: tinosRegular, bold: tinosBold },
} as const;

/** Brings the fonts of a template (both under the SIL Open Font License). Rejects when they cannot be had. */
export async function loadPaperFonts(template: PaperTemplate): Promise<PaperFonts> {
  const { family } = paperStyles[template];
  const load = async (face: 'regular' | 'bold', name: string) => {
    const answer = await fetch(urls[family][face]);
    if (!answer.ok) throw new TypeError(`The font came with status ${String(answer.status)}.`);
    return readTrueType(new Uint8Array(await answer.arrayBuffer()), `${family}-${name}`);
  };
  const [regular, bold] = await Promise.all([load('regular', 'Regular'), load('bold', 'Bold')]);
  return { regular, bold };
}
