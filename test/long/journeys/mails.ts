import { SMTPServer } from 'smtp-server';

/** A mail that the server has sent. */
export interface Mail {
  to: readonly string[];
}

/** Receives the mails of the estate's server, whose settings name this port. */
export async function receiveMails(): Promise<{ mails: Mail[]; stop: () => Promise<void> }> {
  const mails: Mail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, { envelope }, callback) {
      stream.resume().once('end', () => {
        mails.push({ to: envelope.rcptTo.map(({ address }) => address) });
        callback();
      });
    },
  });
  const { port } = new URL(process.env['COLLECTIONS_SMTP']!);
  await new Promise<void>((resolve) => void server.listen(Number(port), '127.0.0.1', resolve));
  return { mails, stop: () => new Promise((resolve) => void server.close(resolve)) };
}
