/**
 * Changes the texts of a part of the page as browsers' translation and extensions do, also texts that are inserted later. The texts stay
 * the same, so that results can be compared.
 */

/**
 * How the texts are changed:
 * - `moved`: each text node moves into two `<font>` elements;
 * - `replaced`: two `<font>` elements with a new text node replace it, as in Chrome;
 * - `highlighted`: a `<mark>` and a new text node replace it, as extensions do that mark words;
 * - `split`: its content is split off and moves into a `<mark>`, as other extensions do;
 * - `surrounded`: empty elements are inserted around it, as extensions do that offer a dictionary.
 */
export type Translation = (typeof TRANSLATIONS)[number];

export const TRANSLATIONS = ['moved', 'replaced', 'highlighted', 'split', 'surrounded'] as const;

/** Elements that a change adds. */
const ADDED = 'font, mark, saaristo-extension';

/** Elements whose texts stay. */
const LEFT = 'script, style, option, textarea';

/** @returns a function that stops the changes of later texts */
export function translate(root: Element, how: Translation): () => void {
  const handled = new WeakSet<Node>();
  const observer = new MutationObserver(() => {
    changeAll();
  });
  function changeAll(): void {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (text.data.trim() === '' || text.parentElement!.matches(`${ADDED}, ${LEFT}`) || handled.has(text))
        continue;
      change(text);
      if (how === 'surrounded') handled.add(text);
    }
    observer.takeRecords();
  }
  const create = (name: string, ...content: (Node | string)[]): HTMLElement => {
    const element = document.createElement(name);
    element.append(...content);
    return element;
  };
  function change(text: Text): void {
    const { data } = text;
    if (how === 'moved') {
      const outer = create('font');
      text.before(outer);
      outer.append(create('font', text));
    } else if (how === 'replaced') text.replaceWith(create('font', create('font', data)));
    else if (how === 'highlighted') {
      const rest = document.createTextNode('');
      text.replaceWith(create('mark', data), rest);
    } else if (how === 'split') {
      const end = text.splitText(0);
      const mark = create('mark');
      end.replaceWith(mark);
      mark.append(end);
    } else {
      text.before(create('saaristo-extension'));
      text.after(create('saaristo-extension'));
    }
  }
  changeAll();
  observer.observe(root, { subtree: true, childList: true });
  return () => observer.disconnect();
}
