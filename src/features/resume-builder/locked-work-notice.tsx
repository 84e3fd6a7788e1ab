import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { getOpenWork } from '@/workspace/document/open-work';
import { useSaveFacts } from '@/workspace/document/save-facts';

/** Work of an earlier visit could not be decrypted: says why, until when it is kept, and offers another try. */
export function LockedWorkNotice() {
  const hasLockedWork = useSaveFacts((facts) => facts.hasLockedWork);
  const [step, setStep] = useState<'idle' | 'trying' | 'tried'>('idle');
  if (!hasLockedWork) return null;
  const handleTry = async () => {
    if (step === 'trying') return;
    setStep('trying');
    await getOpenWork()?.tryLocked();
    setStep('tried');
  };
  return (
    <section className="card" aria-labelledby="locked-work-title">
      <h2 id="locked-work-title">
        <Trans>Some of your work waits here, locked</Trans>
      </h2>
      <p>
        <Trans>
          You typed it at an earlier visit, and it is not in your account. Only your account can
          open it. That did not work yet. We keep trying. It waits for one day after that visit.
          Then it is erased.
        </Trans>
      </p>
      <button
        type="button"
        className="btn small"
        aria-disabled={step === 'trying'}
        onClick={() => void handleTry()}
      >
        {step === 'trying' ? <Trans>Trying...</Trans> : <Trans>Try again now</Trans>}
      </button>
      <div role="status">
        {step === 'tried' && (
          <p>
            <Trans>It did not open. Check the connection, then try once more.</Trans>
          </p>
        )}
      </div>
    </section>
  );
}
