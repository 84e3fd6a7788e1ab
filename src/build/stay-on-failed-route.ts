import type { Plugin } from 'vite';

/** The router's code that reloads the page when a screen's script does not load. */
const reload = /\t*if \(isModuleNotFoundError\(error\)[\s\S]+?\n\t{3}\}\n/;

/**
 * Removes the router's reload for a screen whose script does not load; it then only reports the error. Offline, a reload would
 * leave the person on the browser's error page.
 *
 * @throws when the router's code no longer has the expected form
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
  if (!reload.test(code)) throw new Error('The router no longer reloads the page as expected.');
  return code.replace(reload, '');
}
