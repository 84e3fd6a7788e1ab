type Connection = { saveData?: boolean; effectiveType?: string };

/**
 * Whether to save data: the browser's data saver is on, or the connection is 2G. False in browsers without the Network
 * Information API.
 */
export function isDataScarce(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true;
}
