import { meaningOf } from './english-pieces';

/** A text in English. In a translation what it means may follow it in parentheses; that is read aloud in the page's language. */
export function EnglishText({ text }: { text: string }) {
  const [english, meaning] = meaningOf(text);
  return (
    <>
      <span lang="en">{english}</span>
      {meaning && <span>{meaning}</span>}
    </>
  );
}
