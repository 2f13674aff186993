/**
 * `saaristo/define`: functions and types for a widget's definition, examples and migrations. It has no React, and visitors do not load it.
 * A project declares its sites and languages by `declare module 'saaristo/define' { interface Estate { … } }`.
 */
export type { Messages } from '#i18n/texts.ts';
export {
  defineWidget,
  editor,
  type EditorTexts,
  image,
  label,
  link,
  type LoadStrategy,
  type TextFormat,
  usedWith,
  type WidgetDefinition,
  type WidgetProps,
} from '#island/define.ts';
export type { Example, Examples, OldExamples } from '#island/examples.ts';
export type { Migrations } from '#island/migrate.ts';
export * from '#lib/site.ts';
