import { letterTexts } from '@/domain/job-search/letter-paper';
import type { Letter } from '@/domain/job-search/job-search-schema';
import type { LearnerRecord } from '@/domain/resume/record-schema';
import { headerBlocks } from '@/domain/page-layout/resume-blocks';
import { localToday } from '@/ui/local-day';
import { useRecord } from '@/workspace/document/working-record';

/** A letter as it prints; it follows what is typed. */
export function LetterPaper({ letter }: { letter: Letter }) {
  const personalInfo = useRecord((record) => record.personalInfo);
  return <LetterWords personalInfo={personalInfo} letter={letter} />;
}

type LetterWordsProps = { personalInfo: LearnerRecord['personalInfo']; letter: Letter };

/** The same of anybody: the sample is nobody's. */
export function LetterWords({ personalInfo, letter }: LetterWordsProps) {
  const { day, to, greeting, paragraphs, closing, name } = letterTexts(
    { personalInfo },
    letter,
    localToday(),
  );
  const [head, contact] = headerBlocks({ personalInfo }).flatMap((block) =>
    'text' in block ? [block.text] : [],
  );
  return (
    <div className="paper-text paper-letter" lang="en">
      {head !== undefined && <h2>{head}</h2>}
      {contact !== undefined && <p>{contact}</p>}
      <p>{day}</p>
      {to.length > 0 && <p>{to.join('\n')}</p>}
      <p>{greeting}</p>
      {paragraphs.map(({ part, text: words }, index) => (
        <p key={`${part} ${String(index)}`}>{words}</p>
      ))}
      <p>{name === '' ? closing : `${closing}\n${name}`}</p>
    </div>
  );
}
