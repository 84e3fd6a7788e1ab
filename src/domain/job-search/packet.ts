import type { TextFields, TextRecords, LearnerRecord } from '../resume/record-schema';
import { jobSearchOf, withPapers } from './edit-job-search';

/** Under this id older records hold the choices among the answers for forms. */
const idOfBefore = 'packet';

/**
 * Which pages of the packet a person has chosen, by the page's id: 'no' leaves one out, 'yes' prints one that only comes for
 * who asks for it.
 */
export function packetChoices(record: LearnerRecord): TextFields {
  const { sheet, packet } = jobSearchOf(record);
  return { ...sheet[idOfBefore], ...packet };
}

/** Chooses for one page; '' as the packet comes by itself. The same record when nothing changes. */
export function setPacketChoice(
  record: LearnerRecord,
  page: string,
  choice: 'yes' | 'no' | '',
): LearnerRecord {
  if ((packetChoices(record)[page] ?? '') === choice) return record;
  return withPapers(record, { packet: { ...jobSearchOf(record).packet, [page]: choice } });
}

/** The answers for forms, without choices that older versions stored there. */
export function sheetAnswers(record: LearnerRecord): TextRecords {
  const { [idOfBefore]: _choices, ...answers } = jobSearchOf(record).sheet;
  return answers;
}
