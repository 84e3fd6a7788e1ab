const quoted = /“([^”]+)”|«([^»]+)»|"([^"]+)"/g;

/**
 * What of the AI's answer may stand in the resume, for the person to make their own: all of an answer in English; of
 * one in another language what it quotes, each quotation on a line, for there only that is English.
 */
export function wordsForResume(answer: string, answerLanguage: string): string {
  if (answerLanguage === 'en') return answer;
  return [...answer.matchAll(quoted)]
    .map(([, curly, angled, straight]) => (curly ?? angled ?? straight ?? '').trim())
    .filter((words) => words !== '')
    .join('\n');
}
