export type FollowUpFields = { interviewerName: string; jobTitle: string; specificPoint: string };

/** The text in [brackets] that the email shows for a field that is still blank. */
export const followUpPlaceholders: Readonly<FollowUpFields> = {
  interviewerName: '[Interviewer Name]',
  jobTitle: '[Job Title]',
  specificPoint: '[something specific from your conversation]',
};

/**
 * Fills {interviewerName}, {jobTitle} and {specificPoint} in the template. Blank fields leave the
 * text of `followUpPlaceholders`. What was typed is put in as it is, never read as a template.
 */
export function followUpEmail(fields: FollowUpFields, template: string): string {
  return template.replaceAll(
    /\{(interviewerName|jobTitle|specificPoint)\}/gu,
    (placeholder, name: string) =>
      isFieldName(name) ? fields[name].trim() || followUpPlaceholders[name] : placeholder,
  );
}

function isFieldName(name: string): name is keyof FollowUpFields {
  return name in followUpPlaceholders;
}
