/**
 * Sends the calls of `http.ts` in a browser. Only this file imports axios. The browser loads it shortly
 * before the page's first call, so pages without calls never load it
 * (docs/decisions/0003-libraries-in-part.md). It imports no other module of this project and receives
 * everything as arguments, because after a deploy an open page may load the new version of this file.
 */
import axios, { type AxiosError } from 'axios';
import type { Outcome, Send } from './http.ts';

export const send: Send = async ({ apiBase, antiForgery, path, query, body, ...call }) => {
  try {
    const { data, status } = await axios.request<unknown>({
      ...call,
      baseURL: apiBase,
      url: path,
      params: query,
      data: body,
      // axios sends the header only with same-origin requests, as API-02 requires.
      xsrfCookieName: antiForgery.cookie,
      xsrfHeaderName: antiForgery.header,
    });
    return { data, status };
  } catch (error) {
    return getFailure(error);
  }
};

function getFailure(error: unknown): Outcome {
  if (axios.isCancel(error)) return { error, kind: 'aborted' };
  if (!axios.isAxiosError(error)) return { error, kind: 'bad-response' };
  const { code, response } = error as AxiosError;
  const status = response?.status;
  if (code === 'ECONNABORTED' || code === 'ETIMEDOUT') return { error, kind: 'timeout', status };
  return status === undefined ? { error, kind: 'network' } : { error, status, data: response?.data };
}
