const demands = new RegExp(
  String.raw`\b(?:${[
    'background (?:check|screening|investigation)s?',
    'credit checks?',
    'drug (?:test|testing|tests|screen|screening|screens)',
    String.raw`(?:lift|carry|push|pull|move)(?:ing)?(?:,? (?:and|or|and/or) (?:lift|carry|push|pull|move)(?:ing)?)?(?: up to| at least| over)? \d{1,3}\+? ?(?:pounds?|lbs?)`,
    'heavy lifting',
    '(?:stand|sit|walk|bend|kneel)(?:ing)?(?: for)? (?:long|extended) (?:periods|hours)',
    'physical (?:stamina|demands|exam)',
    '(?:reliable|own) transportation',
  ]
    .join('|')
    .replaceAll(' ', String.raw`\s+`)})(?![\p{L}\p{N}])`,
  'giu',
);

/** What a posting asks of the person and no resume should list: checks, and what the body must do. Each once, in its words. */
export function demandsOf(posting: string): string[] {
  const found = (posting.match(demands) ?? []).map((text) => text.replaceAll(/\s+/gu, ' '));
  return found.filter(
    (text, index) =>
      found.findIndex((other) => other.toLowerCase() === text.toLowerCase()) === index,
  );
}

/** The posting with a full stop in place of each of them, so that none is taken for a skill. */
export function withoutDemands(posting: string): string {
  return posting.replaceAll(demands, '.');
}
