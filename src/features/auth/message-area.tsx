/** What the portal tells: the spec styles it as error or success. */
export type Message = { kind: 'error' | 'success'; text: string };

/** The message area. Errors interrupt a screen reader, success waits its turn; both regions stand ready from the start. */
export function MessageArea({ message }: { message: Message | null }) {
  return (
    <div>
      <div role="alert">
        {message?.kind === 'error' && <p className="message error">{message.text}</p>}
      </div>
      <div role="status">
        {message?.kind === 'success' && <p className="message">{message.text}</p>}
      </div>
    </div>
  );
}
