import { isRecord } from 'saaristo/schemas';
import { Unavailable } from '../../platform/database/database.ts';
import { HttpError } from '../../platform/http/errors.ts';
import type { FileContent, FileFault } from './data-url.ts';
import type { BodyFault, ReadBody } from './work.ts';
import { createWorkerPool } from '../../platform/worker-pool.ts';

/** Maximum time of a task in the thread, including the tasks before it, in milliseconds. */
const TIMEOUT_MS = 30_000;

/** One thread, because its memory is the limit, and the other processors serve requests. */
const pool = createWorkerPool({
  filename: new URL('./thread.mjs', import.meta.url).href,
});

async function runInThread<T>(name: string, task: object, handedOver: readonly Uint8Array[]): Promise<T> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  try {
    return (await pool.run(task, {
      name,
      signal,
      transferList: handedOver.map(({ buffer }) => buffer as ArrayBuffer),
    })) as T;
  } catch (error) {
    if (!signal.aborted) throw error;
    throw new Unavailable('Reading a large body takes too long.', { cause: error });
  }
}

/** The unread content of a file in a body. */
export class UnreadContent {
  readonly #data: Uint8Array;
  readonly #reader: 'readContent' | 'readRaw';

  /** @param reader `readRaw` for a file of a native form, which is not a data URL */
  constructor(data: Uint8Array, reader: 'readContent' | 'readRaw' = 'readContent') {
    this.#data = data;
    this.#reader = reader;
  }

  /** Reads and checks the content in a thread, as `readDataUrl` does. The bytes are transferred and can be read once. */
  read(types: readonly string[]): Promise<FileContent | FileFault> {
    return runInThread(this.#reader, { data: this.#data, types }, [this.#data]);
  }
}

const FAULTS: Record<BodyFault, string> = {
  tooManyParts: 'The body has more parts than any form.',
  noJson: 'The body is not valid JSON.',
};

/**
 * Reads a large body in a thread. The bytes are transferred and can be read once.
 * @param limits the maximum JSON parts, and the maximum characters without the content of files
 * @param parse parses the remaining JSON
 * @returns the body, with an `UnreadContent` as `Data` of each file in `Files`
 * @throws HttpError 400 or 413
 */
export async function readLargeBody(
  chunks: readonly Uint8Array[],
  limits: { parts: number | undefined; text: number },
  parse: (json: string) => Promise<unknown>,
): Promise<unknown> {
  const read = await runInThread<ReadBody | BodyFault>('readBody', { chunks, parts: limits.parts }, chunks);
  if (typeof read === 'string') throw new HttpError(400, FAULTS[read]);
  if (read.json.length > limits.text) throw new HttpError(413, 'The body is too large.');
  const body = await parse(read.json);
  const files = isRecord(body) && Array.isArray(body.Files) ? (body.Files as { Data: unknown }[]) : [];
  for (const { at, data } of read.contents) {
    const file = files[at];
    if (file) file.Data = new UnreadContent(data);
  }
  return body;
}
