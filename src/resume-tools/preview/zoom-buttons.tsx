import { Trans, useLingui } from '@lingui/react/macro';
import { Icon } from '@/ui/icon';
import styles from './preview-foot.module.css';

/** How large the pages are: as wide as their room, seen whole, or a share of the size in which they print. */
export type Zoom = 'fit' | 'page' | (typeof zooms)[number];
const zooms = [0.5, 0.67, 0.8, 1, 1.25, 1.5, 2] as const;

type ZoomButtonsProps = {
  zoom: Zoom;
  /** The share that the pages have now, for the next step from "fit". */
  shown: () => number;
  onZoom: (zoom: Zoom) => void;
};

/** Smaller, larger, as wide as there is room, and the whole page. */
export function ZoomButtons({ zoom, shown, onZoom }: ZoomButtonsProps) {
  const { t, i18n } = useLingui();
  const step = (direction: 1 | -1) => {
    const now = typeof zoom === 'string' ? shown() : zoom;
    const next =
      direction === 1
        ? zooms.find((one) => one > now + 0.01)
        : [...zooms].reverse().find((one) => one < now - 0.01);
    if (next !== undefined) onZoom(next);
  };
  return (
    <div className={styles.zoom} role="group" aria-label={t`Size of the page`}>
      <button type="button" aria-label={t`Smaller`} title={t`Smaller`} onClick={() => step(-1)}>
        <Icon name="minus" />
      </button>
      <button type="button" aria-pressed={zoom === 'fit'} onClick={() => onZoom('fit')}>
        {typeof zoom === 'string' ? (
          <Trans>Fit</Trans>
        ) : (
          <span>{i18n.number(zoom, { style: 'percent' })}</span>
        )}
      </button>
      <button type="button" aria-label={t`Larger`} title={t`Larger`} onClick={() => step(1)}>
        <Icon name="plus" />
      </button>
      <button type="button" aria-pressed={zoom === 'page'} onClick={() => onZoom('page')}>
        <Trans>Whole page</Trans>
      </button>
    </div>
  );
}
