import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode, RefObject } from 'react';
import { OtherFormats } from '@/resume-tools/export/other-formats';
import { Icon } from '@/ui/icon';
import type { CardFoot, ProseActivities, ProseFacts, StepMark } from '@/ui/prose/prose-context';
import type { ListedPart } from './course-parts';
import styles from './folded-parts.module.css';
import { ModuleEnd } from './module-end';
import { PartBody } from './part-body';
import type { ModuleStanding } from './use-module-standing';

type FoldedPartsProps = {
  moduleId: number;
  parts: readonly ListedPart[];
  /** The id of the part that is open (see useOpenPart). */
  open: string;
  root: RefObject<HTMLDivElement | null>;
  standing: ModuleStanding;
  facts: ProseFacts;
  activities: ProseActivities;
  CardFoot: CardFoot;
  StepMark?: StepMark;
  /** What stands at the module's end: the one thing to do next. */
  next: ReactNode;
};

/** The parts of a module in their order, each under its heading, and one of them open. Without scripts all are open. */
export function FoldedParts(props: FoldedPartsProps) {
  const { moduleId, parts, open, root, standing, facts, activities, CardFoot, StepMark, next } =
    props;
  const { t } = useLingui();
  const count = parts.length;
  return (
    <div ref={root} className={styles.parts}>
      {parts.map((part, index) => {
        const { id, title, plainTitle } = part;
        return (
          <section key={id} aria-labelledby={id} className={styles.part} data-open={id === open}>
            <p className="pill">
              <Trans>
                Part {index + 1} of {count}
              </Trans>
            </p>
            <h2 id={id} tabIndex={-1}>
              {title}
            </h2>
            <p className="lead">{plainTitle}</p>
            {/* A link, so that it opens the part before the scripts have come, too. */}
            <a
              className={styles.way}
              href={`#${id}`}
              aria-label={
                standing.isDone(id)
                  ? t`Open this part again: ${title}`
                  : t`Open this part: ${title}`
              }
            >
              <span className={styles.mark}>
                {standing.isDone(id) && <Icon name="check" size={18} />}
              </span>
              <Icon name="down" />
            </a>
            <div className={styles.body} data-body-of={id}>
              <PartBody
                moduleId={moduleId}
                part={part}
                next={parts[index + 1]}
                facts={facts}
                activities={activities}
                CardFoot={CardFoot}
                StepMark={StepMark}
                OtherFormats={OtherFormats}
              />
              {index === count - 1 && <ModuleEnd standing={standing}>{next}</ModuleEnd>}
            </div>
          </section>
        );
      })}
    </div>
  );
}
