import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { PersonalInfo } from '@/domain/resume/record-schema';
import frame from '../activity-frame.module.css';
import { ClashChoices } from '@/resume-tools/import/clash-choices';
import { isEmptyPlan, type FillPlan } from '@/resume-tools/import/fill-plan';
import { FoundParts } from '@/resume-tools/import/found-parts';

type FillPreviewProps = {
  plan: FillPlan;
  onFill: (replaced: ReadonlySet<keyof PersonalInfo>) => void;
  onClose: () => void;
};

/** What would come into the resume, with a yes and a no. */
export function FillPreview({ plan, onFill, onClose }: FillPreviewProps) {
  const [replaced, setReplaced] = useState<ReadonlySet<keyof PersonalInfo>>(new Set());
  if (isEmptyPlan(plan))
    return (
      <section className={frame.panel} aria-labelledby="fill-title">
        <h3 id="fill-title" tabIndex={-1}>
          <Trans>Nothing new to fill in</Trans>
        </h3>
        <p>
          <Trans>
            We were not sure about any part, or your resume has it already. Nothing was changed. You
            can copy lines by hand.
          </Trans>
        </p>
        <div>
          <button type="button" className="btn quiet small" onClick={onClose}>
            <Trans>Close</Trans>
          </button>
        </div>
      </section>
    );
  return (
    <section className={frame.panel} aria-labelledby="fill-title">
      <h3 id="fill-title" tabIndex={-1}>
        <Trans>This would go into your resume</Trans>
      </h3>
      <p className="hint">
        <Trans>Nothing that you have typed is replaced, unless you choose it here.</Trans>
      </p>
      <FoundParts plan={plan} />
      <ClashChoices clashes={plan.clashes} replaced={replaced} onChoose={setReplaced} />
      <div className="row">
        <button type="button" className="btn" onClick={() => onFill(replaced)}>
          <Trans>Yes, fill my resume</Trans>
        </button>
        <button type="button" className="btn quiet" onClick={onClose}>
          <Trans>No, not now</Trans>
        </button>
      </div>
    </section>
  );
}
