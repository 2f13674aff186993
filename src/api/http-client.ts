/**
 * Makes the calls of `http.ts` in a browser. Only this file knows axios, and it comes with the first call of a page, or shortly before
 * it: a page that is only read does without (docs/decisions/0003-libraries-in-part.md). It imports nothing of ours, and is told all that it
 * needs: after a deploy an open page may get that of the new version.
 */
import axios, { type AxiosError } from 'axios';
import type { Outcome, Send } from './http.ts';

/** Makes a call. */
export const send: Send = async ({ apiBase, antiForgery, path, query, body, ...call }) => {
  try {
    const { data, status } = await axios.request<unknown>({
      ...call,
      baseURL: apiBase,
      url: path,
      params: query,
      data: body,
      // axios sends the header on same-origin requests only, as API-02 wants.
      xsrfCookieName: antiForgery.cookie,
      xsrfHeaderName: antiForgery.header,
    });
    return { data, status };
  } catch (error) {
    return failureOf(error);
  }
};

function failureOf(error: unknown): Outcome {
  if (axios.isCancel(error)) return { error, kind: 'aborted' };
  if (!axios.isAxiosError(error)) return { error, kind: 'bad-response' };
  const { code, response } = error as AxiosError;
  const status = response?.status;
  if (code === 'ECONNABORTED' || code === 'ETIMEDOUT') return { error, kind: 'timeout', status };
  return status === undefined ? { error, kind: 'network' } : { error, status, data: response?.data };
}
