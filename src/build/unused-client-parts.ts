import { moduleId } from './module-id.ts';

const nothing = moduleId('src/backend/unused-client-parts.ts');

/** Leaves out of the build what this product never calls of the backend's client. */
export const unusedClientParts = {
  '@supabase/realtime-js': nothing,
  '@supabase/storage-js': nothing,
};
