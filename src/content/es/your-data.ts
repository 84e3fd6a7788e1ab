/** The page that says where a person's words are. The README has the same facts for grown-ups who host the site. */
export const whatIsSaved = {
  id: 'what-is-saved',
  title: 'Qué se guarda, dónde y cuándo',
  file: 'your-data/what-is-saved.mdx',
} as const;
