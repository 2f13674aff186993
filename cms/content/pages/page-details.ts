/** What an editor's browser sends as a page, as far as it can be one. */
import { isRecord } from 'saaristo/schemas';
import { storableText } from '../../http/checked.ts';
import type { Block, PageDetails } from '../../model/content.ts';

/** More blocks than anybody wants on a page, and few enough to be read. */
const MOST_BLOCKS = 500;
export const LONGEST_TITLE = 200;
const LONGEST_DESCRIPTION = 500;

const WIDGET = /^[a-z][a-z0-9-]{0,59}$/;
const PATH = /^\/(?:[\w~-][\w.~-]*(?:\/[\w~-][\w.~-]*)*\/?)?$/;
const LOADS = ['eager', 'visible', 'idle', 'interaction'];

/** Programs ask for files at such paths: `/robots.txt`, `/sitemap.xml`, `/favicon.ico`. */
const FILE_NAME = /\.[a-z][a-z0-9]{1,4}\/?$/i;

/** Whether a text can be the path of a page; the router knows which of them are the server's own (`hasOwnRoute`). */
export const isPagePath = (path: string): boolean => path.length <= LONGEST_TITLE && PATH.test(path);

/** Whether a path looks like a file's. */
export const isFilePath = (path: string): boolean => FILE_NAME.test(path);

/** A text as the database can hold it, cut between characters. */
export const shortened = (text: string, most: number): string => storableText(text.slice(0, most));

/** Deeper than any widget's props. */
const DEEPEST = 40;

const isTooDeep = (value: unknown, left = DEEPEST): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (left === 0 || Object.values(value).some((part) => isTooDeep(part, left - 1)));

function blockOf(value: unknown): Block | undefined {
  if (!isRecord(value)) return undefined;
  const { widget, props, load, version, html } = value;
  if (typeof html === 'string') return { html };
  if (typeof widget !== 'string' || !WIDGET.test(widget) || !isRecord(props)) return undefined;
  return {
    widget,
    ...(Number.isInteger(version) && { version: version as number }),
    props,
    ...(typeof load === 'string' && LOADS.some((one) => load.startsWith(one)) && { load }),
  };
}

/**
 * The page in what was sent: title and description cut to their lengths, blocks as they are. What is wrong in a block's props is said where
 * it is shown: an editor's work is kept, right or wrong.
 * @returns undefined where something is no page at all
 */
export function pageDetails(value: unknown): PageDetails | undefined {
  if (!isRecord(value) || !Array.isArray(value['blocks'])) return undefined;
  const { title, description, unlisted } = value;
  if (typeof title !== 'string' || typeof description !== 'string' || isTooDeep(value['blocks']))
    return undefined;
  const blocks = value['blocks'].map(blockOf);
  if (blocks.length > MOST_BLOCKS || blocks.includes(undefined)) return undefined;
  return {
    title: shortened(title, LONGEST_TITLE),
    description: shortened(description, LONGEST_DESCRIPTION),
    ...(unlisted === true && { unlisted }),
    blocks: blocks as Block[],
  };
}
