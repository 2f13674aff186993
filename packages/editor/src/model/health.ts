/** Checks the health of a page: its texts for searches, pictures, headings, links and weight. */
import { type Leaf, type Path, toText } from 'saaristo/form';
import { isCanonical } from 'saaristo/page-details';
import type { PageDetails, PageHealth } from '../contract.ts';
import type { HealthMessages } from '../messages/en.ts';
import { type BlockProblem, isFileName, type Topic } from './value-problems.ts';

export type { BlockProblem, Topic } from './value-problems.ts';

/** A finding about a page. */
export interface Finding {
  topic: Topic;
  /** The block's id; null for the page itself. */
  block: string | null;
  /** The block's field, or the page's, such as `title`. */
  path: Path;
  message: string;
  /** Whether the page works without the change. Publishing does not ask about it. */
  isAdvice: boolean;
}

/** Characters that searches show of a title and of a description. */
export const MAX_SHOWN = { title: 65, description: 160 } as const;

/** Compressed bytes of the blocks' code above which a page is heavy: a second on a slow phone connection of 2.4 Mbit/s. */
export const MAX_BYTES = 300_000;

/** Whether an element has a text for screen readers. */
const hasName = (element: Element): boolean =>
  element.textContent.trim() !== '' ||
  Boolean(element.getAttribute('aria-label')?.trim()) ||
  [...element.querySelectorAll('img')].some((image) => image.alt.trim() !== '') ||
  element.querySelector('svg title') !== null;

const isHidden = (element: Element): boolean => element.closest('[aria-hidden="true"], [hidden]') !== null;

function* findHtmlProblems({ body }: Document, t: HealthMessages): Generator<Omit<BlockProblem, 'path'>> {
  for (const image of body.querySelectorAll('img')) {
    if (!image.hasAttribute('alt') && !isHidden(image)) yield { topic: 'pictures', message: t.altMissing };
    else if (isFileName(image.alt)) yield { topic: 'pictures', message: t.altIsFileName(image.alt) };
  }
  for (const heading of body.querySelectorAll('h1, h2, h3, h4, h5, h6'))
    if (!hasName(heading) && !isHidden(heading)) yield { topic: 'structure', message: t.headingEmpty };
  for (const link of body.querySelectorAll('a[href]'))
    if (!hasName(link) && !isHidden(link)) yield { topic: 'links', message: t.linkWithoutText };
  for (const table of body.querySelectorAll('table'))
    if (table.rows.length > 1 && !table.querySelector('th') && table.role !== 'presentation')
      yield { topic: 'structure', message: t.tableWithoutHeadings };
}

/** Checks the pictures, headings, links and tables in rich texts. Each problem of a text is listed once. */
export const findHtmlTextProblems = (texts: readonly Leaf[], t: HealthMessages): BlockProblem[] =>
  texts.flatMap(({ value, path }): BlockProblem[] => {
    const html = toText(value);
    if (!html.includes('<')) return [];
    const found = findHtmlProblems(new DOMParser().parseFromString(html, 'text/html'), t);
    const byMessage = new Map([...found].map((one) => [one.message, { ...one, path }]));
    return [...byMessage.values()];
  });

/** Checks the title and the description of a page. Templates that take both from their entry are not checked. */
export function findTextFindings(
  { title, description, searchTitle = '', canonical = '', unlisted }: Omit<PageDetails, 'blocks'>,
  { sameTitle = [] }: Partial<PageHealth>,
  t: HealthMessages & { noTitle: string },
): Finding[] {
  const find = (field: keyof PageDetails, message: string, isAdvice = true): Finding => ({
    topic: 'search',
    block: null,
    path: [field],
    message,
    isAdvice,
  });
  const [name, words] = [title.trim(), description.trim()];
  if (name === '') return [find('title', t.noTitle, false)];
  if (unlisted) return [];
  const own = searchTitle.trim();
  return [
    ...(canonical.trim() !== '' && !isCanonical(canonical.trim())
      ? [find('canonical', t.badCanonical, false)]
      : []),
    ...((own || name).length > MAX_SHOWN.title
      ? [find(own ? 'searchTitle' : 'title', t.titleLong(MAX_SHOWN.title))]
      : []),
    ...sameTitle.slice(0, 1).map(({ path }) => find('title', t.sameTitle(path))),
    ...(words === '' ? [find('description', t.descriptionMissing)] : []),
    ...(words.length > MAX_SHOWN.description
      ? [find('description', t.descriptionLong(MAX_SHOWN.description))]
      : []),
    ...(words !== '' && words.toLowerCase() === name.toLowerCase()
      ? [find('description', t.descriptionIsTitle)]
      : []),
  ];
}

/** A heading on the canvas. */
interface Heading {
  /** The block's id. */
  block: string;
  level: number;
  text: string;
  /** Whether the heading is of rich text, whose level an editor chooses. */
  isOwn: boolean;
}

/** Checks the levels of headings. `undefined` stands for a block whose headings are not known yet. */
export function findHeadingFindings(
  headings: readonly (Heading | undefined)[],
  t: HealthMessages,
): Finding[] {
  const found: Finding[] = [];
  const isComplete = !headings.includes(undefined);
  let last: number | undefined;
  let hasMain = false;
  const add = (block: string | null, message: string, isAdvice = false): void =>
    void found.push({ topic: 'structure', block, path: [], message, isAdvice });
  for (const heading of headings) {
    if (heading) {
      const { block, level, text, isOwn } = heading;
      if (level === 1 && hasMain && isOwn) add(block, t.headingSecondMain(text));
      else if (last !== undefined && level > last + 1 && isOwn)
        add(block, t.headingSkipped(text, level, last));
      hasMain ||= level === 1;
    }
    last = heading?.level;
  }
  if (isComplete && headings.length > 0 && !hasMain) add(null, t.noMainHeading, true);
  return found;
}

/** A block with the files of its widget. */
export interface Weighed {
  id: string;
  title: string;
  chunks: readonly string[];
}

/** Returns the bytes of each block's files, and of all together. Shared files count once in the sum. */
export function weighBlocks(
  blocks: readonly Weighed[],
  bytes: PageHealth['chunkBytes'],
): { own: number[]; total: number } {
  const sum = (files: Iterable<string>): number =>
    [...files].reduce((total, file) => total + (bytes[file] ?? 0), 0);
  return {
    own: blocks.map(({ chunks }) => sum(new Set(chunks))),
    total: sum(new Set(blocks.flatMap(({ chunks }) => chunks))),
  };
}
