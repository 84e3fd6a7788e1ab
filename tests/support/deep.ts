/** Whether the long run was asked for (`npm run test:deep`), which does each thing more often. */
export const isDeep = process.env['DEEP'] === 'yes';

/** On a journey that the long run alone takes: a rarer fault, device or order of what a daily journey walks. */
export const deep = { tag: '@deep' };

/** {@link deep} for all of a row of like journeys but the ones that stand for them every day. */
export function deepUnless(isDaily: boolean): { tag?: string } {
  return isDaily ? {} : deep;
}
