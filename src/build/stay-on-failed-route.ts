import type { Plugin } from 'vite';

/** What the router does first about a screen whose script does not come: it loads the page anew. */
const reload = /\t*if \(isModuleNotFoundError\(error\)[\s\S]+?\n\t{3}\}\n/;

/**
 * Makes the router say that a screen did not come, and do no more. It would load the page anew, once for each script, and
 * without a line that leaves the browser's own page in the place of ours, from which no way leads back.
 *
 * @throws when the router is no longer written in the form that is expected here
 */
export function stayOnFailedRoute(): Plugin {
  return {
    name: 'stay-on-failed-route',
    apply: 'build',
    transform: {
      filter: { id: /lazyRouteComponent\.js$/ },
      handler: (code) => ({ code: withoutReload(code), map: null }),
    },
  };
}

/** The router's `lazyRouteComponent` without its reload. */
export function withoutReload(code: string): string {
  if (!reload.test(code)) throw new Error('The router no longer loads the page anew as expected.');
  return code.replace(reload, '');
}
