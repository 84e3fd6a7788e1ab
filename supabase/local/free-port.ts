import { createServer } from 'node:net';

/**
 * A port of this machine that nobody listens on at this moment.
 * With a wish it is that port, or the system's EADDRINUSE error.
 */
export function freePort(wish: number = 0): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(wish, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
