import type { FileRule } from 'saaristo/schemas';
import { isRecord, readText, sanitizeText } from 'saaristo/schemas';
import { type FileContent, type FileFault, readDataUrl } from './uploads/data-url.ts';
import { UnreadContent } from './uploads/uploads.ts';
import { createFieldsError } from '../platform/http/form-check.ts';

/** A file whose content has been checked. */
export interface CheckedFile extends FileContent {
  /** The visitor's name of the file. It is shown as text and never used as a path. */
  name: string;
}

const MAX_NAME_LENGTH = 255;

const readName = (value: unknown): string =>
  sanitizeText(readText(value) ?? '')
    .replaceAll(/\p{Cc}/gu, '')
    .slice(-MAX_NAME_LENGTH)
    // Removes half of a surrogate pair that was cut.
    .replace(/\p{Surrogate}/gu, '')
    .trim() || '-';

async function readFile(entry: unknown, { types }: FileRule): Promise<CheckedFile | FileFault> {
  if (!isRecord(entry)) return 'unreadable';
  const { Data: data } = entry;
  if (typeof data !== 'string' && !(data instanceof UnreadContent)) return 'unreadable';
  const read = await (typeof data === 'string' ? readDataUrl(data, types) : data.read(types));
  return typeof read === 'string' ? read : { ...read, name: readName(entry.Name) };
}

/**
 * Reads the files of a form (FRM-05, FRM-24, FRM-27, FRM-28): checks their number, sizes and types.
 * @param value `Files` of a payload: a list of `{Name, Data}`, or null
 * @param rule null if the form accepts no files
 * @throws HttpError 400 with the fault of each refused file as `Files[0]`
 */
export async function readFiles(value: unknown, rule: FileRule | null): Promise<CheckedFile[]> {
  const entries: unknown = value ?? [];
  if (!Array.isArray(entries)) throw createFieldsError({ Files: 'unreadable' });
  if (entries.length > (rule?.most ?? 0)) throw createFieldsError({ Files: 'tooManyFiles' });
  if (!rule) return [];
  const read = await Promise.all(entries.map((entry) => readFile(entry, rule)));
  const faults = read.flatMap((file, index) => (typeof file === 'string' ? [[`Files[${index}]`, file]] : []));
  if (faults.length > 0) throw createFieldsError(Object.fromEntries(faults) as Record<string, string>);
  return read.filter((file) => typeof file !== 'string');
}
