import { Trans, useLingui } from '@lingui/react/macro';
import type { Suggestion } from '@/domain/resume-text/suggestions';
import type { ResumeFields } from '@/domain/resume-text/resume-fields';
import { useEntryNames, usePersonalNames } from '../fields/field-names';
import styles from './found-parts.module.css';

type FieldOffer = Exclude<Suggestion, { kind: 'skill' }>;

/** What was taken of each offer, by its place in the list. */
export type TakenOffers = ReadonlyMap<number, string>;

type OfferChoicesProps = {
  offers: readonly Suggestion[];
  fields: ResumeFields;
  taken: TakenOffers;
  onTake: (taken: TakenOffers) => void;
};

/** Values that are not sure: each stands beside the field that it may belong to, and goes in with one tap. */
export function OfferChoices({ offers, fields, taken, onTake }: OfferChoicesProps) {
  const { t } = useLingui();
  const nameOf = useOfferName(fields);
  if (offers.length === 0) return null;
  const take = (at: number, value: string) => onTake(new Map([...taken, [at, value]]));
  const leave = (at: number) => onTake(new Map([...taken].filter(([one]) => one !== at)));
  const likely = offers.flatMap(({ value, isLikely }, at) =>
    isLikely && value !== '' ? [[at, value] as const] : [],
  );
  return (
    <section aria-labelledby="offers-title" className={styles.offers}>
      <h4 id="offers-title">
        <Trans>Is this right?</Trans>
      </h4>
      <p className="hint">
        <Trans>We are not sure about these. They stay out, unless you choose them.</Trans>
      </p>
      {likely.length > 1 && (
        <button
          type="button"
          className="btn quiet small"
          onClick={() => onTake(new Map([...likely, ...taken]))}
        >
          <Trans>Take our best guess for each</Trans>
        </button>
      )}
      {offers.map((offer, at) =>
        offer.kind === 'skill' ? null : (
          <fieldset key={keyOf(offer)} className={styles.clash}>
            <legend>{nameOf(offer)}</legend>
            {valuesOf(offer).map((value) => (
              <label key={value}>
                <input
                  type="radio"
                  name={`offer-${at}`}
                  checked={taken.get(at) === value}
                  onChange={() => take(at, value)}
                />
                <span>{t`Use “${value}”`}</span>
              </label>
            ))}
            <label>
              <input
                type="radio"
                name={`offer-${at}`}
                checked={!taken.has(at)}
                onChange={() => leave(at)}
              />
              <span>{t`Leave it empty`}</span>
            </label>
          </fieldset>
        ),
      )}
      <SkillOffers offers={offers} taken={taken} onTake={take} onLeave={leave} />
    </section>
  );
}

type SkillOffersProps = {
  offers: readonly Suggestion[];
  taken: TakenOffers;
  onTake: (at: number, value: string) => void;
  onLeave: (at: number) => void;
};

/** Words that most probably are skills: one tap each. */
function SkillOffers({ offers, taken, onTake, onLeave }: SkillOffersProps) {
  const { t } = useLingui();
  const rows = [...offers.entries()].filter(([, { kind }]) => kind === 'skill');
  if (rows.length === 0) return null;
  return (
    <fieldset className={styles.clash}>
      <legend>{t`Are these skills?`}</legend>
      {rows.map(([at, { value }]) => (
        <label key={value}>
          <input
            type="checkbox"
            checked={taken.has(at)}
            onChange={(event) => (event.target.checked ? onTake(at, value) : onLeave(at))}
          />
          <span>{value}</span>
        </label>
      ))}
    </fieldset>
  );
}

function keyOf(offer: FieldOffer): string {
  return offer.kind === 'personal' ? offer.field : `${offer.kind} ${offer.index} ${offer.field}`;
}

function valuesOf({ value, runnerUp }: Suggestion): string[] {
  return [...new Set([value, runnerUp ?? ''])].filter((one) => one !== '');
}

function useOfferName({ experience, education }: ResumeFields) {
  const { t } = useLingui();
  const personal = usePersonalNames();
  const entries = useEntryNames();
  return (offer: FieldOffer): string => {
    if (offer.kind === 'personal') return personal[offer.field];
    const number = offer.index + 1;
    const field = entries[offer.field];
    if (offer.kind === 'school') {
      const { school = '', degree = '', graduationYear = '' } = education[offer.index] ?? {};
      const about = school || degree || graduationYear;
      return about === ''
        ? t`${field}, school ${number}`
        : t`${field}, school ${number} (${about})`;
    }
    const { jobTitle = '', company = '', startDate = '' } = experience[offer.index] ?? {};
    const about = jobTitle || company || startDate;
    return about === '' ? t`${field}, job ${number}` : t`${field}, job ${number} (${about})`;
  };
}
