/** Whether the long run was asked for (`npm run test:deep`), which also takes the ways that the daily one leaves out. */
export const isDeep = process.env['DEEP'] === 'yes';
