/** What is done with large bodies, in a thread: each of it takes tenths of a second, in which nobody else would be served. */
import { Tinypool, type Transferable } from 'tinypool';
import { hasTooManyParts } from '../security/large-bodies.ts';
import { type FileFault, type FileContent, readDataUrl } from './data-url.ts';

/** A large body without the contents of its files. */
export interface ReadBody {
  /** As JSON again, with null for the contents. */
  json: string;
  /** `Data` of each file that has some, in UTF-8; `at` is the file's place in `Files`. */
  contents: { at: number; data: Uint8Array }[];
}

export type BodyFault = 'tooManyParts' | 'noJson';

/** A result whose bytes are handed over without being copied. */
const handOver = <T extends object>(result: T, bytes: readonly Uint8Array[]): T => {
  const parcel = {
    [Tinypool.transferableSymbol]: bytes.map(({ buffer }) => buffer),
    [Tinypool.valueSymbol]: result,
  };
  return Tinypool.move(parcel as unknown as Transferable) as unknown as T;
};

/** Parts a body from the contents of its `Files`, which are `{Name, Data}`. */
export function readBody({
  bytes,
  parts,
}: {
  bytes: Uint8Array;
  parts: number | undefined;
}): ReadBody | BodyFault {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8');
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
  return handOver(
    { json: JSON.stringify(body), contents },
    contents.map(({ data }) => data),
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
  const text = Buffer.from(data.buffer, data.byteOffset, data.byteLength).toString('utf8');
  const read = await readDataUrl(text, types);
  if (typeof read === 'string') return read;
  // A small one lies in memory that it shares.
  const content = new Uint8Array(read.content);
  return handOver({ ...read, content }, [content]);
}
