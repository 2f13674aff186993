/** Reads forms that browsers post. All limits hold while the body arrives, for each part and for the sum. */
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { Busboy, type BusboyInstance } from '@fastify/busboy';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sanitizeText } from 'saaristo/schemas';
import { HttpError } from '../errors.ts';
import { Chunks, readArriving } from './large-bodies.ts';

/** More fields and files than any form has. */
const MAX_PARTS = 200;
const MAX_NAME_LENGTH = 200;
/** Maximum bytes between the contents of files: 200 parts with their headers, and the texts. */
const MAX_BYTES_BETWEEN_FILES = 1024 * 1024;
/** Maximum bytes of a form without files, and maximum characters of the names and texts of one with files. */
const MAX_FORM_TEXT = 64 * 1024;

export const URLENCODED = 'application/x-www-form-urlencoded';
export const MULTIPART = 'multipart/form-data';

/** A form with its files separate from its fields, in the order of the body. */
export interface ReadForm {
  fields: [name: string, text: string][];
  files: FormFile[];
}

export interface FormFile {
  field: string;
  name: string;
  /** The bytes, in their own memory. */
  data: Uint8Array<ArrayBuffer>;
}

const createNoForm = (): HttpError => new HttpError(400, 'The body is no form.');

/**
 * Reads a form, `multipart/form-data` or `application/x-www-form-urlencoded`, without characters that the database cannot store.
 * @param maxText maximum characters of all names and texts
 * @throws HttpError 400 or 413
 */
export async function readForm(
  request: Pick<FastifyRequest, 'headers' | 'routeOptions'>,
  payload: Readable,
  maxText = MAX_FORM_TEXT,
): Promise<ReadForm> {
  const type = request.headers['content-type'] ?? '';
  const fields: ReadForm['fields'] = [];
  const files: ReadForm['files'] = [];
  let length = 0;
  let hasFailed = false;
  let reject: (error: HttpError) => void;
  const failed = new Promise<never>((_, refuse) => (reject = refuse));
  const fail = (error: HttpError): void => {
    hasFailed = true;
    reject(error);
  };
  const tooLarge = () => fail(new HttpError(413, 'The body is too large.'));
  const tooMany = () => fail(new HttpError(400, 'The body has more parts than any form.'));
  const noForm = () => fail(createNoForm());
  /** Returns a name or text that may be kept. */
  const take = (text: string): string => {
    length += text.length;
    if (length > maxText) tooLarge();
    return sanitizeText(text);
  };

  let parser: BusboyInstance;
  try {
    parser = new Busboy({
      headers: { 'content-type': type },
      isPartAFile: (_name, _type, file) => file !== undefined,
      limits: {
        fieldNameSize: MAX_NAME_LENGTH,
        fieldSize: maxText,
      },
    });
  } catch {
    throw createNoForm();
  }
  parser.on('error', noForm);
  let parts = 0;
  let fileBytes = 0;
  parser.on('field', (name: string | undefined, text, isNameCut, isTextCut) => {
    if ((parts += 1) > MAX_PARTS) tooMany();
    else if (name === undefined || isNameCut || name.length > MAX_NAME_LENGTH) noForm();
    else if (isTextCut) tooLarge();
    else fields.push([take(name), take(text)]);
  });
  parser.on('file', (field: string | undefined, stream, name: string) => {
    const chunks = new Chunks();
    if ((parts += 1) > MAX_PARTS) tooMany();
    stream.on('error', noForm);
    stream.on('data', (chunk: Buffer) => {
      fileBytes += chunk.length;
      chunks.push(chunk);
    });
    stream.on('end', () => {
      if (field === undefined || field.length > MAX_NAME_LENGTH) return noForm();
      // A file field without a chosen file sends an empty file without a name.
      if (name === '' && chunks.size === 0) return;
      const data = new Uint8Array(chunks.size);
      let at = 0;
      for (const chunk of chunks.end()) {
        data.set(chunk, at);
        at += chunk.length;
      }
      files.push({ field: take(field), name: take(name), data });
    });
  });

  const maxBytes = type.startsWith(URLENCODED) ? maxText : Infinity;
  const parse = async (): Promise<void> => {
    let received = 0;
    for await (const chunk of readArriving(request, payload, maxBytes)) {
      await new Promise<void>((resolve) => parser.write(chunk, () => resolve()));
      received += chunk.length;
      if (received - fileBytes > MAX_BYTES_BETWEEN_FILES) tooLarge();
      if (hasFailed) return;
    }
    const finished = once(parser, 'finish');
    parser.end();
    await finished;
  };
  const parsing = parse();
  // The other promise may be rejected later.
  parsing.catch(() => {});
  failed.catch(() => {});
  await Promise.race([failed, parsing]);
  return { fields, files };
}

/** Registers the parser of form-encoded bodies in a scope. Of fields with the same name the last one wins. */
export function acceptFormBodies(app: FastifyInstance): void {
  app.addContentTypeParser(URLENCODED, async (request: FastifyRequest, payload: Readable) =>
    Object.fromEntries((await readForm(request, payload)).fields),
  );
}
