import { Trans, useLingui } from '@lingui/react/macro';
import { chapterActivities } from '@/content/en/chapter-activities';
import { spotTheDifference } from '@/content/en/module-2';
import { rubric, rubricLevels } from '@/content/en/rubric';
import { tailoredExample, workshopPlans } from '@/content/en/staff-plans';
import type { WorkshopPlan } from '@/content/staff-types';
import { SiteLink } from '@/ui/site-link';
import { useSession } from '@/workspace/session/session';
import { DueFacts } from './due-facts';
import styles from './staff.module.css';

/** Two plans for a workshop, the answer key, and for who is logged in what has to be read again: learners would take the site for a stale one. */
export function StaffPapers() {
  const isLoggedIn = useSession() !== null;
  return (
    <section aria-labelledby="staff-papers" className={styles.papers}>
      <h2 id="staff-papers">
        <Trans>For your workshop</Trans>
      </h2>
      {workshopPlans.map((plan) => (
        <Plan key={plan.id} plan={plan} />
      ))}
      <AnswerKey />
      {isLoggedIn && <DueFacts />}
    </section>
  );
}

function Plan({ plan: { title, aim, before, steps } }: { plan: WorkshopPlan }) {
  return (
    <details>
      <summary>{title}</summary>
      <p>{aim}</p>
      <h3>
        <Trans>Before they come</Trans>
      </h3>
      <ul>
        {before.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <h3>
        <Trans>Minute by minute</Trans>
      </h3>
      <ol>
        {steps.map(({ minutes, title: name, what, href }) => (
          <li key={name}>
            <strong>
              <Trans>
                {minutes} min: {name}
              </Trans>
            </strong>
            <p>{what}</p>
            {href && (
              <p>
                <SiteLink href={href}>
                  <Trans>Open: {name}</Trans>
                </SiteLink>
              </p>
            )}
          </li>
        ))}
      </ol>
    </details>
  );
}

function AnswerKey() {
  const { t } = useLingui();
  const { posting, hourlyPosting, peerReview } = chapterActivities;
  const right = spotTheDifference.letters.find(({ id }) => id === 'tailored');
  const phrases = (marks: readonly { readonly phrase: string }[]) =>
    marks.map(({ phrase }) => phrase).join(', ');
  return (
    <details>
      <summary>{t`Answer key`}</summary>
      {[posting, hourlyPosting].map((sample) => (
        <div key={sample.title}>
          <h3>
            <Trans>Chapter 2: the posting “{sample.title}”</Trans>
          </h3>
          <ul>
            <li>
              <Trans>Hard skills: {phrases(sample.hardSkills)}</Trans>
            </li>
            <li>
              <Trans>Soft skills: {phrases(sample.softSkills)}</Trans>
            </li>
            <li>
              <Trans>Main duties: {phrases(sample.keyDuties)}</Trans>
            </li>
          </ul>
        </div>
      ))}
      <h3>
        <Trans>Chapter 4: one way to do it, with all four words</Trans>
      </h3>
      <div lang="en">
        <Lines lines={tailoredExample} />
      </div>
      {peerReview.submissions.map(({ id, noticed }) => (
        <div key={id}>
          <h3>
            <Trans>Chapter 5: submission #{id}</Trans>
          </h3>
          <Lines lines={noticed} />
        </div>
      ))}
      <h3>
        <Trans>Module 2: the letter that fits</Trans>
      </h3>
      <p>{right?.label}</p>
      <Lines lines={right?.reasons ?? []} />
      <h3>
        <Trans>The rubric: 15 points</Trans>
      </h3>
      <Lines
        lines={[
          ...rubric.map(
            ({ category, points, criteria }) => t`${category} (${points}): ${criteria}`,
          ),
          ...rubricLevels.map(({ label, meaning }) => `${label}: ${meaning}`),
        ]}
      />
    </details>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
