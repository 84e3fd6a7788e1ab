type Connection = { saveData?: boolean; effectiveType?: string };

/**
 * Whether to spare the person's data: they asked their browser to, or the line is the slowest kind. Browsers that do
 * not say count as able.
 */
export function isDataScarce(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true;
}
