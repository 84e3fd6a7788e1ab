import { createServer } from 'vite';
import { startBackend } from './backend';
import { dataFolder, moveOldData } from './embedded-settings';
import { freePort } from './free-port';
import { startServer } from './serve';

/** `npm run dev`: the app with live reload, in front of the same embedded backend as `npm start`. */
const siteUrl = 'http://127.0.0.1:5173';
await moveOldData(dataFolder());
const backend = await startBackend({
  dataDir: dataFolder(),
  siteUrl,
  onMail: ({ to, subject, link, code }) =>
    console.log(`\nMail to ${to}: ${subject}\n  Link: ${link}\n  Code: ${code}\n`),
});
const api = await startServer({ port: await freePort(), distDir: 'dist', backend });
const proxy = Object.fromEntries(
  ['/auth/v1', '/rest/v1', '/functions/v1'].map((path) => [path, { target: api.url }]),
);
const app = await createServer({
  server: { host: '127.0.0.1', port: 5173, strictPort: true, proxy },
});
await app.listen();
console.log(`Career Quest runs with live reload at ${siteUrl}`);
