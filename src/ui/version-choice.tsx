import { Trans } from '@lingui/react/macro';

type VersionChoiceProps = {
  /** What the two texts are for, such as 'Phone'. */
  name: string;
  shown: string;
  other: string;
  onUseOther: () => void;
  onKeep: () => void;
};

/** One place where two devices wrote different texts: both are shown, the person chooses. */
export function VersionChoice({ name, shown, other, onUseOther, onKeep }: VersionChoiceProps) {
  return (
    <li>
      <strong>{name}</strong>
      <dl>
        <dt>
          <Trans>Shows now</Trans>
        </dt>
        <dd translate="no">{shown}</dd>
        <dt>
          <Trans>The other one</Trans>
        </dt>
        <dd translate="no">{other}</dd>
      </dl>
      <div className="row">
        <button type="button" className="btn quiet small" onClick={onUseOther}>
          <Trans>
            Use the other version <span className="visually-hidden">{name}</span>
          </Trans>
        </button>
        <button type="button" className="btn quiet small" onClick={onKeep}>
          <Trans>
            Keep this one <span className="visually-hidden">{name}</span>
          </Trans>
        </button>
      </div>
    </li>
  );
}
