/** What an editor's browser sends as a page, as far as it can be one. */
import { isRecord } from 'saaristo/schemas';
import { storableText } from '../../http/checked.ts';
import type { Block, PageDetails } from '../../model/content.ts';

/** More blocks than anybody wants on a page, and few enough to be read. */
const MAX_BLOCKS = 500;
export const MAX_TITLE_LENGTH = 200;
const MAX_DESCRIPTION_LENGTH = 500;

const WIDGET = /^[a-z][a-z0-9-]{0,59}$/;
const PATH = /^\/(?:[\w~-][\w.~-]*(?:\/[\w~-][\w.~-]*)*\/?)?$/;
const LOAD_STRATEGIES = ['eager', 'visible', 'idle', 'interaction'];

/** Programs ask for files at such paths: `/robots.txt`, `/sitemap.xml`, `/favicon.ico`. */
const FILE_NAME = /\.[a-z][a-z0-9]{1,4}\/?$/i;

/** Whether a text can be the path of a page; the router knows which of them are the server's own (`hasOwnRoute`). */
export const isPagePath = (path: string): boolean => path.length <= MAX_TITLE_LENGTH && PATH.test(path);

/** Whether a path looks like a file's. */
export const isFilePath = (path: string): boolean => FILE_NAME.test(path);

/** A text as the database can hold it, cut between characters. */
export const truncateText = (text: string, most: number): string => storableText(text.slice(0, most));

/** Deeper than any widget's props. */
const MAX_DEPTH = 40;

const isTooDeep = (value: unknown, left = MAX_DEPTH): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (left === 0 || Object.values(value).some((part) => isTooDeep(part, left - 1)));

function parseBlock(value: unknown): Block | undefined {
  if (!isRecord(value)) return undefined;
  const { widget, props, load, version, html } = value;
  if (typeof html === 'string') return { html };
  if (typeof widget !== 'string' || !WIDGET.test(widget) || !isRecord(props)) return undefined;
  return {
    widget,
    ...(Number.isInteger(version) && { version: version as number }),
    props,
    ...(typeof load === 'string' && LOAD_STRATEGIES.some((one) => load.startsWith(one)) && { load }),
  };
}

/**
 * The page in what was sent: title and description cut to their lengths, blocks as they are. What is wrong in a block's props is said where
 * it is shown: an editor's work is kept, right or wrong.
 * @returns undefined where something is no page at all
 */
export function parsePageDetails(value: unknown): PageDetails | undefined {
  if (!isRecord(value) || !Array.isArray(value['blocks'])) return undefined;
  const { title, description, unlisted } = value;
  if (typeof title !== 'string' || typeof description !== 'string' || isTooDeep(value['blocks']))
    return undefined;
  const blocks = value['blocks'].map(parseBlock);
  if (blocks.length > MAX_BLOCKS || blocks.includes(undefined)) return undefined;
  return {
    title: truncateText(title, MAX_TITLE_LENGTH),
    description: truncateText(description, MAX_DESCRIPTION_LENGTH),
    ...(unlisted === true && { unlisted }),
    blocks: blocks as Block[],
  };
}
