import { Trans, useLingui } from '@lingui/react/macro';
import { chapterActivities } from '@/content/en/chapter-activities';
import { spotTheDifference } from '@/content/en/module-2';
import { rubric, rubricLevels } from '@/content/en/rubric';
import type { planTitles } from '@/content/en/staff-plan-titles';
import { tailoredExample, workshopPlans } from '@/content/en/staff-plans';
import { SiteLink } from '@/ui/site-link';

/** What one of the plans says. */
export function Plan({ id }: { id: keyof typeof planTitles }) {
  const plan = workshopPlans.find((candidate) => candidate.id === id);
  if (!plan) return null;
  const { aim, before, steps } = plan;
  return (
    <>
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
    </>
  );
}

/** What is right in the exercises, and how points are given. */
export function AnswerKey() {
  const { t } = useLingui();
  const { posting, hourlyPosting, peerReview } = chapterActivities;
  const right = spotTheDifference.letters.find(({ id }) => id === 'tailored');
  const phrases = (marks: readonly { readonly phrase: string }[]) =>
    marks.map(({ phrase }) => phrase).join(', ');
  return (
    <>
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
    </>
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
