import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { resolve, join } from 'node:path';
import { rmSync, writeFileSync } from 'node:fs';
import { hasProgram, installPackages } from '../support/packages';

/** Whether nginx is here, from Debian's package if need be. */
export function provideNginx(): boolean {
  const program = { name: 'nginx', packages: ['nginx'], isFor: 'serve the site' };
  if (!hasProgram(program)) installPackages(['nginx']);
  return hasProgram(program);
}

/**
 * Makes a file of an agency's (`site`, with YOUR-SITE in it) one that nginx runs in a folder on a free port, with a
 * certificate of its own for `localhost`.
 *
 * @returns how it is started, and the certificate for those who are to trust it
 */
export function setUpNginx(folder: string, site: string, port: number) {
  const at = (name: string) => resolve(join(folder, name));
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const out = ['-keyout', at('key.pem'), '-out', at('cert.pem'), '-days', '2'];
  spawnSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...out, ...subject]);
  const mine = site
    .replace('listen 443 ssl', `listen 127.0.0.1:${String(port)} ssl`)
    .replace(/ssl_certificate .*;/, `ssl_certificate ${at('cert.pem')};`)
    .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${at('key.pem')};`)
    .replaceAll('server_name YOUR-SITE', 'server_name localhost')
    .replace('listen 80;', `listen unix:${at('nginx-80.sock')};`);
  const main = `user root; daemon off; pid ${at('nginx.pid')}; error_log ${at('nginx.log')}; events {}
http { access_log off; ${mine} }`;
  writeFileSync(at('nginx-test.conf'), main);
  const start = (): ChildProcess => {
    // One that was killed leaves its socket behind, and the next could not begin.
    rmSync(at('nginx-80.sock'), { force: true });
    return spawn('nginx', ['-c', at('nginx-test.conf')], { stdio: 'ignore', detached: true });
  };
  return { start, certificate: at('cert.pem') };
}
