import { escapeHtml, Html, scriptJson } from '../http/html.ts';

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
  /** Shown until the widget is mounted, and always without JavaScript. */
  fallback?: Html | undefined;
}

/** Renders the marker of a widget (docs/reference.md#a-marker). */
export function renderMarker({ widget, version = 1, props, load, className, part, fallback }: Marker): Html {
  const json = JSON.stringify(props);
  const isLong = Buffer.byteLength(json) > MAX_ATTRIBUTE_BYTES;
  const attributes = {
    class: className,
    'data-widget': widget,
    'data-props': isLong || json === '{}' ? undefined : json,
    'data-props-version': version === 1 ? undefined : String(version),
    'data-load': load,
    'data-widget-part': part,
  };
  const written = Object.entries(attributes).map(([name, value]) =>
    value === undefined ? '' : ` ${name}="${escapeHtml(value)}"`,
  );
  const child = isLong ? `<script type="application/json" data-props>${scriptJson(props).text}</script>` : '';
  return new Html(`<div${written.join('')}>${child}${fallback?.text ?? ''}</div>`);
}
