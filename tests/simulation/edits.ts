import { courseOf, setCourseTexts, courseText } from '@/domain/course/course-record';
import * as edit from '@/domain/resume/edit-resume';
import type { LearnerRecord } from '@/domain/resume/record-schema';

/** One edit of a resume: `word` is new text, `index` chooses among the entries that there are. */
type Edit = (resume: LearnerRecord, word: string, index: number) => LearnerRecord;

let entries = 0;
const newId = () => `entry-${(entries += 1)}-`.padEnd(12, 'x');

/** By name, so that a failed schedule can be read. */
export const EDITS: Record<string, Edit> = {
  'types the name': (resume, word) => edit.setPersonalInfo(resume, 'name', word),
  'types the phone number': (resume, word) => edit.setPersonalInfo(resume, 'phone', word),
  'goes on typing the name': (resume, word) =>
    edit.setPersonalInfo(resume, 'name', `${resume.personalInfo.name} ${word}`.trim()),
  'empties the phone number': (resume) => edit.setPersonalInfo(resume, 'phone', ''),
  'types a job title': (resume, word, index) =>
    edit.setExperienceField(resume, jobAt(resume, index), 'jobTitle', word),
  'goes on describing a job': (resume, word, index) => {
    const job = resume.experience[index % Math.max(1, resume.experience.length)];
    const text = `${job?.description ?? ''}\n${word}`.trim();
    return edit.setExperienceField(resume, job?.id ?? '', 'description', text);
  },
  'adds a job': (resume, word) => {
    const id = newId();
    return edit.setExperienceField(
      edit.addExperience(resume, () => id),
      id,
      'company',
      word,
    );
  },
  'removes a job': (resume, _word, index) =>
    edit.removeEntry(resume, 'experience', jobAt(resume, index)),
  'moves a job': (resume, _word, index) =>
    edit.moveEntry(resume, 'experience', jobAt(resume, index), index % 2 === 0 ? 'down' : 'up'),
  'adds a skill': (resume, word) =>
    edit.setSkillsText(resume, `${edit.skillsToText(resume.skills)}, ${word}`),
  'removes a skill': (resume, _word, index) => {
    const left = resume.skills.filter((_skill, at) => at !== index % resume.skills.length);
    return edit.setSkillsText(resume, left.join(', '));
  },
  'drafts a problem': (resume, word) => edit.setDraft(resume, 'currentProblem', word),
  'answers in the course': (resume, word, index) =>
    setCourseTexts(resume, 'answers', 'pitch', { [`p${String(index % 3)}`]: word }),
  'goes on answering': (resume, word) => {
    const before = courseText(courseOf(resume).answers, 'star-story', 'task');
    return setCourseTexts(resume, 'answers', 'star-story', { task: `${before} ${word}`.trim() });
  },
  'marks a part as done': (resume, _word, index) =>
    setCourseTexts(resume, 'progress', `module-${String(index % 3)}`, { 'part:pitch': 'done' }),
  'makes a statement': (resume, word) => {
    const drafted = { ...resume, currentAction: 'acted', currentResult: 'helped' };
    const problem = `${resume.currentProblem} ${word}`.trim();
    return edit.addParStatement({ ...drafted, currentProblem: problem }, newId) ?? resume;
  },
  'rewrites a statement': (resume, word, index) => {
    const one = resume.parStatements[index % Math.max(1, resume.parStatements.length)];
    if (!one) return resume;
    return edit.setParStatement(resume, one.id, { ...one, result: word }) ?? resume;
  },
  'removes a statement': (resume, _word, index) => {
    const one = resume.parStatements[index % Math.max(1, resume.parStatements.length)];
    return edit.removeParStatement(resume, one?.id ?? '');
  },
  'uses the other version': (resume, _word, index) =>
    edit.swapConflict(resume, conflictAt(resume, index)),
  'keeps this version': (resume, _word, index) =>
    edit.dismissConflict(resume, conflictAt(resume, index)),
};

function jobAt({ experience }: LearnerRecord, index: number): string {
  return experience[index % Math.max(1, experience.length)]?.id ?? '';
}

function conflictAt({ conflicts = [] }: LearnerRecord, index: number): string {
  return conflicts[index % Math.max(1, conflicts.length)]?.id ?? '';
}
