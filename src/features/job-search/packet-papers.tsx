import { Trans, useLingui } from '@lingui/react/macro';
import { courseFacts } from '@/content/en/workshop-facts';
import { workshopRecordOf, type WorkshopRecord } from '@/domain/course/workshop-record';
import { ResumeDocument } from '@/resume-tools/preview/resume-document';
import { usePaper } from '@/resume-tools/preview/use-paper';
import {
  nameLine,
  recordSections,
  recordTitle,
} from '@/resume-tools/workshop-record/record-sections';
import { RecordText } from '@/resume-tools/workshop-record/record-text';
import { useRecord } from '@/workspace/document/working-record';
import { useSameValue } from '@/workspace/document/use-same-value';

/** The resume as the packet prints it. */
export function PacketResume() {
  const { t } = useLingui();
  const { style } = usePaper();
  return <ResumeDocument style={style} label={t`Your resume`} fileWord="Packet" />;
}

/** A text with its title. `textIn`: its language, where that is known to be another one than that of the page. */
export function Words({ title, text, textIn }: { title: string; text: string; textIn?: 'en' }) {
  return (
    <div className="paper-text">
      <h2>{title}</h2>
      <p lang={textIn}>{text}</p>
    </div>
  );
}

/** What the learner will say to each question. */
export function Answers({ answers }: { answers: readonly { question: string; answer: string }[] }) {
  return (
    <div className="paper-text">
      <h2>
        <Trans>My answers</Trans>
      </h2>
      {answers.map(({ question, answer }) => (
        <div key={question} className="paper-block">
          <h3>{question}</h3>
          <p>{answer}</p>
        </div>
      ))}
    </div>
  );
}

/** The workshop record as it stands now. */
export function useWorkshopRecord(): WorkshopRecord {
  return useRecord(useSameValue((record) => workshopRecordOf(record, courseFacts)));
}

/** The page for an office that counts workshop hours. */
export function WorkshopRecordPaper({ record }: { record: WorkshopRecord }) {
  return (
    <RecordText
      title={recordTitle}
      name={record.name || nameLine}
      sections={recordSections(record)}
    />
  );
}
