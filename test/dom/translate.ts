/** Translates a part of the page as browsers do: puts each text into two `<font>` elements, also texts that are inserted later. */

/**
 * `moved`: the text node itself moves into the `<font>`; `replaced`: a new text node replaces it, as in Chrome. The
 * translation is the same text, so that results can be compared.
 */
export type Translation = 'moved' | 'replaced';

/** @returns a function that stops the translation of later texts */
export function translate(root: Element, how: Translation): () => void {
  const observer = new MutationObserver(() => {
    wrapAll();
  });
  function wrapAll(): void {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts)
      if (text.data.trim() !== '' && !text.parentElement!.matches('font, script')) wrap(text);
    observer.takeRecords();
  }
  function wrap(text: Text): void {
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    outer.append(inner);
    if (how === 'moved') {
      text.before(outer);
      inner.append(text);
    } else {
      inner.append(text.data);
      text.replaceWith(outer);
    }
  }
  wrapAll();
  observer.observe(root, { subtree: true, childList: true });
  return () => observer.disconnect();
}
