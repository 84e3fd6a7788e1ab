import { Trans } from '@lingui/react/macro';

/** Replaces “Your file is ready” once the resume has changed since the file was made. */
export function ChangedSince() {
  return (
    <p className="message">
      <Trans>You have changed it since. Save it again.</Trans>
    </p>
  );
}
