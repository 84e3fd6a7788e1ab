/** What every agency must say, in the order of the page. */
export const policies = [
  { id: 'privacy', title: 'Privacidad', file: 'policies/privacy.mdx' },
  { id: 'terms', title: 'Condiciones de uso', file: 'policies/terms.mdx' },
  { id: 'accessibility', title: 'Accesibilidad', file: 'policies/accessibility.mdx' },
] as const;
