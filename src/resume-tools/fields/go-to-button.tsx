import { Trans } from '@lingui/react/macro';
import type { ResumePlace } from '@/domain/machine-check/field-ref';
import { Icon } from '@/ui/icon';
import { goToField } from './go-to-field';
import { PlaceName } from './field-name';

/** The way to the field in which a line of the resume can be mended. */
export function GoToButton({ place }: { place: ResumePlace }) {
  return (
    <button type="button" className="btn quiet small" onClick={() => goToField(place)}>
      <Icon name="arrow" />
      <span>
        <Trans>
          Go to: <PlaceName place={place} />
        </Trans>
      </span>
    </button>
  );
}
