import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { maxAccountBytes } from '@/domain/account-size/account-bytes';
import { findTooLarge } from '@/domain/account-size/record-parts';
import type { PersonalInfo, LearnerRecord } from '@/domain/resume/record-schema';
import {
  nowhere,
  withMovedLines,
  type MoveTarget,
} from '@/domain/resume-text/fill-record/move-lines';
import { withEnglishDates } from '@/domain/resume-text/fill-record/english-dates';
import type { PlacedResume } from '@/domain/resume-text/line-targets';
import { withSuggestions } from '@/domain/resume-text/suggestions';
import { isTranslation } from '@/ui/english-pieces';
import { currentRecord } from '@/workspace/document/working-record';
import { toKilobytes } from '../account-space/part-name';
import { ClashChoices } from './clash-choices';
import { fillRecord, isEmptyPlan, planFill } from './fill-plan';
import { FoundParts } from './found-parts';
import { LineList } from './line-list';
import { OfferChoices, type TakenOffers } from './offer-choices';
import styles from './import-resume.module.css';
import { SpanishFileNote } from './spanish-file-note';

type CheckScreenProps = {
  name: string;
  resume: PlacedResume;
  onAdd: (after: LearnerRecord) => void;
  onOther: () => void;
  onClose: () => void;
};

/** What was found and where each line went, side by side. Each line can be moved before anything is added. */
export function CheckScreen({ name, resume: read, onAdd, onOther, onClose }: CheckScreenProps) {
  const { t } = useLingui();
  // The record as it was when this dialog opened, so that the list does not change while somebody reads it.
  const [before] = useState(currentRecord);
  const [moves, setMoves] = useState<ReadonlyMap<number, MoveTarget>>(new Map());
  const [replaced, setReplaced] = useState<ReadonlySet<keyof PersonalInfo>>(new Set());
  const [taken, setTaken] = useState<TakenOffers>(new Map());
  const offers = read.suggestions ?? [];
  const resume = useMemo(
    () => ({ ...read, fields: withSuggestions(read.fields, read.suggestions ?? [], taken) }),
    [read, taken],
  );
  const fields = useMemo(() => {
    const moved = withMovedLines(resume, moves);
    // The resume goes out in English, and a reader of it knows no "enero".
    return isTranslation ? withEnglishDates(moved) : moved;
  }, [resume, moves]);
  const plan = useMemo(() => planFill(before, fields), [before, fields]);
  const isEmpty = isEmptyPlan(plan);
  const filled = useMemo(() => fillRecord(before, fields, replaced), [before, fields, replaced]);
  const tooLarge = useMemo(() => findTooLarge(before, filled, () => filled), [before, filled]);
  const isKnown =
    plan.jobs.length < fields.experience.length ||
    plan.schools.length < fields.education.length ||
    plan.skills.length < fields.skills.length;
  const leftOver = read.lines.filter(
    ({ target }, index) => (moves.get(index) ?? target ?? nowhere).kind === 'nowhere',
  ).length;

  const handleMove = (index: number, to: MoveTarget | null) =>
    setMoves((now) => {
      const next = new Map(now);
      if (to) next.set(index, to);
      else next.delete(index);
      return next;
    });

  return (
    <>
      <div className={styles.check}>
        <section aria-labelledby="found-title" className={styles.found}>
          <h3 id="found-title" tabIndex={-1}>
            <Trans>What we found</Trans>
          </h3>
          <p className="hint">
            <Trans>Nothing in your resume is replaced, unless you choose it here.</Trans>
          </p>
          {read.hasUnsureLetters && (
            <p className="message error">
              <Trans>
                This file does not say how it writes its letters. Some of them may be wrong. Read
                each word.
              </Trans>
            </p>
          )}
          <SpanishFileNote filled={filled} />
          {isEmpty && (
            <p>
              <Trans>
                Nothing new yet. We were not sure about any part, or your resume has it already. You
                can still place lines.
              </Trans>
            </p>
          )}
          <FoundParts plan={plan} />
          {isKnown && (
            <p className="hint">
              <Trans>What your resume has already is not added again.</Trans>
            </p>
          )}
          <OfferChoices offers={offers} fields={read.fields} taken={taken} onTake={setTaken} />
          <ClashChoices clashes={plan.clashes} replaced={replaced} onChoose={setReplaced} />
        </section>
        <section aria-labelledby="lines-title" className={styles.lines}>
          <h3 id="lines-title">
            <Trans>Where each line went</Trans>
          </h3>
          <p role="status" className={styles.left} data-none={leftOver === 0}>
            {leftOver === 0 ? (
              <Trans>Every line has a place.</Trans>
            ) : (
              <>
                <Trans>Not placed:</Trans> <Plural value={leftOver} one="# line" other="# lines" />.{' '}
                <Trans>They stay out, unless you choose a place.</Trans>
              </>
            )}
          </p>
          <LineList
            label={t`Lines of ${name}`}
            resume={resume}
            fields={fields}
            moves={moves}
            onMove={handleMove}
          />
        </section>
      </div>
      {tooLarge && (
        <p role="alert" className="message error">
          <Trans>
            This would need {toKilobytes(tooLarge.bytes)} kB. An account holds{' '}
            {toKilobytes(maxAccountBytes)} kB. Press “Move other lines, too” and leave out the
            longest line: “{longestLine(read).slice(0, 60)}…”
          </Trans>
        </p>
      )}
      <div className={`row ${styles.end}`}>
        {!isEmpty && (
          <button
            type="button"
            className="btn"
            aria-disabled={tooLarge !== null}
            onClick={() => {
              if (!tooLarge) onAdd(fillRecord(currentRecord(), fields, replaced));
            }}
          >
            <Trans>Add it to my resume</Trans>
          </button>
        )}
        <button type="button" className="btn quiet" onClick={onOther}>
          <Trans>Bring another file</Trans>
        </button>
        <button type="button" className="btn quiet" onClick={onClose}>
          <Trans>Cancel</Trans>
        </button>
      </div>
    </>
  );
}

function longestLine({ lines }: PlacedResume): string {
  return lines.reduce((longest, { text }) => (text.length > longest.length ? text : longest), '');
}
