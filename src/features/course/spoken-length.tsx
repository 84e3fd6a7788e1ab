import { Trans } from '@lingui/react/macro';
import { spokenSeconds } from '@/domain/course/spoken-seconds';

/** About how long a text takes to say. */
export function SpokenLength({ text }: { text: string }) {
  const seconds = spokenSeconds(text);
  return (
    <p className="hint">
      <Trans>About {seconds} seconds when you read it aloud.</Trans>
    </p>
  );
}
