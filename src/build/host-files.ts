import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { languages } from '../content/languages.ts';
import { readHeaderRules } from '../../supabase/local/header-rules.ts';

/** The languages whose pages lie in a folder of their own. */
const others = languages.filter(({ base }) => base !== '/');

/** Beside the built site, for nothing in it may be public. */
const FOLDER = 'dist-hosts';

/**
 * Writes what servers need that do not read `_headers` and `_redirects`: settings for nginx and Caddy, made from the
 * very headers of the build, and the settings of a Cloudflare Worker that serves files. Production builds alone.
 */
export function hostFiles(mode: string): Plugin {
  let outDir = '';
  return {
    name: 'host-files',
    apply: 'build',
    configResolved({ build }) {
      outDir = build.outDir;
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler() {
        if (mode === 'embedded' || outDir !== 'dist') return;
        mkdirSync(FOLDER, { recursive: true });
        for (const [name, text] of hostSettings(readFileSync(join(outDir, '_headers'), 'utf8'))) {
          writeFileSync(join(FOLDER, name), text);
        }
      },
    },
  };
}

/** The settings by file name, for the headers of a build. */
export function hostSettings(headers: string): [name: string, text: string][] {
  const rules = readHeaderRules(headers);
  const everywhere = rules.find(({ path }) => path === '/*')?.headers ?? [];
  const ofAssets = rules.find(({ path }) => path === '/assets/*')?.headers ?? [];
  const kept = ofAssets.find(([name]) => name === 'Cache-Control')?.[1] ?? 'no-cache';
  return [
    ['nginx.conf', nginx(everywhere, kept)],
    ['Caddyfile', caddy(everywhere, kept)],
    ['wrangler.jsonc', WRANGLER],
    ['worker.js', WORKER],
  ];
}

type Headers = [name: string, value: string][];

const nginx = (
  headers: Headers,
  kept: string,
): string => `# Put this file into /etc/nginx/conf.d/, and change YOUR-SITE in each line that has it.
# A missing file is never kept: it may be there again after the next upload.
map "$status:$uri" $career_quest_cache {
  default "no-cache";
  "~^(200|206|304):/(${others.map(({ id }) => id).join('|')}/)?assets/" "${kept}";
}

server {
  listen 80;
  server_name YOUR-SITE;
  return 301 https://$host$request_uri;
}

server {
  listen 443 ssl;
  charset utf-8;
  server_name YOUR-SITE;
  ssl_certificate /etc/letsencrypt/live/YOUR-SITE/fullchain.pem;
  ssl_certificate_key /etc/letsencrypt/live/YOUR-SITE/privkey.pem;
  root /srv/career-quest;

  gzip on;
  gzip_types text/css text/javascript application/javascript application/json application/manifest+json image/svg+xml text/markdown;
  gzip_vary on;
  types {
    text/html html;
    text/css css;
    text/javascript js mjs;
    application/json json;
    application/manifest+json webmanifest;
    image/svg+xml svg;
    image/png png;
    text/markdown md;
    text/plain txt;
    text/xml xml;
    font/ttf ttf;
  }

  add_header Cache-Control $career_quest_cache always;
${headers.map(([name, value]) => `  add_header ${name} "${value}" always;`).join('\n')}

  error_page 404 /404.html;
  location = / { try_files /index.html =404; }
  location ~ ^/_(headers|redirects) { return 404; }
  location /resume-builder/ { try_files /resume-builder.html =404; }
${others.map(nginxOf).join('')}  location / { try_files $uri $uri.html =404; }
}
`;

const nginxOf = ({
  base,
}: {
  base: string;
}): string => `  location = ${base} { try_files ${base}index.html =404; }
  location = ${base.slice(0, -1)} { return 301 ${base}; }
  location ${base}resume-builder/ { error_page 404 ${base}404.html; try_files ${base}resume-builder.html =404; }
  location ${base} { error_page 404 ${base}404.html; try_files $uri $uri.html =404; }
`;

const caddy = (
  headers: Headers,
  kept: string,
): string => `# Put this file into /etc/caddy/, and change YOUR-SITE. Caddy gets the certificate by itself.
YOUR-SITE {
  root * /srv/career-quest
  encode gzip

  header {
${headers.map(([name, value]) => `    ${name} "${value}"`).join('\n')}
  }
  @kept {
    path ${languages.map(({ base }) => `${base}assets/*`).join(' ')}
    file
  }
  header @kept Cache-Control "${kept}"
  # Where nothing else was said; without the question mark it would take the place of the line above.
  header ?Cache-Control "no-cache"
  @manifest path *.webmanifest
  header @manifest Content-Type "application/manifest+json"

  @private path /_headers /_redirects
  error @private 404
${languages.map(({ base }) => `  rewrite ${base}resume-builder/* ${base}resume-builder.html\n`).join('')}  try_files {path} {path}.html
  file_server
  handle_errors {
    header Cache-Control "no-cache"
${others.map(({ id, base }) => `    @${id} path ${base}*\n    rewrite @${id} ${base}404.html\n`).join('')}    @rest not path ${others.map(({ base }) => `${base}*`).join(' ')}
    rewrite @rest /404.html
    file_server
  }
}
`;

const WRANGLER = `{
  // A Cloudflare Worker that serves the built site: npx wrangler@4 deploy --config dist-hosts/wrangler.jsonc
  "name": "career-quest",
  "main": "worker.js",
  "compatibility_date": "2026-05-01",
  "assets": {
    "directory": "../dist",
    "binding": "ASSETS",
    "html_handling": "auto-trailing-slash",
    "not_found_handling": "404-page",
    "run_worker_first": [${languages.map(({ base }) => `"${base}assets/*"`).join(', ')}]
  }
}
`;

const WORKER = `// A Worker sends the headers of a path with what is missing there, too; a missing file must not be kept for a year.
export default {
  async fetch(request, env) {
    const answer = await env.ASSETS.fetch(request);
    if (answer.status !== 404) return answer;
    const headers = new Headers(answer.headers);
    headers.set('Cache-Control', 'no-store');
    return new Response(answer.body, { status: 404, headers });
  },
};
`;
