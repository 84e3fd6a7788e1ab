import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo, type ReactNode } from 'react';
import { interviewQuestions } from '@/content/en/interview-questions';
import { sheetFields } from '@/content/en/papers';
import { courseText, courseOf } from '@/domain/course/course-record';
import { isAnythingDone } from '@/domain/course/workshop-record';
import { buildPitch } from '@/domain/course/stories';
import { packetChoices, setPacketChoice, sheetAnswers } from '@/domain/job-search/packet';
import { lettersOf } from '@/domain/job-search/edit-letters';
import { areReferencesShown, referencesOnRecord } from '@/domain/job-search/references';
import type { TextFields, TextRecords, LearnerRecord } from '@/domain/resume/record-schema';
import { areMainPartsBlank, isBlankEntry } from '@/domain/resume/record-schema';
import { cheatSheetLens } from '@/workspace/document/papers-lens';
import { editRecord, useRecord } from '@/workspace/document/working-record';
import { useSameValue } from '@/workspace/document/use-same-value';
import { FieldForm } from '@/ui/fields/field-form';
import { SiteLink } from '@/ui/site-link';
import { StaffContact } from '@/ui/staff-contact';
import { ResumeField } from '@/resume-tools/fields/resume-field';
import tickStyles from '@/ui/fields/tick.module.css';
import { CheatSheetPaper } from './cheat-sheet-paper';
import { LetterPaper } from './letter-paper';
import { useLetterName } from './letters';
import {
  Answers,
  PacketResume,
  useWorkshopRecord,
  Words,
  WorkshopRecordPaper,
} from './packet-papers';
import { PrintedPaper, PrintButton } from './paper';
import styles from './papers.module.css';
import { ReferencesPaper } from './references-paper';

type PacketPart = {
  id: string;
  name: string;
  /** Null where there is nothing to print. */
  paper: ReactNode;
  /** What is missing then, and where it is made. */
  missing: ReactNode;
  /** What to know before it is printed. */
  hint?: ReactNode;
  /** True for a page that is printed only when its box is checked. */
  isExtra?: boolean;
};

/** The id under which the cheat sheet stores the answers that only the packet shows. */
const interviewId = 'interview';
const none: TextFields = {};

/** One print of all that somebody takes along on the day they go and ask for work. */
export function Packet() {
  const { t } = useLingui();
  const parts = useParts();
  const choices = useRecord(useSameValue(packetChoices));
  const isPrinted = ({ id, paper, isExtra }: PacketPart) =>
    paper !== null && (isExtra ? choices[id] === 'yes' : choices[id] !== 'no');
  const printed = parts.filter(isPrinted);
  return (
    <div className={styles.sides}>
      <div className={styles.panel}>
        <p>
          <Trans>
            One print of all you need. Uncheck what you do not want to take. Give the employer only
            your resume, and your references if they ask. The other pages are for you.
          </Trans>
        </p>
        <fieldset className={styles.block}>
          <legend className="visually-hidden">{t`Parts of the packet`}</legend>
          {parts.map((part) => (
            <div key={part.id}>
              <label className={tickStyles.tick}>
                <input
                  type="checkbox"
                  checked={isPrinted(part)}
                  disabled={part.paper === null}
                  onChange={({ currentTarget: { checked } }) =>
                    editRecord((record) =>
                      setPacketChoice(record, part.id, choiceOf(checked, part)),
                    )
                  }
                />
                {part.name}
              </label>
              <PartHint {...part} />
            </div>
          ))}
        </fieldset>
        {printed.length > 0 && <PrintButton fileWord="Packet" />}
        <FiveAnswers />
      </div>
      <div>
        {printed.map(({ id, name, paper }) => (
          <PrintedPaper key={id} label={name}>
            {paper}
          </PrintedPaper>
        ))}
      </div>
    </div>
  );
}

function PartHint({ paper, missing, hint }: PacketPart) {
  const text = paper === null ? missing : hint;
  return text ? <p className="hint">{text}</p> : null;
}

/** All pages that can be printed, in the order in which they are. */
function useParts(): PacketPart[] {
  const texts = useRecord(useSameValue(textsOf));
  return [
    ...useEmployerParts(texts),
    ...useFormParts(texts),
    ...useInterviewParts(texts),
    ...useOfficeParts(),
  ];
}

type PacketTexts = ReturnType<typeof textsOf>;

function useEmployerParts({ hasResume, references, areShown }: PacketTexts): PacketPart[] {
  const { t } = useLingui();
  const letters = useRecord(lettersOf);
  const nameOf = useLetterName();
  return [
    {
      id: 'resume',
      name: t`Resume`,
      paper: hasResume ? <PacketResume /> : null,
      missing: (
        <Trans>
          You have no resume yet. <SiteLink href="/game">Build one by chat</SiteLink>.
        </Trans>
      ),
    },
    ...letters.map((letter, index): PacketPart => {
      const letterName = nameOf(letter, index);
      return {
        id: `letter ${letter.id}`,
        name: t`Cover letter: ${letterName}`,
        paper: <LetterPaper letter={letter} />,
        missing: null,
        isExtra: true,
      };
    }),
    {
      id: 'references',
      name: t`References`,
      paper: references.length === 0 ? null : <ReferencesPaper references={references} />,
      missing: <Trans>No references yet. Write them on your cheat sheet.</Trans>,
      hint: <Trans>Give this page to an employer only when they ask.</Trans>,
      isExtra: !areShown,
    },
  ];
}

function useFormParts({ hasSheet }: PacketTexts): PacketPart[] {
  const { t } = useLingui();
  return [
    {
      id: 'sheet',
      name: t`Answers for forms`,
      paper: hasSheet ? <CheatSheetPaper /> : null,
      missing: <Trans>Fill in your cheat sheet on this page.</Trans>,
    },
  ];
}

function useInterviewParts({ pitch, answers, questions, email }: PacketTexts): PacketPart[] {
  const { t } = useLingui();
  return [
    {
      id: 'pitch',
      name: t`Pitch`,
      paper: pitch === '' ? null : <Words title={t`My pitch`} text={pitch} />,
      missing: (
        <Trans>
          You have no pitch yet.{' '}
          <SiteLink href="/modules/3#networking--your-pitch">Write it in Module 3</SiteLink>.
        </Trans>
      ),
    },
    {
      id: 'answers',
      name: t`Five answers`,
      paper: answers.length === 0 ? null : <Answers answers={answers} />,
      missing: <Trans>Write a few words for each question below.</Trans>,
    },
    {
      id: 'questions',
      name: t`Questions to ask`,
      paper:
        questions.length === 0 ? null : (
          <Words title={t`Questions I will ask`} text={questions.join('\n')} textIn="en" />
        ),
      missing: (
        <Trans>
          You have picked none yet.{' '}
          <SiteLink href="/modules/3#interviewing--your-turn-to-ask">
            Pick them in Module 3
          </SiteLink>
          .
        </Trans>
      ),
    },
    {
      id: 'email',
      name: t`Thank-you email`,
      paper: email === '' ? null : <Words title={t`Thank-you email`} text={email} />,
      missing: (
        <Trans>
          You have none yet. <SiteLink href="/modules/3#follow-up">Write it in Module 3</SiteLink>.
        </Trans>
      ),
    },
  ];
}

function useOfficeParts(): PacketPart[] {
  const { t } = useLingui();
  const workshop = useWorkshopRecord();
  const staff = (
    <div className="paper-text">
      <h2>{t`Who can help`}</h2>
      <StaffContact />
    </div>
  );
  return [
    {
      id: 'record',
      name: t`Workshop record`,
      paper: isAnythingDone(workshop) ? <WorkshopRecordPaper record={workshop} /> : null,
      missing: <Trans>Nothing is marked as done in the course yet.</Trans>,
      hint: <Trans>For an office that counts workshop hours.</Trans>,
      isExtra: true,
    },
    { id: 'staff', name: t`Staff contact`, paper: staff, missing: null },
  ];
}

/** What to store for a box: '' where it is the default (usual pages are printed, extra ones are not). */
function choiceOf(checked: boolean, { isExtra }: PacketPart): 'yes' | 'no' | '' {
  if (!checked) return 'no';
  return isExtra ? 'yes' : '';
}

/** What the packet has to print, as far as the record holds it. */
function textsOf(record: LearnerRecord) {
  const { answers } = courseOf(record);
  const sheet = sheetAnswers(record);
  const pitch = buildPitch(fieldsIn(answers, 'pitch'));
  const hasResume = !areMainPartsBlank(record);
  const filled = Object.entries(sheet).filter(([id]) => id !== interviewId);
  return {
    hasResume,
    hasSheet: hasResume || !isBlankEntry(Object.fromEntries(filled)),
    references: referencesOnRecord(record, sheetFields),
    areShown: areReferencesShown(record),
    pitch: pitch.ok ? pitch.text : '',
    questions: Object.entries(fieldsIn(answers, 'questions-to-ask'))
      .filter(([, tick]) => tick === 'yes')
      .map(([question]) => question),
    email: courseText(answers, 'follow-up-email', 'email').trim(),
    answers: interviewQuestions.flatMap(({ q }, index) => {
      const answer = courseText(sheet, interviewId, String(index + 1)).trim();
      return answer === '' ? [] : [{ question: q, answer }];
    }),
  };
}

function fieldsIn(records: TextRecords, id: string): TextFields {
  return Object.hasOwn(records, id) ? (records[id] ?? none) : none;
}

/** The five questions of module 3, each with room for a few words. */
function FiveAnswers() {
  return (
    <FieldForm>
      <details className={styles.block}>
        <summary>
          <Trans>Your five answers</Trans>
        </summary>
        <p className="hint">
          <Trans>A few words are enough. Say them aloud in your own way.</Trans>
        </p>
        {interviewQuestions.map(({ q }, index) => (
          <InterviewAnswer key={q} number={String(index + 1)} question={q} />
        ))}
      </details>
    </FieldForm>
  );
}

function InterviewAnswer({ number, question }: { number: string; question: string }) {
  const lens = useMemo(() => cheatSheetLens(interviewId, number), [number]);
  return <ResumeField label={question} lens={lens} isMultiline />;
}
