import { subsetOf } from '../../src/build/subset-fonts';
import { employerFace, fontPairs, completeTheme } from '../../src/domain/page-layout/page-style';
import type { FontFamily, ResumeTheme, Template } from '../../src/domain/page-layout/page-style';
import { readTrueType } from '../../src/domain/page-layout/true-type';
import type { PaperFonts } from '@/resume-tools/export/pdf-font';

/** The fonts of a look, or of a template as it comes, cut down as the build does. */
export async function paperFonts(of: Template | ResumeTheme): Promise<PaperFonts> {
  const look: ResumeTheme = typeof of === 'string' ? { template: of, size: 'medium' } : of;
  const { text, headings } = fontPairs[completeTheme(look).fonts];
  const [regular, bold, heading, italic] = await Promise.all([
    fontOf(text, '400Regular'),
    fontOf(text, '700Bold'),
    fontOf(headings, '700Bold'),
    fontOf(text, employerFace(look) === 'italic' ? '400Regular_Italic' : '400Regular'),
  ]);
  return { regular, bold, heading, italic };
}

async function fontOf(family: FontFamily, face: '400Regular' | '700Bold' | '400Regular_Italic') {
  const name = `${family}_${face}`;
  const path = `node_modules/@expo-google-fonts/${family.toLowerCase()}/${face}/${name}.ttf`;
  return readTrueType(await subsetOf(path), name);
}
