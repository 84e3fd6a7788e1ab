/** The part of the mail client that we use; it brings no types of its own. */
declare module 'nodemailer' {
  interface Transport {
    sendMail(mail: Record<'from' | 'to' | 'subject' | 'html' | 'text', string>): Promise<unknown>;
    verify(): Promise<true>;
    close(): void;
  }
  export function createTransport(options: {
    host: string;
    port: number;
    secure: boolean;
    connectionTimeout: number;
    requireTLS: boolean;
    auth?: { user: string; pass: string };
  }): Transport;
}
