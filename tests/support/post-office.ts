import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A mail server of this machine that takes every mail but those to addresses that begin with "nobody". */
export async function startPostOffice() {
  const mails: string[] = [];
  const waiting: (() => void)[] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo: ({ address }, _session, done) =>
      done(
        address.startsWith('nobody')
          ? Object.assign(new Error('No such person'), { responseCode: 550 })
          : undefined,
      ),
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        mails.push(decoded(Buffer.concat(chunks).toString('utf8')));
        waiting.shift()?.();
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const { port } = server.server.address() as AddressInfo;

  return {
    port,
    /** All mails, whole, without their soft line breaks. */
    mails,
    /** The next mail that nobody has asked for yet. */
    next: async (): Promise<string> => {
      if (mails.length === 0) await new Promise<void>((resolve) => waiting.push(resolve));
      return mails.shift() ?? '';
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

/** Undoes the quoted-printable form of the whole mail. */
function decoded(mail: string): string {
  return mail
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
}
