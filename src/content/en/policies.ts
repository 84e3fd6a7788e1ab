/** What every agency must say, in the order of the page. */
export const policies = [
  { id: 'privacy', title: 'Privacy', file: 'policies/privacy.mdx' },
  { id: 'terms', title: 'Terms of use', file: 'policies/terms.mdx' },
  { id: 'accessibility', title: 'Accessibility', file: 'policies/accessibility.mdx' },
] as const;
