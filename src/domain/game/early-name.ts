/** Words of people who want to begin, or who wonder; none of them is in a name. */
const noName =
  /(?:^|\s)(?:y|ya|yes|yea|yeah|yep|yup|k|ok|okay|sure|ready|start|go|begin|hi|hello|hey|please|no|not|nope|i|so|am|is|are|it|do|can|why|what|this|the|to|we|you|lets?|good|fine|later|help|resume|job|work|s[ií]|claro|list[oa]|vamos|dale|bueno|vale|empe\p{L}+|comen\p{L}+|hola|adelante|por|qu[eé]|yo|un|una|trabajo|gracias|thanks?)(?=$|\s)/iu;
const says = /^(?:my name is|i[’']?m|me llamo|mi nombre es|soy)\s+/iu;

/** The name in what somebody typed for "Ready to begin?" before that question came; null where it is most likely none. */
export function earlyName(text: string): string | null {
  const name = text.trim().replace(says, '');
  const isWords = /^\p{L}[\p{L}\p{M}'’.-]+(?: [\p{L}\p{M}'’.-]+){0,3}$/u.test(name);
  return isWords && !noName.test(name.replaceAll(/[.!,]/gu, '')) ? name : null;
}
