import { flushSync } from 'react-dom';
import { gapIn, withPhrase } from '@/domain/phrases/phrase-gaps';
import { editRecord } from '@/workspace/document/working-record';
import { useLensText } from '../fields/use-lens-text';
import { PhraseIdeas } from './phrase-ideas';
import type { PhrasesForFieldProps } from './phrases-for-field';

/** The phrases for a field of the resume. One that is chosen becomes a line of its own, in a field of one line its end. */
export function FieldIdeas({ lens, jobTitle, field, isOneLine = false }: PhrasesForFieldProps) {
  const text = useLensText(lens);
  const title = useLensText(jobTitle);
  const choose = (phrase: string) => {
    const before = text.trim() === '' ? [] : isOneLine ? [text] : text.split('\n');
    const { lines, index } = withPhrase(before, phrase);
    const separator = isOneLine ? ', ' : '\n';
    flushSync(() => editRecord((record) => lens.write(record, lines.join(separator))));
    const box = field();
    const from = [...lines.slice(0, index), ''].join(separator).length;
    const gap = box && gapIn(box.value, from);
    box?.focus();
    if (gap) box.setSelectionRange(gap.start, gap.end);
  };
  return <PhraseIdeas jobTitle={title} lines={text.split('\n')} onChoose={choose} />;
}
