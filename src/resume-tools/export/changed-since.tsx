import { Trans } from '@lingui/react/macro';

/** In place of “Your file is ready”, once the words are others than those in the file. */
export function ChangedSince() {
  return (
    <p className="message">
      <Trans>You have changed it since. Save it again.</Trans>
    </p>
  );
}
