import { Trans } from '@lingui/react/macro';
import type { Need } from '@/content/guide-types';
import { SiteLink } from '@/ui/site-link';
import styles from './guides.module.css';

type NeedPickerProps = {
  needs: readonly Need[];
  /** The one that the address names; it is open. */
  addressedId: string;
};

/** "What do you need today?": each answer opens to the few steps that help. */
export function NeedPicker({ needs, addressedId }: NeedPickerProps) {
  return (
    <section aria-labelledby="needs">
      <h2 id="needs" tabIndex={-1}>
        <Trans>What do you need today?</Trans>
      </h2>
      <div className={styles.needs}>
        {needs.map(({ id, title, steps }) => (
          <details key={id} id={id} open={id === addressedId} className={styles.sample}>
            <summary>{title}</summary>
            <ol>
              {steps.map(({ text, href }) => (
                <li key={href}>
                  <SiteLink href={href}>{text}</SiteLink>
                </li>
              ))}
            </ol>
          </details>
        ))}
      </div>
    </section>
  );
}
