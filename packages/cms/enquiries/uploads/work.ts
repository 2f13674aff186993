/** Tasks of the upload thread. Each takes tenths of a second, in which the main thread could not serve other requests. */
import { Tinypool, type Transferable } from 'tinypool';
import { hasTooManyParts } from '../../platform/http/security/large-bodies.ts';
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
