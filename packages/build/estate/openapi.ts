/** Creates the OpenAPI 3.1 document of the API, `dist/openapi.json`, from its description in src/api/contract/. */
import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import type { Plugin } from 'vite';
import {
  API,
  type FormBody,
  isFormBody,
  type Operation,
  type OperationKey,
} from '../../../src/exports/api.ts';
import { isRecord, type Parameter } from '../../../src/exports/schemas.ts';

type Json = Record<string, unknown>;

/** The keywords that documents and tests read. */
export interface JsonSchema {
  type?: string | string[];
  properties?: Record<string, JsonSchema>;
  required?: readonly string[];
  items?: JsonSchema;
  additionalProperties?: JsonSchema;
  [keyword: string]: unknown;
}

type Content = Record<string, { schema: JsonSchema }>;

interface OperationObject {
  operationId: string;
  summary: string;
  /** IDs of the requirements. */
  'x-requirements': readonly string[];
  parameters: Json[];
  requestBody?: { required: true; content: Content } | undefined;
  responses: Record<string, { description: string; content: Content }>;
}

export interface OpenApi {
  openapi: '3.1.0';
  info: Json;
  paths: Record<string, Partial<Record<'get' | 'post', OperationObject>>>;
  components: { schemas: Record<string, JsonSchema> };
}

/**
 * Converts a schema to JSON Schema.
 * @param errorMode 'ignore' for a schema with types that JSON Schema does not know
 */
export function describeSchema(schema: GenericSchema, errorMode: 'throw' | 'ignore' = 'throw'): JsonSchema {
  const { $schema: _, ...json } = toJsonSchema(schema, { target: 'draft-2020-12', errorMode });
  return json as unknown as JsonSchema;
}

/** As much of yup's description of a field as is read here. */
interface Field {
  type: string;
  oneOf?: readonly unknown[];
  tests?: readonly { name?: string; params?: { max?: unknown } }[];
  innerType?: Field;
}

/** A valid day as a visitor types it, which is a valid text, too. */
const DAY = '31/12/2026';

/** Returns a value that fills in a field. */
function fill({ type, oneOf = [] }: Field): unknown {
  return oneOf[0] ?? { string: DAY, number: 1, boolean: true, array: [DAY] }[type];
}

const hasTest = (field: Field | undefined, name: string): boolean =>
  field?.tests?.some((test) => test.name === name) ?? false;

/** Describes a property by its values in the data of an empty and of a filled form, and by the field of the same name. */
function describeProperty(empty: unknown, full: unknown, field: Field | undefined): JsonSchema {
  const isRequired = hasTest(field, 'required');
  if (empty === null && full !== null && !isRequired) {
    const { type, ...rest } = describeProperty(full, full, field);
    return { type: [String(type), 'null'], ...rest };
  }
  if (isRecord(full)) return describeObject(full, full, {});
  const max = field?.tests?.find(({ name }) => name === 'max')?.params?.max;
  if (Array.isArray(full))
    return {
      type: 'array',
      items: describeProperty('', full[0], field?.innerType),
      ...(isRequired && { minItems: 1 }),
      ...(typeof max === 'number' && { maxItems: max }),
    };
  if (typeof full !== 'string') return { type: typeof full === 'number' ? 'integer' : typeof full };
  return {
    type: 'string',
    ...(field?.oneOf?.length && { enum: field.oneOf }),
    ...(isRequired && { minLength: 1 }),
    ...(typeof max === 'number' && { maxLength: max }),
  };
}

function describeObject(empty: Json, full: Json, fields: Readonly<Record<string, Field>>): JsonSchema {
  const names = Object.keys(full);
  return {
    type: 'object',
    properties: Object.fromEntries(
      names.map((name) => [name, describeProperty(empty[name], full[name], fields[name])]),
    ),
    required: names.filter((name) => hasTest(fields[name], 'required')),
  };
}

/** Describes the data that a form sends. */
function describeForm({ schema, initial, toData }: FormBody['forms'][string]): JsonSchema {
  const { fields } = schema.describe() as unknown as { fields: Record<string, Field> };
  const filled = Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, fill(field)]));
  return describeObject(toData(initial), toData({ ...initial, ...filled }), fields);
}

/** A file in a form's call: `Data` is a data URL (FRM-05). */
const FILE = {
  type: 'object',
  properties: { Name: { type: 'string' }, Data: { type: 'string', pattern: '^data:' } },
  required: ['Name', 'Data'],
};

/** Describes the body of a form's call as JSON. */
function describeFormBody({ forms, layout, captcha, isUrlEncoded }: FormBody): JsonSchema {
  const kinds = Object.keys(forms).map((kind) => ({ $ref: `#/components/schemas/${kind}` }));
  const data = kinds.length === 1 ? kinds[0]! : { anyOf: kinds };
  const token = captcha ?? (isUrlEncoded ? '__RequestVerificationToken' : undefined);
  const tokens = token ? { [token]: { type: 'string', minLength: 1 } } : {};
  if (layout === 'flat')
    return token ? { allOf: [data, { type: 'object', properties: tokens, required: [token] }] } : data;
  const most = Math.max(...Object.values(forms).map(({ files }) => files?.most ?? 0));
  const files = most > 0 ? { type: ['array', 'null'], items: FILE, maxItems: most } : { type: 'null' };
  return {
    type: 'object',
    properties: { Data: data, Files: files, ...tokens },
    required: ['Data', ...Object.keys(tokens)],
  };
}

function describeBody(body: NonNullable<Operation['body']>): OperationObject['requestBody'] {
  if (!isFormBody(body))
    return { required: true, content: { 'application/json': { schema: describeSchema(body) } } };
  const type = body.isUrlEncoded ? 'application/x-www-form-urlencoded' : 'application/json';
  return {
    required: true,
    content: {
      [type]: { schema: describeFormBody(body) },
      ...(body.isNative && { 'multipart/form-data': { schema: { type: 'object' } } }),
    },
  };
}

function describeParameter([name, parameter]: [string, Parameter]): Json {
  const { isClamped: _, ...schema } = { isClamped: undefined, ...parameter };
  return schema.type === 'array'
    ? { name: `${name}[]`, in: 'query', style: 'form', explode: true, schema }
    : { name, in: 'query', schema };
}

/** Status and reason of the refusals that every operation with such a method or body has. */
function listRefusals(key: OperationKey, { body, refusals }: Operation): Record<string, string> {
  const isPost = key.startsWith('POST');
  return {
    ...(body && { 400: 'The body is not valid. `fields` names the wrong fields of a form.' }),
    ...(isPost && {
      403: 'The anti-forgery token is missing or wrong.',
      429: 'There were too many requests from this address.',
    }),
    ...refusals,
  };
}

const REFUSAL = {
  type: 'object',
  properties: {
    error: { type: 'string', description: 'One sentence.' },
    fields: {
      type: 'object',
      additionalProperties: { type: 'string' },
      description: "The keys of the form's error texts, such as `requiredLabel`, by field name.",
    },
  },
};

function describeOperation(key: OperationKey, operation: Operation): OperationObject {
  const [method, path] = key.split(' ') as [string, string];
  const words = path.split(/[^a-z\d]+/i).filter((word) => word !== '' && word !== 'api');
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const refusals = Object.entries(listRefusals(key, operation)).map(([status, description]) => [
    status,
    {
      description,
      content: { 'application/json': { schema: { $ref: '#/components/schemas/refusal' } } },
    },
  ]);
  return {
    operationId: [method.toLowerCase(), ...words.map((word) => word[0]!.toUpperCase() + word.slice(1))].join(
      '',
    ),
    summary: operation.summary,
    'x-requirements': operation.requirements ?? [],
    parameters: [...inPath, ...Object.entries(operation.query ?? {}).map(describeParameter)],
    ...(operation.body && { requestBody: describeBody(operation.body) }),
    responses: {
      200: {
        description: 'The operation has succeeded.',
        content: { 'application/json': { schema: describeSchema(operation.answer) } },
      },
      ...Object.fromEntries(refusals),
    },
  };
}

/**
 * Returns the document as JSON.
 * @param version of the package
 */
export function createOpenApi(version: string): OpenApi {
  const operations = Object.entries(API) as [OperationKey, Operation][];
  const paths: OpenApi['paths'] = {};
  for (const [key, operation] of operations) {
    const [method, path] = key.split(' ') as [string, string];
    paths[path] = { ...paths[path], [method.toLowerCase()]: describeOperation(key, operation) };
  }
  const forms = operations.flatMap(([, { body }]) =>
    isFormBody(body) ? Object.entries(body.forms).map(([kind, form]) => [kind, describeForm(form)]) : [],
  );
  return {
    openapi: '3.1.0',
    info: {
      title: 'Saaristo API',
      version,
      description: 'The calls of the widgets: what a server has to answer (docs/calls.md).',
    },
    paths,
    components: { schemas: { refusal: REFUSAL, ...Object.fromEntries(forms) } },
  };
}

/** Writes `openapi.json` into the folder of the build. */
export function openApiFile(version: string): Plugin {
  return {
    name: 'saaristo-openapi',
    apply: 'build',
    generateBundle() {
      const source = JSON.stringify(createOpenApi(version));
      this.emitFile({ type: 'asset', fileName: 'openapi.json', source });
    },
  };
}
