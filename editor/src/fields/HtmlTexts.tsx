/** The texts, links and pictures of a layout: an editor changes the words, and the layout stays. */
import { useId, useMemo } from 'react';
import { useEditor } from '../context.ts';

const parse = (html: string): Document => new DOMParser().parseFromString(html, 'text/html');

/** Whether rich text has a layout of its own, that an editor of plain rich text would take from it. */
export const isLayout = (html: string): boolean =>
  parse(html).body.querySelector(
    '[class], section, article, figure, img, picture, svg, table, dl, details',
  ) !== null;

/** One place in the HTML that can be changed. */
interface Part {
  kind: 'text' | 'link' | 'picture' | 'alt';
  /** The element that it is in, by its place in the document. */
  element: number;
  /** Of a text: which child node. */
  child: number;
  /** What the element is, for the label. */
  tag: string;
  value: string;
}

/** Everything that can be changed, in the order of the document. */
function partsOf(html: string): Part[] {
  const parts: Part[] = [];
  for (const [element, node] of [...parse(html).body.querySelectorAll('*')].entries()) {
    const tag = node.localName;
    if (node.closest('svg')) continue;
    for (const [child, one] of [...node.childNodes].entries())
      if (one.nodeType === Node.TEXT_NODE && one.textContent?.trim())
        parts.push({
          kind: 'text',
          element,
          child,
          tag,
          value: one.textContent.replaceAll(/\s+/g, ' ').trim(),
        });
    if (tag === 'a')
      parts.push({ kind: 'link', element, child: -1, tag, value: node.getAttribute('href') ?? '' });
    if (tag === 'img') {
      parts.push({ kind: 'picture', element, child: -1, tag, value: node.getAttribute('src') ?? '' });
      parts.push({ kind: 'alt', element, child: -1, tag, value: node.getAttribute('alt') ?? '' });
    }
  }
  return parts;
}

/** The HTML with one part changed. */
function withPart(html: string, { kind, element, child }: Part, value: string): string {
  const document = parse(html);
  const node = document.body.querySelectorAll('*')[element];
  if (!node) return html;
  if (kind === 'link') node.setAttribute('href', value);
  else if (kind === 'picture') node.setAttribute('src', value);
  else if (kind === 'alt') node.setAttribute('alt', value);
  else {
    const text = node.childNodes[child];
    // The space around it belongs to the layout.
    const [, before = '', , after = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(text?.textContent ?? '') ?? [];
    // An empty text would vanish from the list: it keeps its place by an invisible character until something is written.
    if (text) text.textContent = before + (value === '' ? '\u200B' : value) + after;
  }
  return document.body.innerHTML;
}

export function HtmlTexts({ html, onChange }: { html: string; onChange: (html: string) => void }) {
  const { t } = useEditor();
  const id = useId();
  const parts = useMemo(() => partsOf(html), [html]);
  return (
    <>
      {parts.map((part, index) => {
        const key = `${part.kind}-${part.element}-${part.child}`;
        const shared = {
          id: `${id}-${index}`,
          value: part.value.replaceAll('\u200B', ''),
          onChange: ({ target }: { target: { value: string } }) =>
            onChange(withPart(html, part, target.value)),
        };
        return (
          <div className="ed-field" key={key}>
            <label htmlFor={shared.id}>
              {t.parts[part.kind](t.elements[part.tag] ?? t.elements['p'] ?? '')}
            </label>
            {part.kind === 'text' && part.value.length > 60 ? (
              <textarea {...shared} rows={4} />
            ) : (
              <input {...shared} />
            )}
          </div>
        );
      })}
    </>
  );
}
