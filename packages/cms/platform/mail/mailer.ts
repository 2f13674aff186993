/** Sends e-mail over SMTP by nodemailer (docs/decisions/0034-mail-by-nodemailer.md). */
import { PassThrough } from 'node:stream';
import { createTransport } from 'nodemailer';
import { withSpan } from 'saaristo/tracing';
import type { LaneError } from '../database/jobs.ts';

export interface MailOptions {
  /** The SMTP server: `smtp://user:password@host:587`, or `smtps://` for TLS from the start. */
  url: string;
  /** The sender: `Saaristo <asiakaspalvelu@example.fi>`. */
  from: string;
}

export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** The same for mail programs that show HTML. */
  html?: string;
  /** Identifies the message, so that mail programs show a repeated one once. */
  messageId: string;
  /** Whether a person has written it. Mail servers do not answer the others by themselves (RFC 3834). */
  isPersonal?: boolean;
}

/** The reason why a message was not sent. */
export class MailError extends Error implements LaneError {
  override readonly name = 'MailError';
  /**
   * `later`: the server was not reached or refused for now, and the message was not sent. `never`: the server refuses this message.
   * `unknown`: the connection broke after the message was handed over.
   */
  readonly kind: 'later' | 'never' | 'unknown';
  /** Whether the server did not answer or refused the login, so that it would refuse other messages, too. */
  readonly endsRun: boolean;
  constructor(kind: MailError['kind'], message: string, endsRun = false) {
    super(message);
    this.kind = kind;
    this.endsRun = endsRun;
  }
}

export interface Mailer {
  /** @throws MailError */
  send: (mail: Mail) => Promise<void>;
}

/** Each step of the conversation with the server has so long, in milliseconds. All steps together take less than the lease of a job. */
const TIMEOUT_MS = 20_000;

/**
 * @param hasBegun whether the message was being sent. If the connection breaks then, nobody knows whether the server has accepted it: the
 * error does not tell at which command it happened.
 */
function createMailError(error: unknown, hasBegun: boolean): MailError {
  const { message = String(error), responseCode } = Object(error) as {
    message?: string;
    responseCode?: number;
  };
  if (responseCode === undefined) return new MailError(hasBegun ? 'unknown' : 'later', message, !hasBegun);
  // A refused login is the fault of the settings, not of the message.
  return new MailError(hasBegun && responseCode >= 500 ? 'never' : 'later', message, !hasBegun);
}

/**
 * Sends a message, unless the server refuses it for ever.
 * @returns the words of the refusal; undefined for a message that was sent
 * @throws MailError if it can be sent later
 */
export async function sendUnlessRefused(mailer: Mailer, mail: Mail): Promise<string | undefined> {
  try {
    await mailer.send(mail);
    return undefined;
  } catch (error) {
    if (!(error instanceof MailError && error.kind === 'never')) throw error;
    return error.message;
  }
}

/** Creates a mailer. It connects for each message. */
export const createMailer = ({ url, from }: MailOptions): Mailer => ({
  async send({ isPersonal, ...mail }) {
    const { host } = new URL(url);
    const transport = createTransport(
      {
        url,
        connectionTimeout: TIMEOUT_MS,
        greetingTimeout: TIMEOUT_MS,
        socketTimeout: TIMEOUT_MS,
        // No text of an editor or a visitor names a file or an address to fetch.
        disableFileAccess: true,
        disableUrlAccess: true,
      },
      { from },
    );
    let hasBegun = false;
    transport.use('stream', ({ message }, done) => {
      // Called when the server has accepted the connection and the login.
      message.transform(() => {
        hasBegun = true;
        return new PassThrough();
      });
      done();
    });
    try {
      await withSpan('send mail', { kind: 'client', attributes: { 'server.address': host } }, () =>
        transport.sendMail({
          ...mail,
          to: { name: '', address: mail.to },
          headers: isPersonal ? {} : { 'Auto-Submitted': 'auto-generated' },
        }),
      );
    } catch (error) {
      throw createMailError(error, hasBegun);
    }
  },
});
