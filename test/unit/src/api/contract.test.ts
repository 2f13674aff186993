import * as v from 'valibot';
import { expect, test } from 'vitest';
import { API, type Operation } from '#api/contract/index.ts';
import { calls } from '../../../../src/api/mocks/answers.ts';

test.each(calls)(
  'API: $method $path, the answer of stories has described fields alone',
  async ({ method, path, answer }) => {
    const key = `${method.toUpperCase()} ${path.replaceAll(/:(\w+)/g, '{$1}')}`;
    const operation = (API as Record<string, Operation>)[key]!;
    const given: unknown = typeof answer === 'function' ? await (answer as () => unknown)() : answer;
    // Valibot removes fields that a schema does not describe.
    expect(v.parse(operation.answer, given)).toEqual(given);
  },
);
