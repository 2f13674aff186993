import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';
import type { SearchResult } from '../../search/search.ts';

export type Answer = SearchResult;

/** Makes a call of the API, such as `search/products?q=a`, and returns its answer. */
export const getter =
  (app: FastifyInstance) =>
  async <T = Answer>(call: string, host = 'localhost'): Promise<T> => {
    const answer = await app.inject({ url: `/api/${call}`, headers: { host } });
    expect([call, answer.statusCode]).toEqual([call, 200]);
    return answer.json<T>();
  };

export const titles = ({ hits }: Answer): string[] => hits.map(({ title }) => title);

export const labels = (choices: readonly { label: string }[]): string[] => choices.map(({ label }) => label);
