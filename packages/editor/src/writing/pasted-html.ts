/** Converts pasted HTML, above all of word processors, to rich text of a page. */

/** Level, from 1 to 9, and kind of a list item that Word writes as a paragraph. Undefined for other paragraphs. */
function readWordItem(paragraph: Element): { level: number; isOrdered: boolean } | undefined {
  const style = (paragraph.getAttribute('style') ?? '').split(';').find((part) => part.includes('mso-list:'));
  const level = /\blevel([1-9])/.exec(style ?? '')?.[1];
  if (level === undefined) return undefined;
  const bullet = paragraph.querySelector('[style*="mso-list:Ignore"], [style*="mso-list: Ignore"]');
  const isOrdered = /^\s*\(?(?:\d+|[a-z]{1,4})[.)]/i.test(bullet?.textContent ?? '');
  bullet?.remove();
  return { level: Number(level), isOrdered };
}

/** Replaces the paragraphs that Word writes for list items by lists. */
function convertWordLists(body: HTMLElement): void {
  /** Open lists, outermost first. */
  let lists: Element[] = [];
  for (const child of body.querySelectorAll('p')) {
    const item = readWordItem(child);
    const isContinued = lists[0] !== undefined && child.previousElementSibling === lists[0];
    if (!isContinued) lists = [];
    if (!item) continue;
    lists = lists.slice(0, item.level);
    while (lists.length < item.level) {
      const list = body.ownerDocument.createElement(item.isOrdered ? 'ol' : 'ul');
      const around = lists[lists.length - 1];
      if (around)
        (around.lastElementChild ?? around.appendChild(body.ownerDocument.createElement('li'))).append(list);
      else child.before(list);
      lists.push(list);
    }
    const entry = body.ownerDocument.createElement('li');
    entry.append(...child.childNodes);
    lists[lists.length - 1]!.append(entry);
    child.remove();
  }
}

/** Comments, their marks and the marks of footnotes, in Word and Google Docs; the line above footnotes. */
const NOTES = [
  '[style*="mso-element:comment"]',
  '[style*="mso-special-character"]',
  '.MsoCommentReference',
  '.MsoFootnoteReference',
  '.MsoEndnoteReference',
  '[style*="mso-element:footnote-list"] > :is(br, hr)',
  '[style*="mso-element:endnote-list"] > :is(br, hr)',
  'div:has(> p > [href^="#cmnt_ref"])',
  '[href^="#cmnt"]',
].join();
const BLOCKS = 'p, h1, h2, h3, h4, h5, h6, ul, ol, table, blockquote, div';

/** Removes the marks of reviewers: deletions and comments. */
function removeReview(body: HTMLElement): void {
  // A deletion without its time is struck text.
  for (const one of body.querySelectorAll(`del:is([cite], [datetime]), .msoDel, ${NOTES}`)) one.remove();
  for (const one of body.querySelectorAll('.msoIns, .msoIns u, ins')) one.replaceWith(...one.childNodes);
  // Bookmarks of the document lead nowhere on the page.
  for (const one of body.querySelectorAll('a:is([href^="#_"], :not([href]))'))
    one.replaceWith(...one.childNodes);
}

/** Pictures whose data is not in the pasted text: files of the computer, and addresses of other services, which expire. */
const LOST = 'img:not([src^="data:image/" i], [src^="/"]:not([src^="//"]))';

const parse = (html: string): HTMLElement => new DOMParser().parseFromString(html, 'text/html').body;

/** Whether pasted HTML has pictures whose data is elsewhere. */
export const hasLostPictures = (html: string): boolean => parse(html).querySelector(LOST) !== null;

/** Removes paragraphs and line breaks that only make space. */
function removeSpace(body: HTMLElement): void {
  for (const one of body.querySelectorAll('p, h1, h2, h3, h4, h5, h6, div'))
    if (one.textContent.trim() === '' && !one.querySelector('img')) one.remove();
  for (const one of body.querySelectorAll('br'))
    if (!one.closest(BLOCKS) && body.querySelector(BLOCKS)) one.remove();
}

/** Makes the cells of Word's head rows header cells. */
function convertTableHeads(body: HTMLElement): void {
  for (const cell of body.querySelectorAll('thead td, tr[style*="mso-yfti-irow:-1"] td')) {
    const head = body.ownerDocument.createElement('th');
    for (const name of ['colspan', 'rowspan'])
      if (cell.hasAttribute(name)) head.setAttribute(name, cell.getAttribute(name)!);
    head.append(...cell.childNodes);
    cell.replaceWith(head);
  }
}

/**
 * Returns pasted HTML with real lists and table heads, without reviewers' marks and empty lines, and with headings from the second level: the
 * first one is the page's title.
 */
export function toRichText(html: string): string {
  // Word marks list bullets by conditional comments. The bullets are removed by their style.
  const body = parse(html);
  removeReview(body);
  for (const picture of body.querySelectorAll(LOST)) picture.remove();
  for (const heading of body.querySelectorAll('h1')) {
    const lower = body.ownerDocument.createElement('h2');
    lower.append(...heading.childNodes);
    heading.replaceWith(lower);
  }
  // A copy beside its source would have the same id.
  for (const heading of body.querySelectorAll('[id]')) heading.removeAttribute('id');
  convertWordLists(body);
  convertTableHeads(body);
  removeSpace(body);
  return body.innerHTML;
}
