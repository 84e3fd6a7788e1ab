import { Trans, useLingui } from '@lingui/react/macro';
import type { LearnerRecord } from '@/domain/resume/record-schema';
import { hideSection, moveSection } from '@/domain/sections/edit-sections';
import { isAddedSection, type ResumeSection } from '@/domain/sections/section-kinds';
import { isHidden, sectionEntries, sectionOrder } from '@/domain/sections/section-layout';
import { useRecord } from '@/workspace/document/working-record';
import { useSameValue } from '@/workspace/document/use-same-value';
import { useSectionNames } from '@/resume-tools/fields/field-names';
import type { MakeChange } from './make-change';
import { MoveButtons } from './move-buttons';
import styles from './editor.module.css';

/** The sections from top to bottom as they print: each can go up and down, or off the paper with its words kept. */
export function SectionOrder({ onChange }: { onChange: MakeChange }) {
  const { t } = useLingui();
  const names = useSectionNames();
  const rows = useRecord(useSameValue(rowsOf));
  const order = rows.map(({ section }) => section);
  const isSkillsFirst = order.indexOf('skills') < order.indexOf('experience');
  return (
    <details className={styles.order}>
      <summary>{t`Change the order, or hide a section`}</summary>
      {!isSkillsFirst && (
        <button
          type="button"
          className="btn quiet small"
          onClick={() => onChange(skillsFirst, t`Skills now stand before your jobs.`)}
        >
          <Trans>Skills first</Trans>
        </button>
      )}
      <ol>
        {rows.map(({ section, hidden }, index) => {
          const name = names[section];
          return (
            <li key={section} data-order={section}>
              <span>
                {name}
                {hidden && (
                  <span className="hint">
                    {' '}
                    <Trans>(hidden)</Trans>
                  </span>
                )}
              </span>
              <span className="row">
                <MoveButtons
                  name={name}
                  isFirst={index === 0}
                  isLast={index === rows.length - 1}
                  onMove={(direction) =>
                    onChange(
                      (record) => moveSection(record, section, direction, order),
                      t`Moved: ${name}`,
                      `[data-order="${section}"] [data-move="${direction}"]`,
                    )
                  }
                />
                <button
                  type="button"
                  className="btn quiet small"
                  data-hide
                  onClick={() =>
                    onChange(
                      (record) => hideSection(record, section, !hidden),
                      hidden ? t`Shown again: ${name}` : t`Hidden: ${name}. Your words are kept.`,
                      `[data-order="${section}"] [data-hide]`,
                    )
                  }
                >
                  {hidden ? t`Show` : t`Hide`}
                  <span className="visually-hidden">: {name}</span>
                </button>
              </span>
            </li>
          );
        })}
      </ol>
    </details>
  );
}

function rowsOf(record: LearnerRecord): { section: ResumeSection; hidden: boolean }[] {
  return sectionOrder(record)
    .filter((one) => !isAddedSection(one) || sectionEntries(record, one).length > 0)
    .map((section) => ({ section, hidden: isHidden(record, section) }));
}

/** Skills above the jobs, as the course's template has them. */
function skillsFirst(record: LearnerRecord): LearnerRecord {
  const order = sectionOrder(record);
  const steps = order.indexOf('skills') - order.indexOf('experience');
  return Array.from({ length: Math.max(0, steps) }).reduce<LearnerRecord>(
    (moved) => moveSection(moved, 'skills', 'up', sectionOrder(moved)),
    record,
  );
}
