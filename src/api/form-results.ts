/** The result of a form that the browser has posted without a script. */
import { isRecord, readList, readText } from '#lib/read.ts';
import type { Values } from '#schemas/form.ts';
import type { NativeResult } from '#schemas/native.ts';
import { get } from './call.ts';
import { ApiError } from './http.ts';

const readTexts = (value: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(isRecord(value) ? value : {}).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );

/** Loads the result of a key. Rejects with ApiError, also if the key has expired. */
export async function getFormResult(key: string, signal?: AbortSignal): Promise<NativeResult> {
  const answer = await get(`/api/forms/results/${encodeURIComponent(key)}`, {}, signal);
  if (!isRecord(answer) || typeof answer['id'] !== 'string') throw new ApiError('bad-response');
  const { id, isSent, errors, values, labels, files } = answer;
  return {
    id,
    kind: readText(answer['kind']) ?? '',
    isSent: isSent === true,
    errors: readTexts(errors),
    values: (isRecord(values) ? values : {}) as Values,
    labels: readList(labels, (entry) => {
      const [name, label] = readList(entry, readText);
      return name !== undefined && label !== undefined ? ([name, label] as const) : undefined;
    }),
    files: readList(files, (entry) => {
      if (!isRecord(entry) || typeof entry['name'] !== 'string') return undefined;
      const why = readText(entry['why']);
      return { name: entry['name'], ...(why !== undefined && { why }) };
    }),
  };
}
