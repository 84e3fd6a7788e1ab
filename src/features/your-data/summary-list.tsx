import { Plural, Trans } from '@lingui/react/macro';
import type { BackupSummary } from '@/domain/backup/summarize';

/** What is in a file, so that people know their own work again. */
export function SummaryList({ summary }: { summary: BackupSummary }) {
  const { name, jobs, schools, skills, parStatements, modules, chapters, activities } = summary;
  const { applications, letters, comments, formAnswers } = summary;
  return (
    <ul>
      <li>
        {name === '' ? <Trans>A resume without a name</Trans> : <Trans>A resume for {name}</Trans>}
      </li>
      {jobs > 0 && (
        <li>
          <Plural value={jobs} one="# job" other="# jobs" />
        </li>
      )}
      {schools > 0 && (
        <li>
          <Plural value={schools} one="# school" other="# schools" />
        </li>
      )}
      {skills > 0 && (
        <li>
          <Plural value={skills} one="# skill" other="# skills" />
        </li>
      )}
      {parStatements > 0 && (
        <li>
          <Plural value={parStatements} one="# PAR statement" other="# PAR statements" />
        </li>
      )}
      {modules > 0 && (
        <li>
          <Plural value={modules} one="Progress in # module" other="Progress in # modules" />
        </li>
      )}
      {chapters > 0 && (
        <li>
          <Plural
            value={chapters}
            one="# chapter of the resume builder done"
            other="# chapters of the resume builder done"
          />
        </li>
      )}
      {activities > 0 && (
        <li>
          <Plural value={activities} one="Answers in # activity" other="Answers in # activities" />
        </li>
      )}
      {formAnswers > 0 && (
        <li>
          <Plural
            value={formAnswers}
            one="# answer for application forms"
            other="# answers for application forms"
          />
        </li>
      )}
      {applications > 0 && (
        <li>
          <Plural
            value={applications}
            one="# entry in your work-search log"
            other="# entries in your work-search log"
          />
        </li>
      )}
      {letters > 0 && (
        <li>
          <Plural value={letters} one="# cover letter" other="# cover letters" />
        </li>
      )}
      {comments > 0 && (
        <li>
          <Plural value={comments} one="# comment from staff" other="# comments from staff" />
        </li>
      )}
      {summary.hasConversation && (
        <li>
          <Trans>Your place in the Resume Builder Game</Trans>
        </li>
      )}
    </ul>
  );
}
