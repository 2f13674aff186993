/** Converts pasted HTML, above all of word processors, to rich text of a page. */

/** Level, from 1 to 9, and kind of a list item that Word writes as a paragraph; undefined for other paragraphs. */
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

/** Returns pasted HTML with real lists, and with headings from the second level: the first one is the page's title. */
export function toRichText(html: string): string {
  // Word marks list bullets by conditional comments. The bullets are removed by their style.
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const heading of body.querySelectorAll('h1')) {
    const lower = body.ownerDocument.createElement('h2');
    lower.append(...heading.childNodes);
    heading.replaceWith(lower);
  }
  convertWordLists(body);
  return body.innerHTML;
}
