import { Trans } from '@lingui/react/macro';
import { titleFinder } from '@/domain/phrases/with-meanings';
import { LazyPart } from '../lazy-part';

const loadTitles = async () =>
  titleFinder((await import('@/content/en/phrases/phrase-bank')).titlesInEnglish);

type EnglishTitleProps = { typed: string; onChoose: (title: string) => void };

/** Under a job title in Spanish: the English one, to be taken by one tap. For Spanish pages alone. */
export function EnglishTitle({ typed, onChoose }: EnglishTitleProps) {
  return (
    <LazyPart load={loadTitles} isOptional>
      {(titleOf) => <Offer title={titleOf(typed)} typed={typed} onChoose={onChoose} />}
    </LazyPart>
  );
}

function Offer({ title, typed, onChoose }: EnglishTitleProps & { title: string }) {
  const isOffered = title !== '' && title.toLowerCase() !== typed.trim().toLowerCase();
  return (
    <div role="status">
      {isOffered && (
        <button type="button" className="btn quiet small" onClick={() => onChoose(title)}>
          <Trans>
            In English: <span lang="en">{title}</span>
          </Trans>
        </button>
      )}
    </div>
  );
}
