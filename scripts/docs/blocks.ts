/** Creates docs/blocks/, the block catalogue for people, from the same definitions as dist/widgets.json. */
import { catalogueEntry } from '../../packages/build/catalogue.ts';
import { describeReservedHeight } from '../../packages/build/reserved-space.ts';
import type { LoadedDefinition } from '../../packages/build/widgets.ts';
import { AREA_TITLES } from '../../packages/build/estate/areas.ts';

interface PropSchema {
  type?: string;
  format?: string;
  enum?: unknown[];
  anyOf?: PropSchema[];
  items?: PropSchema;
  title?: string;
  description?: string;
  default?: unknown;
}

/** Names of the text formats for people. */
const FORMATS: Record<string, string> = {
  'rich-text': 'rich text',
  'long-text': 'long text',
  link: 'address',
  product: 'product number',
  recipe: 'recipe id',
};
const COMMON = new Set(['site', 'language', 'texts']);

/**
 * Returns the pages as Markdown by their file name in docs/blocks/: README.md lists all widgets, and each area has a page.
 * @param widgets sorted by name
 * @param pictures names of the widgets that have a picture in docs/pictures/
 */
export function renderBlocksPages(
  widgets: readonly LoadedDefinition[],
  pictures: ReadonlySet<string>,
): Map<string, string> {
  const areas = Object.entries(AREA_TITLES).flatMap(([area, title]) => {
    const own = widgets.filter((widget) => widget.area === area);
    return own.length > 0 ? [{ area, title, own }] : [];
  });
  const index = `# Block catalogue

Every widget that a marker can name. The pages of the areas list the props of each widget, and its texts by key, which \`texts\` (of the block) and \`messages\` (of the page) replace.
Every widget also has the props \`site\`, \`language\` and \`texts\`. \`npm run docs\` writes these pages from the widgets' definitions; \`dist/widgets.json\` has the same data for programs.

${areas
  .map(
    ({ area, title, own }) => `## [${title}](${area}.md)

${renderTable(
  ['widget', 'title', 'description'],
  own.map(({ name, definition }) => [
    `[${name}](${area}.md#${name})`,
    definition.title,
    definition.description,
  ]),
)}`,
  )
  .join('\n')}`;
  return new Map([
    ['README.md', index],
    ...areas.map(({ area, title, own }): [string, string] => [
      `${area}.md`,
      `# ${title}

Props and texts of each widget; [all blocks](README.md).

${own.map((widget) => renderSection(widget, pictures.has(widget.name))).join('\n')}`,
    ]),
  ]);
}

function renderSection(widget: LoadedDefinition, hasPicture: boolean): string {
  const entry = catalogueEntry(widget, []);
  const { properties, required = [] } = entry.props as {
    properties: Record<string, PropSchema>;
    required?: string[];
  };
  const props = Object.entries(properties).filter(([name]) => !COMMON.has(name));
  const { either = [] } = widget.definition;
  const { fi, se, en } = widget.definition.texts;
  const height = describeReservedHeight(widget.definition);
  return `## ${entry.name}

${entry.title}. ${entry.description}${hasPicture ? `\n\n![${entry.title}](../pictures/${entry.name}.webp)` : ''}

Loads: \`${entry.load}\`. Reserved height: ${height}.${either.map((names) => ` Needs ${names.map((name) => `\`${name}\``).join(' or ')}.`).join('')}

${renderTable(
  ['prop', 'type', 'default', 'meaning'],
  props.map(([name, prop]) => [
    `\`${name}\`${required.includes(name) ? ' *' : ''}`,
    describeType(prop),
    prop.default === undefined ? '' : `\`${JSON.stringify(prop.default)}\``,
    [prop.title, prop.description].filter(Boolean).join('. '),
  ]),
)}
${
  (entry.slots ?? []).length > 0
    ? `${renderTable(
        ['slot', 'meaning'],
        entry.slots!.map(({ name, title, description }) => [
          name === '' ? 'default' : `\`${name}\``,
          [title, description].filter(Boolean).join('. '),
        ]),
      )}\n`
    : ''
}${renderTable(
    ['text', 'fi', 'se', 'en'],
    Object.keys(fi).map((key) => [`\`${key}\``, fi[key] ?? '', se[key] ?? '', en[key] ?? '']),
  )}`;
}

function describeType({ type, format, enum: values, anyOf, items }: PropSchema): string {
  if (format) return FORMATS[format] ?? format;
  if (values) return values.map((value) => `\`${JSON.stringify(value)}\``).join(' or ');
  if (anyOf) return anyOf.map(describeType).join(' or ');
  return type === 'array' ? `list of ${items ? describeType(items) : 'anything'}` : (type ?? 'anything');
}

const renderTable = (head: string[], rows: string[][]): string =>
  rows.length === 0
    ? ''
    : [head, head.map(() => '---'), ...rows].map((row) => `| ${row.map(escape).join(' | ')} |`).join('\n') +
      '\n';

const escape = (cell: string): string => cell.replace(/\|/g, '\\|').replace(/\s*\n\s*/g, ' ');
