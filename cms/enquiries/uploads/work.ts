/** What is done with large bodies, in a thread: each of it takes tenths of a second, in which nobody else would be served. */
import { Tinypool, type Transferable } from 'tinypool';
import { hasTooManyParts } from '../../http/security/large-bodies.ts';
import { type FileFault, type FileContent, readBytes, readDataUrl } from './data-url.ts';

/** A large body without the contents of its files. */
export interface ReadBody {
  /** As JSON again, with null for the contents. */
  json: string;
  /** `Data` of each file that has some, in UTF-8; `at` is the file's place in `Files`. */
  contents: { at: number; data: Uint8Array }[];
}

export type BodyFault = 'tooManyParts' | 'noJson';

/** A result whose bytes are handed over without being copied. */
const transfer = <T extends object>(result: T, bytes: readonly Uint8Array[]): T => {
  const parcel = {
    [Tinypool.transferableSymbol]: bytes.map(({ buffer }) => buffer),
    [Tinypool.valueSymbol]: result,
  };
  return Tinypool.move(parcel as unknown as Transferable) as unknown as T;
};

/** Parts a body from the contents of its `Files`, which are `{Name, Data}`. */
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

/** A native form without the contents of its files. */
export interface ReadForm {
  fields: [name: string, text: string][];
  files: { field: string; name: string; data: Uint8Array }[];
}

/** More than the fields of any form, its files among them. */
const MAX_FORM_PARTS = 200;

/** Whether a body of several parts has more of them than any form. */
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
 * Takes a native form apart, `multipart/form-data` or `application/x-www-form-urlencoded`.
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
    // A field in which no file was chosen sends an empty one without a name.
    else if (value.name !== '' || value.size > 0)
      files.push({ field: name, name: value.name, data: new Uint8Array(await value.arrayBuffer()) });
    if (fields.length + files.length > MAX_FORM_PARTS) return 'tooManyParts';
  }
  return { fields, files };
}

/** The same in a thread. */
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

/** Looks into the contents of a file of a large body. */
export async function readContent({
  data,
  types,
}: {
  data: Uint8Array;
  types: readonly string[];
}): Promise<FileContent | FileFault> {
  return transferContent(await readDataUrl(toBuffer(data).toString('utf8'), types));
}

/** The same of a file that came as it is. */
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
  // A small one lies in memory that it shares.
  const content = new Uint8Array(read.content);
  return transfer({ ...read, content }, [content]);
}
