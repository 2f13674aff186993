/**
 * `saaristo/form`: the form of a widget's props, from the catalogue's JSON Schema, for the editor of a CMS. Runs anywhere, without React.
 */
export type { Path } from '#island/check-props.ts';
export * from '#island/form-model.ts';
export * from '#island/form-problems.ts';
export { isRecord } from '#lib/read.ts';
