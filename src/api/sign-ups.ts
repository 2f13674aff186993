/** Calls of the sign-ups (API-24 to API-27). */
import { isRecord, readList, readText } from '#lib/read.ts';
import type { Language } from '#lib/site.ts';
import { type EntryOf, get } from './call.ts';
import type { Api } from './contract/index.ts';
import type { FilledPath } from './contract/operation.ts';
import { ApiError, post } from './http.ts';

/** The URL of each sign-up's call. */
export const SIGN_UP = {
  newsletter: '/api/newsletter/subscribe',
  campaign: '/api/campaign/participate',
  newsRelease: '/api/cision-liana/subscribe',
} as const satisfies Record<string, FilledPath<Api, 'POST'>>;

/**
 * Creates the function that sends a sign-up to `path`. It rejects with ApiError, also if the answer says
 * `success: false`.
 */
export const createSignUpSender =
  (path: string) =>
  async (data: object, _enclosed?: unknown, signal?: AbortSignal): Promise<void> => {
    const answer = await post(path, data, signal);
    if (isRecord(answer) && answer['success'] === false) throw new ApiError('bad-response');
  };

/** A kind of news release. */
export interface ReleaseCategory {
  name: string;
  informationType: string;
}

function readCategory(value: EntryOf<'GET /api/cision/subscribe/categories'>): ReleaseCategory | undefined {
  if (!isRecord(value)) return undefined;
  const name = readText(value['name'])?.trim();
  const informationType = readText(value['informationType'])?.trim();
  return name && informationType ? { name, informationType } : undefined;
}

/** Loads the kinds of news releases of a language, each once (API-26). Rejects with ApiError. */
export async function getReleaseCategories(
  language: Language,
  signal?: AbortSignal,
): Promise<ReleaseCategory[]> {
  const answer = await get('/api/cision/subscribe/categories', { language }, signal);
  if (!Array.isArray(answer)) throw new ApiError('bad-response');
  const kinds = readList(answer, readCategory);
  return [...new Map(kinds.map((kind) => [kind.informationType, kind])).values()];
}
