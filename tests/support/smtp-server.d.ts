/** The part of the mail server that the tests use; it brings no types of its own. */
declare module 'smtp-server' {
  import type { EventEmitter } from 'node:events';
  import type { Server } from 'node:net';
  type Done = (error?: Error) => void;
  export class SMTPServer {
    constructor(options: {
      disabledCommands: string[];
      onRcptTo: (address: { address: string }, session: unknown, done: Done) => void;
      onData: (stream: EventEmitter, session: unknown, done: Done) => void;
    });
    server: Server;
    listen(port: number, host: string, ready: () => void): void;
    close(closed: () => void): void;
  }
}
