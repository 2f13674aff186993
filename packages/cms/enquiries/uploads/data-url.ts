import { createHash } from 'node:crypto';
import { fileTypeFromBuffer } from 'file-type';
import { MAX_FILE_BYTES, TYPE_ALIASES } from 'saaristo/schemas';

/** The checked content of a file. */
export interface FileContent {
  /** The MIME type that the content has. */
  type: string;
  content: Uint8Array;
  /** SHA-256, in base64url. */
  hash: string;
}

export type FileFault = 'unreadable' | 'fileTooLarge' | 'wrongFileType';

const PREFIX = /^data:([a-z]+\/[a-z0-9.+-]+);base64,/;

/** Decodes base64. Returns undefined for other text, including white space and missing padding. */
function decodeBase64(base64: string): Buffer | undefined {
  const content = Buffer.from(base64, 'base64');
  return content.length > 0 && content.toString('base64') === base64 ? content : undefined;
}

/** Base64 encodes three bytes as four characters. Longer text is refused without decoding it. */
const MAX_BASE64_LENGTH = Math.ceil(MAX_FILE_BYTES / 3) * 4;

/** Detects the MIME type of the content. Ignores the file's name and the declared type. */
async function detectType(content: Buffer): Promise<string | undefined> {
  const found = await fileTypeFromBuffer(content).catch(() => undefined);
  return found && (TYPE_ALIASES[found.mime] ?? found.mime);
}

/** Reads a data URL (FRM-05, FRM-24, FRM-28): checks its size, and that its content has an accepted type and the claimed one. */
export async function readDataUrl(data: string, types: readonly string[]): Promise<FileContent | FileFault> {
  const [prefix, claimed] = PREFIX.exec(data.slice(0, 100)) ?? [];
  if (prefix === undefined) return 'unreadable';
  const base64 = data.slice(prefix.length);
  if (base64.length > MAX_BASE64_LENGTH) return 'fileTooLarge';
  const content = decodeBase64(base64);
  if (!content) return 'unreadable';
  const read = await readBytes(content, types);
  return typeof read !== 'string' && read.type !== (TYPE_ALIASES[claimed!] ?? claimed)
    ? 'wrongFileType'
    : read;
}

/** Reads a file of a native form, as `readDataUrl` does, but without a claimed type. */
export async function readBytes(
  content: Buffer,
  types: readonly string[],
): Promise<FileContent | 'fileTooLarge' | 'wrongFileType'> {
  if (content.length > MAX_FILE_BYTES) return 'fileTooLarge';
  const type = await detectType(content);
  if (type === undefined || !types.includes(type)) return 'wrongFileType';
  return { type, content, hash: createHash('sha256').update(content).digest('base64url') };
}
