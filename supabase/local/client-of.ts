import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

/**
 * From where a request comes, for limits per client: its address, and of an IPv6 address the network (/64), because
 * every home has more of those than there are tries. Behind a proxy it is the last address in `X-Forwarded-For`, the
 * only one that the proxy itself has written; without a proxy anybody could write it.
 */
export function clientOf(req: IncomingMessage, isBehindProxy: boolean): string {
  const forwarded = [req.headers['x-forwarded-for']].flat().join(',').split(',').at(-1)?.trim();
  const address = (isBehindProxy && forwarded) || (req.socket.remoteAddress ?? '');
  return isIPv6(address) ? networkOf(address) : address;
}

function networkOf(address: string): string {
  const mapped = /^::ffff:([\d.]+)$/i.exec(address);
  if (mapped?.[1]) return mapped[1];
  const [before = '', after] = address.split('::');
  const parts = before.split(':').filter(Boolean);
  const rest = (after ?? '').split(':').filter(Boolean);
  const zeros = after === undefined ? 0 : 8 - parts.length - rest.length;
  const whole = [...parts, ...Array<string>(zeros).fill('0'), ...rest];
  return whole
    .slice(0, 4)
    .map((part) => parseInt(part, 16).toString(16))
    .join(':');
}
