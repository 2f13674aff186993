/**
 * `saaristo/api`: the description of the API that the widgets call, for servers in TypeScript: the type and the schema of every answer,
 * and functions that check input. `saaristo/openapi.json` is the same for other languages.
 */
export * from '#api/contract/index.ts';
