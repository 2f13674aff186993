/** Finds the values of a block that are still those of its widget's example. */
import { joinPath, type Kind, type Leaf, listLeaves, type Path, readPicture, toText } from 'saaristo/form';
import type { Messages } from '../messages.ts';
import type { Catalogue, Widget } from './catalogue.ts';
import type { Item } from './item.ts';
import { describeField, listParts } from './slots.ts';

/** Returns the translations of a text of a widget's example, by language (BCP 47). */
const findTranslations = ({ exampleTexts = {} }: Widget, text: string): Readonly<Record<string, string>> =>
  Object.hasOwn(exampleTexts, text) ? exampleTexts[text]! : {};

/** Returns a text of a widget's example in a language, or unchanged if it has no translation. */
export const translateExample = (widget: Widget, text: string, language: string): string =>
  findTranslations(widget, text)[language] ?? text;

/** Kinds of values that an editor replaces. The others are settings. */
const KINDS: ReadonlySet<Kind> = new Set([
  'text',
  'long-text',
  'rich-text',
  'picture',
  'number',
  'date',
  'product',
  'recipe',
  'either',
  'other',
]);

/** Numbers below it are often right by chance. */
const MIN_NUMBER = 10;

/** Whether a text looks like a setting, such as a unit or a code. */
const isIdentifier = (text: string): boolean => /^(?:[a-z#._-]+|[A-Z]+)$/.test(text);

/** Returns the text to compare. Links of rich text are left out, because a new block has others. */
const getText = ({ kind, value }: Leaf): string =>
  kind === 'picture' ? readPicture(value).url : toText(value).replaceAll(/ href="[^"]*"/g, '');

/** Returns a path without the indexes of list items, which may be moved. */
const joinNames = (path: Path): string => path.filter((step) => typeof step === 'string').join('.');

const isReplaced = (widget: Widget, leaf: Leaf): boolean => {
  const { kind, value } = leaf;
  if (!KINDS.has(kind)) return false;
  if (typeof value === 'number') return Math.abs(value) >= MIN_NUMBER;
  const text = getText(leaf);
  if (text === '') return false;
  const isProse = (kind !== 'text' && kind !== 'either') || !isIdentifier(text);
  return isProse || Object.keys(findTranslations(widget, text)).length > 0;
};

const known = new WeakMap<Widget, ReadonlySet<string>>();

/** Returns the values of a widget's example in all languages, with the names of their paths. */
function listKnown(widget: Widget): ReadonlySet<string> {
  const cached = known.get(widget);
  if (cached) return cached;
  const found = new Set(
    [...listLeaves(widget.props, widget.example)]
      .filter((leaf) => isReplaced(widget, leaf))
      .flatMap((leaf) =>
        [toText(leaf.value), ...Object.values(findTranslations(widget, toText(leaf.value)))]
          .map((text) => (leaf.kind === 'picture' ? leaf.value : text))
          .map((value) => `${joinNames(leaf.path)} ${getText({ ...leaf, value })}`),
      ),
  );
  known.set(widget, found);
  return found;
}

/** Returns the paths of a block's values, and of those in its slots, that are still their widget's example, in the order of the form. Empty for a block that did not begin as one. */
export const findExamples = (item: Item, catalogue: Catalogue): Path[] =>
  listParts(item).flatMap((part) => findOwnExamples(part, catalogue).map((path) => [...part.path, ...path]));

/** Fields that the choice of a product or a recipe fills together. They have one origin. */
export const CHOSEN: Readonly<Record<'titles' | 'pictures' | 'times', readonly string[]>> = {
  titles: ['title', 'header', 'name'],
  pictures: ['image'],
  times: ['totalTime'],
};
const isNamed = ({ path }: Leaf, names: readonly string[]): boolean => names.includes(String(path.at(-1)));

/**
 * Tells whether the fields of an object were filled by a choice: its number is not that of the example; without a number, neither the title
 * nor the picture is.
 */
function isChosen(fields: readonly Leaf[], isExample: (leaf: Leaf) => boolean): boolean {
  const numbers = fields.filter(({ kind }) => kind === 'product' || kind === 'recipe');
  if (numbers.length > 0) return !numbers.some(isExample);
  const title = fields.find((leaf) => isNamed(leaf, CHOSEN.titles));
  const picture = fields.find((leaf) => isNamed(leaf, CHOSEN.pictures));
  return title !== undefined && picture !== undefined && !isExample(title) && !isExample(picture);
}

function findOwnExamples({ type, props: { value, example } }: Item, catalogue: Catalogue): Path[] {
  const widget = catalogue.get(type);
  if (!example || !widget) return [];
  const examples = listKnown(widget);
  const leaves = [...listLeaves(widget.props, value)];
  const isExample = (leaf: Leaf): boolean => examples.has(`${joinNames(leaf.path)} ${getText(leaf)}`);
  const parentOf = ({ path }: Leaf): string => joinPath(path.slice(0, -1));
  return leaves.flatMap((leaf) =>
    isExample(leaf) &&
    !(
      isNamed(leaf, Object.values(CHOSEN).flat()) &&
      isChosen(
        leaves.filter((one) => parentOf(one) === parentOf(leaf)),
        isExample,
      )
    )
      ? [leaf.path]
      : [],
  );
}

/** Maximum fields that are named. */
const MAX_NAMED = 3;

/** Names the fields that are still an example; undefined if there are none. */
export function describeExamples(
  item: Item,
  paths: readonly Path[],
  catalogue: Catalogue,
  t: Messages,
): string | undefined {
  if (paths.length === 0) return undefined;
  const names = paths.slice(0, MAX_NAMED).map((path) => describeField(item, path, catalogue, t));
  return t.examplesLeft(names.join('; '), paths.length - names.length);
}
