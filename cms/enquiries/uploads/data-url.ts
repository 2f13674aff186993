import { createHash } from 'node:crypto';
import { fileTypeFromBuffer } from 'file-type';
import { MOST_FILE_BYTES } from 'saaristo/schemas';

/** A file whose content has been looked into. */
export interface FileContent {
  /** What its content is. */
  type: string;
  content: Uint8Array;
  /** SHA-256, in base64url. */
  hash: string;
}

export type FileFault = 'unreadable' | 'fileTooLarge' | 'wrongFileType';

const PREFIX = /^data:([a-z]+\/[a-z0-9.+-]+);base64,/;
/** A moving PNG is a PNG: browsers call it so. */
const TYPE_ALIASES: Readonly<Record<string, string>> = { 'image/apng': 'image/png' };

/** The bytes that base64 encodes; undefined where it is anything else, white space or missing padding included. */
function decodeBase64(base64: string): Buffer | undefined {
  const content = Buffer.from(base64, 'base64');
  return content.length > 0 && content.toString('base64') === base64 ? content : undefined;
}

/** How many bytes base64 encodes, without decoding it. */
const getDecodedSize = (base64: string): number =>
  Math.floor((base64.length * 3) / 4) - (base64.endsWith('==') ? 2 : base64.endsWith('=') ? 1 : 0);

/** What the content is, whatever its name or its sender say. */
async function detectType(content: Buffer): Promise<string | undefined> {
  const found = await fileTypeFromBuffer(content).catch(() => undefined);
  return found && (TYPE_ALIASES[found.mime] ?? found.mime);
}

/** What a data URL holds (FRM-05, FRM-24, FRM-28): not too large, of one of the types, and what it is said to be. */
export async function readDataUrl(data: string, types: readonly string[]): Promise<FileContent | FileFault> {
  const [prefix, claimed] = PREFIX.exec(data.slice(0, 100)) ?? [];
  if (prefix === undefined) return 'unreadable';
  const base64 = data.slice(prefix.length);
  if (getDecodedSize(base64) > MOST_FILE_BYTES) return 'fileTooLarge';
  const content = decodeBase64(base64);
  if (!content) return 'unreadable';
  const read = await readBytes(content, types);
  return typeof read !== 'string' && read.type !== claimed ? 'wrongFileType' : read;
}

/** The same of a file that came as it is, whatever its sender calls it. */
export async function readBytes(
  content: Buffer,
  types: readonly string[],
): Promise<FileContent | 'fileTooLarge' | 'wrongFileType'> {
  if (content.length > MOST_FILE_BYTES) return 'fileTooLarge';
  const type = await detectType(content);
  if (type === undefined || !types.includes(type)) return 'wrongFileType';
  return { type, content, hash: createHash('sha256').update(content).digest('base64url') };
}
