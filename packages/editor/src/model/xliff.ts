/**
 * Writes and reads translations as XLIFF 2.0 (OASIS, 2014). Tags of rich text are placeholders (`ph`): a translator moves them, and an
 * imported file cannot bring others.
 */
import type { TextPair } from './translation.ts';

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

/** Splits HTML into texts and tags; each tag is at an odd index. A text without HTML is one part. */
const splitTags = (text: string, isHtml: boolean): string[] => (isHtml ? text.split(/(<[^<>]*>)/) : [text]);

const isTag = (index: number): boolean => index % 2 === 1;

/** Decodes the entities of a text of HTML. */
const decodeHtml = (text: string): string =>
  // Without an element around it, white space at the beginning is lost.
  text.includes('&') ? new DOMParser().parseFromString(`<i>${text}</i>`, 'text/html').body.textContent : text;

const encodeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Writes a text with its tags as placeholders. */
const writeContent = (text: string, isHtml: boolean): string =>
  splitTags(text, isHtml)
    .map((part, index) =>
      isTag(index)
        ? `<ph id="${(index + 1) / 2}" dataRef="d${(index + 1) / 2}"/>`
        : escapeXml(isHtml ? decodeHtml(part) : part),
    )
    .join('');

/** Whether two texts have the same tags, so that placeholders of one stand for those of the other. */
const hasSameTags = (a: string, b: string): boolean =>
  JSON.stringify(splitTags(a, true).filter((_, index) => isTag(index))) ===
  JSON.stringify(splitTags(b, true).filter((_, index) => isTag(index)));

function writeUnit({ key, source, target, isHtml, state }: TextPair, index: number): string {
  const tags = splitTags(source, isHtml).filter((_, at) => isTag(at));
  const data = tags.map((tag, at) => `<data id="d${at + 1}">${escapeXml(tag)}</data>`).join('');
  const isDone = state === 'translated' && target !== '' && (!isHtml || hasSameTags(source, target));
  return [
    `<unit id="u${index + 1}" name="${escapeXml(key)}">`,
    data && `<originalData>${data}</originalData>`,
    `<segment state="${isDone ? 'translated' : 'initial'}">`,
    `<source xml:space="preserve">${writeContent(source, isHtml)}</source>`,
    isDone && `<target xml:space="preserve">${writeContent(target, isHtml)}</target>`,
    '</segment></unit>',
  ]
    .filter(Boolean)
    .join('');
}

/** Writes the texts of a page. Texts that are outdated or not translated have no target. */
export const writeXliff = (
  pairs: readonly TextPair[],
  languages: { source: string; target: string },
  name: string,
): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<xliff xmlns="${NAMESPACE}" version="2.0" srcLang="${escapeXml(languages.source)}" trgLang="${escapeXml(languages.target)}">
<file id="page" original="${escapeXml(name)}">
${pairs.map(writeUnit).join('\n')}
</file>
</xliff>
`;

/** Texts of a file by the keys of their pairs. */
export interface ReadXliff {
  texts: Map<string, string>;
  /** Units that do not fit the page: unknown, of another source text, or without its tags. */
  skipped: number;
}

/** Returns the content of a target as the page stores it; undefined if its placeholders are not those of the source. */
function readContent(target: Element, { source, isHtml }: TextPair): string | undefined {
  const tags = splitTags(source, isHtml).filter((_, index) => isTag(index));
  const used: number[] = [];
  let text = '';
  for (const node of target.childNodes) {
    if (node.nodeType === Node.TEXT_NODE || node.nodeType === Node.CDATA_SECTION_NODE)
      text += isHtml ? encodeHtml(node.nodeValue ?? '') : (node.nodeValue ?? '');
    else if (node.nodeType === Node.ELEMENT_NODE && (node as Element).localName === 'ph') {
      const id = Number((node as Element).getAttribute('id'));
      if (tags[id - 1] === undefined) return undefined;
      used.push(id);
      text += tags[id - 1];
    } else if (node.nodeType !== Node.COMMENT_NODE) return undefined;
  }
  const isComplete = used.length === tags.length && new Set(used).size === tags.length;
  return isComplete ? text : undefined;
}

/**
 * Reads the translations of a file.
 * @throws Error if the file is too large, is no XLIFF 2, or has too many units
 */
export function readXliff(file: string, pairs: readonly TextPair[]): ReadXliff {
  if (file.length > MAX_XLIFF_BYTES) throw new Error('The file is too large.');
  // No translation tool needs a document type, whose entities may grow without bounds.
  if (/<!DOCTYPE/i.test(file)) throw new Error('The file has a document type.');
  const document = new DOMParser().parseFromString(file, 'application/xml');
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
  const read: ReadXliff = { texts: new Map(), skipped: 0 };
  for (const unit of units) {
    const target = unit.querySelector('segment > target');
    if (!target?.textContent.trim()) continue;
    const pair = byKey.get(unit.getAttribute('name') ?? '');
    const source = unit.querySelector('segment > source');
    const isCurrent = pair && source && readContent(source, pair) === normaliseSource(pair);
    const text = isCurrent ? readContent(target, pair) : undefined;
    if (text === undefined) read.skipped += 1;
    else read.texts.set(unit.getAttribute('name')!, text);
  }
  return read;
}

/** Returns the source text in the form that writing and reading give it: entities are those of `encodeHtml`. */
const normaliseSource = ({ source, isHtml }: TextPair): string =>
  splitTags(source, isHtml)
    .map((part, index) =>
      isTag(index) ? part : isHtml ? encodeHtml(cleanXml(decodeHtml(part))) : cleanXml(part),
    )
    .join('');
