/**
 * All that the app asks its backend for, and the AI function with it. Everything else that the embedded server can do
 * (its own admin page, other tables, other ways in) is not there for anybody.
 */
const ENDPOINTS: readonly [method: string, path: string][] = [
  ['POST', '/auth/v1/signup'],
  ['POST', '/auth/v1/token'],
  ['POST', '/auth/v1/recover'],
  ['POST', '/auth/v1/verify'],
  ['GET', '/auth/v1/user'],
  ['PUT', '/auth/v1/user'],
  ['POST', '/auth/v1/logout'],
  ['GET', '/rest/v1/resumes'],
  ['POST', '/rest/v1/resumes'],
  ['POST', '/rest/v1/rpc/account_secret'],
  ['POST', '/rest/v1/rpc/delete_account'],
  ['POST', '/rest/v1/rpc/earlier_version'],
  ['POST', '/rest/v1/rpc/earlier_versions'],
  ['POST', '/rest/v1/rpc/funder_report'],
  ['POST', '/rest/v1/rpc/take_ai_turn'],
];

/** The function's own path, and below it the one of the provider's client. */
const AI_ASSIST =
  /^\/functions\/v1\/ai-assist(\/v\d\w*\/models\/[\w.-]+:generateContent|\/csp-report)?$/;

/** Where the function says whether an AI is set up, and whether all is well. */
const AI_READY = new Set(['/functions/v1/ai-assist', '/functions/v1/ai-assist/health']);

/** Who answers a request: the backend, the AI function, nobody (404), or the files. Letter by letter, undecoded. */
export function routeOf(method: string, path: string): 'backend' | 'ai' | 'nobody' | 'files' {
  if (!/^\/(auth|rest|functions)\/v1\//.test(path)) return 'files';
  if (ENDPOINTS.some(([m, p]) => m === method && p === path)) return 'backend';
  const isAi = method === 'POST' ? AI_ASSIST.test(path) : method === 'GET' && AI_READY.has(path);
  return isAi ? 'ai' : 'nobody';
}
