/**
 * Writes and reads translations as XLIFF 2.0 (OASIS, 2014): those of pages in the editor, those of widgets by `saaristo texts`. Tags of rich
 * text and values of messages are placeholders (`ph`): a translator moves them, and an imported file cannot bring others.
 */

/** A text beside the one that it is translated from. */
export interface TranslationUnit {
  /** Identifies the unit within the file. */
  key: string;
  source: string;
  target: string;
  state: 'translated' | 'untranslated' | 'outdated';
  /** Whether the text is rich text. */
  isHtml: boolean;
  /** Whether `{name}` in the text stands for a value. */
  hasValues?: boolean;
}

const NAMESPACE = 'urn:oasis:names:tc:xliff:document:2.0';

/** Maximum size of an imported file in bytes, and of its units. */
export const MAX_XLIFF_BYTES = 2_000_000;
const MAX_UNITS = 5000;

/** Removes the characters that XML 1.0 does not have. */
const cleanXml = (text: string): string =>
  // oxlint-disable-next-line no-control-regex
  text.replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '');

const escapeXml = (text: string): string =>
  cleanXml(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

type Format = Pick<TranslationUnit, 'isHtml' | 'hasValues'>;

/** Splits a text into parts and tags (or values); each tag is at an odd index. A plain text is one part. */
const splitTags = (text: string, { isHtml, hasValues }: Format): string[] =>
  isHtml ? text.split(/(<[^<>]*>)/) : hasValues ? text.split(/(\{\w+\})/) : [text];

const isTag = (index: number): boolean => index % 2 === 1;
const listTags = (text: string, format: Format): string[] =>
  splitTags(text, format).filter((_, index) => isTag(index));

/** Decodes the entities of a text of HTML. */
const decodeHtml = (text: string): string =>
  // Without an element around it, white space at the beginning is lost.
  text.includes('&') ? new DOMParser().parseFromString(`<i>${text}</i>`, 'text/html').body.textContent : text;

const encodeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/**
 * Writes a text with its tags as placeholders.
 * @param tags those of the source, which the placeholders count
 * @returns undefined if the text has others
 */
function writeContent(text: string, format: Format, tags: readonly string[]): string | undefined {
  const left: (string | undefined)[] = [...tags];
  let hasOthers = false;
  const content = splitTags(text, format).map((part, index) => {
    if (!isTag(index)) return escapeXml(format.isHtml ? decodeHtml(part) : part);
    const at = left.indexOf(part);
    if (at === -1) hasOthers = true;
    else left[at] = undefined;
    return `<ph id="${at + 1}" dataRef="d${at + 1}"/>`;
  });
  return hasOthers || left.some((tag) => tag !== undefined) ? undefined : content.join('');
}

function writeUnit(unit: TranslationUnit, index: number): string {
  const { key, source, target, state } = unit;
  const tags = listTags(source, unit);
  const data = tags.map((tag, at) => `<data id="d${at + 1}">${escapeXml(tag)}</data>`).join('');
  const done = state === 'translated' && target !== '' ? writeContent(target, unit, tags) : undefined;
  return [
    `<unit id="u${index + 1}" name="${escapeXml(key)}">`,
    data && `<originalData>${data}</originalData>`,
    `<segment state="${done === undefined ? 'initial' : 'translated'}">`,
    `<source xml:space="preserve">${writeContent(source, unit, tags)}</source>`,
    done !== undefined && `<target xml:space="preserve">${done}</target>`,
    '</segment></unit>',
  ]
    .filter(Boolean)
    .join('');
}

/**
 * Writes a file. Texts that are outdated or not translated have no target.
 * @param languages BCP 47 tags
 * @param name the widget or component of the texts
 */
export const writeXliff = (
  pairs: readonly TranslationUnit[],
  languages: { source: string; target: string },
  name: string,
): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<xliff xmlns="${NAMESPACE}" version="2.0" srcLang="${escapeXml(languages.source)}" trgLang="${escapeXml(languages.target)}">
<file id="texts" original="${escapeXml(name)}">
${pairs.map(writeUnit).join('\n')}
</file>
</xliff>
`;

/** Texts of a file by the keys of their pairs. */
export interface ReadXliff {
  texts: Map<string, string>;
  /** Keys of units that do not fit: unknown, of another source text, or without its tags. */
  skipped: string[];
}

/** Returns the content of a target as it is stored; undefined if its placeholders are not those of the source. */
function readContent(target: Element, { source, ...format }: TranslationUnit): string | undefined {
  const tags = listTags(source, format);
  const used: number[] = [];
  let text = '';
  for (const node of target.childNodes) {
    if (node.nodeType === node.TEXT_NODE || node.nodeType === node.CDATA_SECTION_NODE)
      text += format.isHtml ? encodeHtml(node.nodeValue ?? '') : (node.nodeValue ?? '');
    else if (node.nodeType === node.ELEMENT_NODE && (node as Element).localName === 'ph') {
      const id = Number((node as Element).getAttribute('id'));
      if (tags[id - 1] === undefined) return undefined;
      used.push(id);
      text += tags[id - 1];
    } else if (node.nodeType !== node.COMMENT_NODE) return undefined;
  }
  const isComplete = used.length === tags.length && new Set(used).size === tags.length;
  return isComplete ? text : undefined;
}

/**
 * Reads the translations of a file.
 * @param parser for a process without a window
 * @throws Error if the file is too large, is no XLIFF 2, or has too many units
 */
export function readXliff(
  file: string,
  pairs: readonly TranslationUnit[],
  parser: DOMParser = new DOMParser(),
): ReadXliff {
  if (file.length > MAX_XLIFF_BYTES) throw new Error('The file is too large.');
  // No translation tool needs a document type, whose entities may grow without bounds.
  if (/<!DOCTYPE/i.test(file)) throw new Error('The file has a document type.');
  const document = parser.parseFromString(file, 'application/xml');
  const { documentElement: root } = document;
  if (
    document.querySelector('parsererror') ||
    root.localName !== 'xliff' ||
    !root.getAttribute('version')?.startsWith('2')
  )
    throw new Error('The file is no XLIFF 2.');
  const units = [...document.querySelectorAll('unit')];
  if (units.length > MAX_UNITS) throw new Error('The file has too many texts.');
  const byKey = new Map(pairs.map((pair) => [pair.key, pair]));
  const read: ReadXliff = { texts: new Map(), skipped: [] };
  for (const unit of units) {
    const target = unit.querySelector('segment > target');
    if (!target?.textContent.trim()) continue;
    const key = unit.getAttribute('name') ?? '';
    const pair = byKey.get(key);
    const source = unit.querySelector('segment > source');
    const isCurrent = pair && source && readContent(source, pair) === normaliseSource(pair);
    const text = isCurrent ? readContent(target, pair) : undefined;
    if (text === undefined) read.skipped.push(key);
    else read.texts.set(key, text);
  }
  return read;
}

/** Returns the source text in the form that writing and reading give it: entities are those of `encodeHtml`. */
const normaliseSource = ({ source, ...format }: TranslationUnit): string =>
  splitTags(source, format)
    .map((part, index) =>
      isTag(index) ? part : format.isHtml ? encodeHtml(cleanXml(decodeHtml(part))) : cleanXml(part),
    )
    .join('');
