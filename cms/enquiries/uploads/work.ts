/** Tasks of the upload thread. Each takes tenths of a second, in which the main thread could not serve other requests. */
import { Tinypool, type Transferable } from 'tinypool';
import { hasTooManyParts } from '../../http/security/large-bodies.ts';
import { type FileFault, type FileContent, readBytes, readDataUrl } from './data-url.ts';

/** A large body without the content of its files. */
export interface ReadBody {
  /** The body as JSON, with null in place of the content. */
  json: string;
  /** `Data` of each file as UTF-8. `at` is the index in `Files`. */
  contents: { at: number; data: Uint8Array }[];
}

export type BodyFault = 'tooManyParts' | 'noJson';

/** Returns a result whose bytes are transferred instead of copied. */
const transfer = <T extends object>(result: T, bytes: readonly Uint8Array[]): T => {
  const parcel = {
    [Tinypool.transferableSymbol]: bytes.map(({ buffer }) => buffer),
    [Tinypool.valueSymbol]: result,
  };
  return Tinypool.move(parcel as unknown as Transferable) as unknown as T;
};

/** Separates the content of `Files`, which are `{Name, Data}`, from a body. */
export function readBody({
  chunks,
  parts,
}: {
  chunks: readonly Uint8Array[];
  parts: number | undefined;
}): ReadBody | BodyFault {
  const text = Buffer.concat(chunks).toString('utf8');
  if (hasTooManyParts(text, parts)) return 'tooManyParts';
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return 'noJson';
  }
  const { Files: files } = Object(body) as { Files?: unknown };
  const contents: ReadBody['contents'] = [];
  for (const [at, file] of Array.isArray(files) ? (files as unknown[]).entries() : []) {
    const held = Object(file) as { Data?: unknown };
    if (typeof held.Data !== 'string') continue;
    contents.push({ at, data: new TextEncoder().encode(held.Data) });
    held.Data = null;
  }
  return transfer(
    { json: JSON.stringify(body), contents },
    contents.map(({ data }) => data),
  );
}

/** A native form with its files separate from its fields. */
export interface ReadForm {
  fields: [name: string, text: string][];
  files: { field: string; name: string; data: Uint8Array }[];
}

/** More fields and files than any form has. */
const MAX_FORM_PARTS = 200;

/** Tells whether a multipart body has more parts than any form. */
function hasTooManyFormParts(body: Buffer, type: string): boolean {
  const [, quoted, plain] = /boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(type) ?? [];
  const boundary = `--${quoted ?? plain ?? ''}`;
  let at = 0;
  for (let parts = 0; parts <= MAX_FORM_PARTS; parts += 1) {
    at = body.indexOf(boundary, at);
    if (at < 0) return false;
    at += boundary.length;
  }
  return true;
}

/**
 * Parses a native form, `multipart/form-data` or `application/x-www-form-urlencoded`.
 * @param type the content type with its boundary
 */
export async function readForm(body: Buffer, type: string): Promise<ReadForm | 'tooManyParts' | 'noForm'> {
  if (hasTooManyFormParts(body, type)) return 'tooManyParts';
  let form: FormData;
  try {
    form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData();
  } catch {
    return 'noForm';
  }
  const fields: ReadForm['fields'] = [];
  const files: ReadForm['files'] = [];
  for (const [name, value] of form) {
    if (typeof value === 'string') fields.push([name, value]);
    // A file field without a chosen file sends an empty file without a name.
    else if (value.name !== '' || value.size > 0)
      files.push({ field: name, name: value.name, data: new Uint8Array(await value.arrayBuffer()) });
    if (fields.length + files.length > MAX_FORM_PARTS) return 'tooManyParts';
  }
  return { fields, files };
}

/** Runs `readForm` in a thread. */
export async function readLargeForm({
  chunks,
  type,
}: {
  chunks: readonly Uint8Array[];
  type: string;
}): ReturnType<typeof readForm> {
  const read = await readForm(Buffer.concat(chunks), type);
  return typeof read === 'string'
    ? read
    : transfer(
        read,
        read.files.map(({ data }) => data),
      );
}

/** Reads the content of a file in a large body. */
export async function readContent({
  data,
  types,
}: {
  data: Uint8Array;
  types: readonly string[];
}): Promise<FileContent | FileFault> {
  return transferContent(await readDataUrl(toBuffer(data).toString('utf8'), types));
}

/** Reads a file of a native form. */
export const readRaw = async ({
  data,
  types,
}: {
  data: Uint8Array;
  types: readonly string[];
}): Promise<FileContent | FileFault> => transferContent(await readBytes(toBuffer(data), types));

const toBuffer = ({ buffer, byteOffset, byteLength }: Uint8Array): Buffer =>
  Buffer.from(buffer, byteOffset, byteLength);

function transferContent(read: FileContent | FileFault): FileContent | FileFault {
  if (typeof read === 'string') return read;
  // Small contents share memory with others, which must not be transferred.
  const content = new Uint8Array(read.content);
  return transfer({ ...read, content }, [content]);
}
