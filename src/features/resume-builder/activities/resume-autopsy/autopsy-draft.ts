/** The draft that keeps the learner's old resume, in the field `text`. */
export const autopsyDraftId = 'resume-autopsy';
