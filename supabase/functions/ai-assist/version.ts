/**
 * Raised with every change of the function that a site of the same day needs. `npm run check:live` asks a running
 * function for it at `/health`, and says so where an older one still runs.
 */
export const FUNCTION_VERSION = 1;
