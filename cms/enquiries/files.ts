import { fileTypeFromBuffer } from 'file-type';
import { type FileRule, MOST_FILE_BYTES } from '#lib/files.ts';
import { isRecord, readText } from '#lib/read.ts';
import { refuseFields, storableText } from './checked.ts';

/** A file whose content has been looked into. */
export interface CheckedFile {
  /** As the visitor calls it; a text to show, never a path. */
  name: string;
  /** What its content is. */
  type: string;
  content: Buffer;
}

type Fault = 'unreadable' | 'fileTooLarge' | 'wrongFileType';

const LONGEST_NAME = 255;
const PREFIX = /^data:([a-z]+\/[a-z0-9.+-]+);base64,/;
/** A moving PNG is a PNG: browsers call it so. */
const CALLED: Readonly<Record<string, string>> = { 'image/apng': 'image/png' };

const nameOf = (value: unknown): string =>
  storableText(readText(value) ?? '')
    .replaceAll(/\p{Cc}/gu, '')
    .slice(-LONGEST_NAME)
    // The cut may have parted a pair.
    .replace(/\p{Surrogate}/gu, '')
    .trim() || '-';

/** The bytes that base64 stands for; undefined where it is anything else, white space or missing padding included. */
function decode(base64: string): Buffer | undefined {
  const content = Buffer.from(base64, 'base64');
  return content.length > 0 && content.toString('base64') === base64 ? content : undefined;
}

/** How many bytes base64 stands for, without decoding it. */
const decodedSize = (base64: string): number =>
  Math.floor((base64.length * 3) / 4) - (base64.endsWith('==') ? 2 : base64.endsWith('=') ? 1 : 0);

/** What the content is, whatever its name or its sender say. */
async function typeOf(content: Buffer): Promise<string | undefined> {
  const found = await fileTypeFromBuffer(content).catch(() => undefined);
  return found && (CALLED[found.mime] ?? found.mime);
}

async function readFile(entry: unknown, { types }: FileRule): Promise<CheckedFile | Fault> {
  if (!isRecord(entry) || typeof entry.Data !== 'string') return 'unreadable';
  const [prefix, claimed] = PREFIX.exec(entry.Data.slice(0, 100)) ?? [];
  if (prefix === undefined) return 'unreadable';
  const base64 = entry.Data.slice(prefix.length);
  if (decodedSize(base64) > MOST_FILE_BYTES) return 'fileTooLarge';
  const content = decode(base64);
  if (!content) return 'unreadable';
  const type = await typeOf(content);
  if (type === undefined || type !== claimed || !types.includes(type)) return 'wrongFileType';
  return { name: nameOf(entry.Name), type, content };
}

/**
 * The files of a form (FRM-05, FRM-24, FRM-27, FRM-28): no more than it takes, none too large, each of them what it is said to be.
 * @param value `Files` of a payload: a list of `{Name, Data}`, or null
 * @param rule null where the form takes none
 * @throws HttpError 400 naming each file that fails as `Files[0]`
 */
export async function readFiles(value: unknown, rule: FileRule | null): Promise<CheckedFile[]> {
  const entries: unknown = value ?? [];
  if (!Array.isArray(entries)) throw refuseFields({ Files: 'unreadable' });
  if (entries.length > (rule?.most ?? 0)) throw refuseFields({ Files: 'tooManyFiles' });
  if (!rule) return [];
  const read = await Promise.all(entries.map((entry) => readFile(entry, rule)));
  const faults = read.flatMap((file, index) => (typeof file === 'string' ? [[`Files[${index}]`, file]] : []));
  if (faults.length > 0) throw refuseFields(Object.fromEntries(faults) as Record<string, string>);
  return read.filter((file) => typeof file !== 'string');
}
