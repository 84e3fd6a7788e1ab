import { useLingui } from '@lingui/react/macro';
import { isTranslation } from '@/ui/english-pieces';
import styles from './home-page.module.css';

/**
 * A picture of the product: a question of the chat and its answer on a resume. Decoration with sample words, hidden from screen
 * readers, because the text beside it says the same.
 */
export function ProductPicture() {
  const { t } = useLingui();
  return (
    // The resume is in English in every language.
    <svg lang="en" className={styles.picture} viewBox="0 0 420 330" aria-hidden="true">
      <path d="M112 8h296v314H112z" className={styles.paper} />
      <text x="132" y="40" className={styles.name}>
        Rosa Medina
      </text>
      <text x="132" y="88" className={styles.heading}>
        Experience
      </text>
      <text x="132" y="116" className={styles.job}>
        Line Cook, Riverside Diner
      </text>
      <path d="M124 124h272v28H124z" className={styles.new} />
      <text x="132" y="143">
        • Cooked 120 meals a shift
      </text>
      <path d="M132 94h256" className={styles.rule} />
      <path
        d="M132 58h176M132 172h216M280 192h108M280 210h84M280 240h108M280 260h70M132 298h230"
        className={styles.faint}
      />
      <rect x="2" y="184" width="246" height="46" rx="14" className={styles.guide} />
      <text x="20" y="213">
        {t`What did you do there?`}
      </text>
      <rect x="34" y="240" width="262" height="46" rx="14" className={styles.reply} />
      <text x="52" y={isTranslation ? 260 : 269} className={styles.own}>
        Cooked 120 meals a shift
      </text>
      {isTranslation && (
        <text x="52" y="278" fontSize="13" className={styles.own}>
          {t`(Cooked 120 meals a shift)`}
        </text>
      )}
    </svg>
  );
}
