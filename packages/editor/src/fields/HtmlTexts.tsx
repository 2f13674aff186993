/** Fields for the texts, links and pictures of HTML with a layout. The layout itself stays unchanged. */
import { useId, useMemo } from 'react';
import { useEditor } from '../context.ts';

const parse = (html: string): Document => new DOMParser().parseFromString(html, 'text/html');

/** Whether rich text contains a layout, which the plain rich text editor would remove. */
export const isLayout = (html: string): boolean =>
  parse(html).body.querySelector(
    '[class], section, article, figure, img:is([srcset], [sizes]), picture, svg, caption, thead, tfoot, colgroup, dl, details',
  ) !== null;

/** Whether rich text shows nothing. */
export const isBlank = (html: string): boolean =>
  html
    .replaceAll(/<(?!(?:img|hr|svg|video|audio|iframe|object|embed)\b|[^<>]*\bdata-widget=)[^<>]*>/gi, '')
    .trim() === '';

/** An editable part of the HTML. */
interface Part {
  kind: 'text' | 'link' | 'picture' | 'alt';
  /** Index of its element in the document. */
  element: number;
  /** Index of the text's node within the element. */
  child: number;
  /** Name of the element, for the label. */
  tag: string;
  value: string;
}

/** Lists all editable parts in document order. */
function listParts(html: string): Part[] {
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

/** Returns the HTML with one part changed. */
function withPart(html: string, { kind, element, child }: Part, value: string): string {
  const document = parse(html);
  const node = document.body.querySelectorAll('*')[element];
  if (!node) return html;
  if (kind === 'link') node.setAttribute('href', value);
  else if (kind === 'picture') node.setAttribute('src', value);
  else if (kind === 'alt') node.setAttribute('alt', value);
  else {
    const text = node.childNodes[child];
    // White space around the text belongs to the layout.
    const whole = text?.textContent ?? '';
    const start = whole.trimStart();
    const before = whole.slice(0, whole.length - start.length);
    const after = start.slice(start.trimEnd().length);
    // An empty text would disappear from the list, so a zero-width space keeps its place.
    if (text) text.textContent = before + (value === '' ? '\u200B' : value) + after;
  }
  return document.body.innerHTML;
}

export function HtmlTexts({ html, onChange }: { html: string; onChange: (html: string) => void }) {
  const { t } = useEditor();
  const id = useId();
  const parts = useMemo(() => listParts(html), [html]);
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
