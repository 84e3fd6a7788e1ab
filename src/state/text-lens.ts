import * as edit from '../domain/resume/edit-resume';
import type {
  DraftField,
  Education,
  Experience,
  PersonalInfo,
  Resume,
} from '../domain/resume/resume-schema';
import type { ResumePart } from './working-resume';

/** One text of the resume as a screen shows it, and the part of the resume that it is read from. */
export type TextSource = { part: ResumePart; read: (resume: Resume) => string };

/** One text of the resume: how to read it, and how to write it. `write` returns the same object if nothing changed. */
export type TextLens = TextSource & { write: (resume: Resume, text: string) => Resume };

export function personalInfoLens(field: keyof PersonalInfo): TextLens {
  return {
    part: 'personalInfo',
    read: (resume) => resume.personalInfo[field],
    write: (resume, text) => edit.setPersonalInfo(resume, field, text),
  };
}

export function experienceLens(id: string, field: Exclude<keyof Experience, 'id'>): TextLens {
  return {
    part: 'experience',
    read: (resume) => resume.experience.find((entry) => entry.id === id)?.[field] ?? '',
    write: (resume, text) => edit.setExperienceField(resume, id, field, text),
  };
}

export function educationLens(id: string, field: Exclude<keyof Education, 'id'>): TextLens {
  return {
    part: 'education',
    read: (resume) => resume.education.find((entry) => entry.id === id)?.[field] ?? '',
    write: (resume, text) => edit.setEducationField(resume, id, field, text),
  };
}

export const skillsLens: TextLens = {
  part: 'skills',
  read: (resume) => edit.skillsToText(resume.skills),
  write: edit.setSkillsText,
};

export function draftLens(field: DraftField): TextLens {
  return {
    part: field,
    read: (resume) => resume[field],
    write: (resume, text) => edit.setDraft(resume, field, text),
  };
}
