import { subsetOf } from '@/build/subset-fonts';
import type { PaperTemplate } from '@/domain/paper/paper-style';
import { readTrueType } from '@/domain/paper/true-type';
import type { PaperFonts } from '@/resume-tools/export/pdf-font';

const files = {
  modern: ['arimo/400Regular/Arimo_400Regular', 'arimo/700Bold/Arimo_700Bold'],
  classic: ['tinos/400Regular/Tinos_400Regular', 'tinos/700Bold/Tinos_700Bold'],
} as const;

/** The fonts of a template, cut down as the build does. */
export async function paperFonts(template: PaperTemplate): Promise<PaperFonts> {
  const [regular, bold] = await Promise.all(
    files[template].map(async (file) =>
      readTrueType(
        await subsetOf(`node_modules/@expo-google-fonts/${file}.ttf`),
        file.slice(file.lastIndexOf('/') + 1),
      ),
    ),
  );
  if (!regular || !bold) throw new Error('A template has two fonts.');
  return { regular, bold };
}
