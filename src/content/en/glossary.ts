/** One word for one thing, in all that a learner reads. */
export interface GlossaryEntry {
  /** What we say. */
  readonly say: string;
  /** What we do not say for it. */
  readonly not: RegExp;
  /** What a button or a sentence may still say, because it means something else. */
  readonly but?: RegExp;
}

/** The given button texts ("Log In", "Sign Up", "Save to Cloud") keep their spelling. */
export const glossary: readonly GlossaryEntry[] = [
  { say: 'log in', not: /\bsign(?:s|ed|ing)?[ -]in\b|\blogin\b/i, but: /sign in a shop window/ },
  { say: 'log out', not: /\bsign(?:s|ed|ing)?[ -]out\b|\blogout\b/i },
  {
    say: 'email',
    not: /\b(?<!v-)mails?\b|\be-mails?\b/i,
    but: /voicemail|mailing address|mail (?:carrier|clerk|handler|sorter|room)|(?:delivered|signed) mail/gi,
  },
  { say: 'Continue', not: /\bgo on(?= to\b| with| later| at\b| in\b|[.,”]|$)/i },
  {
    say: 'save a copy',
    not: /\b(?:download|take|keep) a copy\b|\btakes? (?:them|it) (?:along|with you)\b/i,
  },
  {
    say: 'your place',
    not: /\bhow far you (?:are|have come)\b|\bwhere you (?:left off|stopped)\b/i,
  },
  { say: 'resume', not: /\brésumé\b|\bCVs?\b/ },
  { say: 'check', not: /\btick(?:s|ed|ing)?\b/i },
  { say: 'job posting', not: /\bjob (?:ads?|adverts?|advertisements?)\b/i },
];
