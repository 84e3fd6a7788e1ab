import { Trans } from '@lingui/react/macro';
import type { FieldRef } from '@/domain/machine-check/field-ref';
import { Icon } from '@/ui/icon';
import { goToField } from './go-to-field';
import { FieldName } from './field-name';

/** The way to the field in which a line of the resume can be mended. */
export function GoToButton({ fieldRef }: { fieldRef: FieldRef }) {
  return (
    <button type="button" className="btn quiet small" onClick={() => goToField(fieldRef)}>
      <Icon name="arrow" />
      <span>
        <Trans>
          Go to: <FieldName fieldRef={fieldRef} />
        </Trans>
      </span>
    </button>
  );
}
