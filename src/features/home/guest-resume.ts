import { isBlankEntry } from '../../domain/resume/resume-schema';
import { ensureWork } from '../../record/open-work';
import { currentResume } from '../../record/working-resume';

/** Opens the work of the guest who sits here, and says whether there is a resume in it. */
export async function hasGuestResume(): Promise<boolean> {
  await ensureWork('guest');
  const { personalInfo, experience, education, skills } = currentResume();
  return !isBlankEntry({ personalInfo, experience, education, skills });
}
