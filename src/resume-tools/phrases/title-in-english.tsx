import { editRecord } from '@/workspace/document/working-record';
import type { TextLens } from '@/workspace/document/text-lens';
import { useLensText } from '../fields/use-lens-text';
import { EnglishTitle } from './english-title';

/** The English title for what stands in a field of the resume; it takes its place. */
export function TitleInEnglish({ lens }: { lens: TextLens }) {
  const typed = useLensText(lens);
  return (
    <EnglishTitle
      typed={typed}
      onChoose={(title) => editRecord((record) => lens.write(record, title))}
    />
  );
}
