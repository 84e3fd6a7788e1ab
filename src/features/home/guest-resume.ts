import { isBlankEntry } from '@/domain/resume/record-schema';
import { ensureWork } from '@/workspace/document/open-work';
import { currentRecord } from '@/workspace/document/working-record';

/** Opens the work of the guest who sits here, and says whether there is a resume in it. */
export async function hasGuestResume(): Promise<boolean> {
  await ensureWork('guest');
  const { personalInfo, experience, education, skills } = currentRecord();
  return !isBlankEntry({ personalInfo, experience, education, skills });
}
