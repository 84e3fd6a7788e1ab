import { likelySuggestions, withSuggestions } from '@/domain/resume-text/suggestions';
import { placedResume } from '@/domain/resume-text/resume-from-text';
import type { ResumeFields } from '@/domain/resume-text/resume-fields';

/** What a person sees first: what is sure, and the first offer of what is not. */
export function seen(lines: readonly string[]): ResumeFields {
  const { fields, suggestions = [] } = placedResume(
    ['Mira Tolan', 'mira@example.com', '', ...lines].join('\n'),
  );
  return withSuggestions(fields, suggestions, likelySuggestions(suggestions));
}
