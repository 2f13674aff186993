import { type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { getCommonHeaders } from '../platform/http/security/headers.ts';

/** Answers for invalid requests by error code. Default: 400. */
const ANSWERS: Record<string, { status: number; sentence: string }> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, sentence: 'The request took too long to come.' },
  HPE_HEADER_OVERFLOW: { status: 431, sentence: 'The headers of the request are too large.' },
};
const BROKEN = { status: 400, sentence: 'The request can not be understood.' };

/** Responds to bytes that are not a valid HTTP request, in the format and with the headers of other errors. */
export function handleClientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  // Writes nothing into a response that has started.
  const { _httpMessage: answer } = socket as Socket & { _httpMessage?: ServerResponse };
  if (socket.writable && !answer?.headersSent) {
    const { status, sentence } = ANSWERS[error.code ?? ''] ?? BROKEN;
    const body = JSON.stringify({ error: sentence });
    const headers = {
      ...getCommonHeaders({ protocol: 'http' }),
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(body)),
      connection: 'close',
    };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
  }
  socket.destroySoon();
}
