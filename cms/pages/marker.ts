import { escapeHtml, Html, scriptJson } from '../http/html.ts';

/** Props that are longer than this (bytes of JSON) are put into a script child and not into the attribute. */
const MAX_ATTRIBUTE_BYTES = 2048;

export interface Marker {
  widget: string;
  /** Of the props; default 1. */
  version?: number | undefined;
  props: Record<string, unknown>;
  load?: string | undefined;
  /** What is shown until the widget is mounted, and for good without JavaScript. */
  fallback?: Html | undefined;
}

/** A widget's place in the page (docs/reference.md#a-marker). */
export function marker({ widget, version = 1, props, load, fallback }: Marker): Html {
  const json = JSON.stringify(props);
  const isLong = Buffer.byteLength(json) > MAX_ATTRIBUTE_BYTES;
  const attributes = {
    'data-widget': widget,
    'data-props': isLong || json === '{}' ? undefined : json,
    'data-props-version': version === 1 ? undefined : String(version),
    'data-load': load,
  };
  const written = Object.entries(attributes).map(([name, value]) =>
    value === undefined ? '' : ` ${name}="${escapeHtml(value)}"`,
  );
  const child = isLong ? `<script type="application/json" data-props>${scriptJson(props).text}</script>` : '';
  return new Html(`<div${written.join('')}>${child}${fallback?.text ?? ''}</div>`);
}
