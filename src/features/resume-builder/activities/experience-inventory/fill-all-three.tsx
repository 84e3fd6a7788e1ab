import { Trans } from '@lingui/react/macro';

/** The one rule for PAR statements, said again with each try (specification, section 5). */
export function FillAllThree({ tries }: { tries: number }) {
  return (
    <div role="alert">
      {tries > 0 && (
        <p key={tries} className="message error">
          <Trans>Please fill out all three fields.</Trans>
        </p>
      )}
    </div>
  );
}
