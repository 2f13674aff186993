import { getPlainElement } from '@saaristo/editor/checks';
import type { PlainBlock } from '@saaristo/editor/contract';
import { parseFragment, serialize } from 'parse5';
import type { BlockSettings, BlockSlots } from 'saaristo/page-details';
import { findPlainBlock } from '../../content/plain-blocks.ts';
import { escapeHtml, Html, html, scriptJson, trustHtml } from '../../platform/http/html.ts';

/** In bytes of JSON. Longer props are written into a script element instead of the attribute. */
const MAX_ATTRIBUTE_BYTES = 2048;

export interface Marker {
  widget: string;
  /** Version of the props. Default: 1. */
  version?: number | undefined;
  props: Record<string, unknown>;
  load?: string | undefined;
  /** Class of the marker's element. */
  className?: string | undefined;
  /** Name of the part, if a shared page gets it from the visitor's own parts. */
  part?: string | undefined;
  /** The blocks in its slots. */
  slots?: BlockSlots | undefined;
  /** Shown until the widget is mounted, and always without JavaScript. */
  fallback?: Html | undefined;
}

/** Returns the classes that hide a block at widths (packages/cms/theme/page.css); undefined if it is always shown. */
export const getHidingClass = ({ hideOn = [] }: BlockSettings): string | undefined =>
  hideOn.length > 0 ? hideOn.map((width) => `hide-on-${width}`).join(' ') : undefined;

/** Adds a class to the outermost elements of rich text, which stay children of the element around it. */
function addClass(text: string, className: string): string {
  const fragment = parseFragment(text);
  for (const node of fragment.childNodes) {
    if (!('attrs' in node)) continue;
    const own = node.attrs.find(({ name }) => name === 'class');
    if (own) own.value += ` ${className}`;
    else node.attrs.push({ name: 'class', value: className });
  }
  return serialize(fragment);
}

/** Renders a rich text. */
export function renderText(block: BlockSettings & { html: string }): Html {
  const className = getHidingClass(block);
  return trustHtml(className ? addClass(block.html, className) : block.html);
}

const renderInner = (blocks: BlockSlots[string] = []): Html =>
  html`${blocks.map((block) =>
    'html' in block ? renderText(block) : renderMarker({ ...block, className: getHidingClass(block) }),
  )}`;

/** Renders the blocks in the slots of a widget (docs/reference.md#slots). The widget lays them out. */
const renderSlots = (slots: BlockSlots): Html =>
  html`${Object.entries(slots).map(([name, blocks]) => {
    const content = renderInner(blocks);
    return name === '' ? content : html`<div data-slot="${name}">${content}</div>`;
  })}`;

const renderAttributes = (attributes: Record<string, string | undefined>): string =>
  Object.entries(attributes)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${escapeHtml(value)}"`))
    .join('');

function renderPlainBlock(block: PlainBlock, { props, slots = {}, className }: Marker): Html {
  const { attributes, slots: places } = getPlainElement(block, props, slots);
  // A background around nothing would be an empty stripe.
  if (places.length === 0) return html``;
  const own = { ...attributes, class: [attributes['class'], className].filter(Boolean).join(' ') };
  const inner = html`${places.map((name) => html`<div>${renderInner(slots[name])}</div>`)}`;
  return new Html(`<div${renderAttributes(own)}>${inner.text}</div>`);
}

/** Renders the marker of a widget (docs/reference.md#a-marker), or a plain block. */
export function renderMarker(marker: Marker): Html {
  const plain = findPlainBlock(marker.widget);
  if (plain) return renderPlainBlock(plain, marker);
  const { widget, version = 1, props, load, className, part, slots = {}, fallback } = marker;
  const json = JSON.stringify(props);
  const isLong = Buffer.byteLength(json) > MAX_ATTRIBUTE_BYTES;
  const attributes = renderAttributes({
    class: className,
    'data-widget': widget,
    'data-props': isLong || json === '{}' ? undefined : json,
    'data-props-version': version === 1 ? undefined : String(version),
    'data-load': load,
    'data-widget-part': part,
  });
  const child = isLong ? `<script type="application/json" data-props>${scriptJson(props).text}</script>` : '';
  return new Html(`<div${attributes}>${child}${fallback?.text ?? ''}${renderSlots(slots).text}</div>`);
}
