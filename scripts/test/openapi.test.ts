/** Checks the OpenAPI document that the build writes. */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, test } from 'vitest';
import { API, type Operation } from '../../src/exports/api.ts';
import { createOpenApi } from '../../packages/build/estate/openapi.ts';

const root = resolve(import.meta.dirname, '../..');
const operations = Object.entries(API) as [string, Operation][];

test('openapi: the document is valid OpenAPI 3.1', async () => {
  const validator = new Validator();
  const result = await validator.validate({ ...createOpenApi('1.0.0') });
  expect(result.errors ?? []).toEqual([]);
  expect(validator.version).toBe('3.1');
});

test('openapi: every operation has its own id and its path', () => {
  const { paths } = createOpenApi('1.0.0') as {
    paths: Record<string, Record<string, { operationId: string }>>;
  };
  const ids = Object.values(paths).flatMap((path) =>
    Object.values(path).map(({ operationId }) => operationId),
  );
  expect(new Set(ids).size).toBe(operations.length);
});

describe('openapi: the data of a form', () => {
  const { components } = createOpenApi('1.0.0');

  test('has the property names, limits and required fields of its schema [SPO-01 SPO-03]', () => {
    const text = { type: 'string', minLength: 1, maxLength: 500 };
    expect(components.schemas['sponsorship']).toEqual({
      type: 'object',
      properties: {
        Subject: text,
        Groupname: text,
        Firstname: text,
        Lastname: text,
        Email: text,
        Phone: text,
        Message: { ...text, maxLength: 2000 },
        EventDate: { type: ['string', 'null'], maxLength: 500 },
      },
      required: ['Subject', 'Groupname', 'Firstname', 'Lastname', 'Email', 'Phone', 'Message'],
    });
  });

  test('has choices, nested objects and texts instead of booleans [SAL-01 API-25]', () => {
    expect(components.schemas['sales']).toMatchObject({
      properties: {
        formType: { type: 'string', enum: ['Feedback', 'Other'] },
        product: {
          type: ['object', 'null'],
          properties: { productId: { type: 'integer' }, title: { type: 'string' } },
        },
      },
    });
    expect(components.schemas['campaign']).toMatchObject({ properties: { isAdult: { type: 'string' } } });
  });
});

test('API: every requirement of an operation exists, and every call of the specification is described', () => {
  const text = readFileSync(join(root, 'docs/requirements.md'), 'utf8');
  const known = new Set([...text.matchAll(/^- \*\*([A-Z\d]+-\d+)\*\*/gm)].map(([, id]) => id!));
  const named = operations.flatMap(([, { requirements = [] }]) => requirements);
  expect(named.filter((id) => !known.has(id))).toEqual([]);
  const described = new Set(operations.map(([key]) => key.replaceAll(/\{\w+\}/g, '{}')));
  const specified = [...text.matchAll(/^- \*\*API-\d+\*\* ((?:GET|POST) \/api\/[^\s,;?]+)/gm)].map(
    ([, call]) => call!.replaceAll(/\{\w+\}/g, '{}').replace(/\.$/, ''),
  );
  expect(specified.length).toBeGreaterThan(35);
  expect(specified.filter((call) => !described.has(call))).toEqual([]);
});
