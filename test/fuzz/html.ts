/** What all generated pages, documents and texts are made of. */

/** A script that would run if a prop became markup. Without spaces, so that it is one attribute without quotes, too. */
const RUN = 'window.ran=1';

/** Texts of props that try to become markup. */
export const HOSTILE: readonly string[] = [
  `<script>${RUN}</script>`,
  `<img src=x onerror="${RUN}">`,
  `"'><svg onload=${RUN}>`,
  `</p></div></template><script>${RUN}</script>`,
  `</script><script>${RUN}</script>`,
  `<a href="javascript:${RUN}">x</a>`,
  `<a href="JaVa&#10;Script:${RUN}">x</a>`,
  `javascript:${RUN}`,
  `<iframe srcdoc="<script>parent.ran=1</script>"></iframe>`,
  `<div data-widget="like-button" data-props='{"contentId":"x"}'></div>`,
  `<math><mtext><style><img src=x onerror=${RUN}></style></mtext></math>`,
  `<form><input name="attributes"><button formaction="javascript:${RUN}">`,
  `<!--<img title="--><img src=x onerror=${RUN}>">`,
  '&lt;script&gt;&#60;script&#62;',
  '{{constructor.constructor("window.ran=1")()}}',
  '\u0000\u202E\u2028\uFFFF\uD800',
];

/** Fallbacks that end with their marker, at the latest when they are removed. */
export const FALLBACKS: readonly string[] = [
  '',
  'text',
  '<p>fallback</p>',
  '<template><div data-widget="like-button" data-props="{}"></div></template>',
  '<ul><li>a<li>b',
  '<select name="a"><option>x',
  '<table><tr><td>cell',
  '<!-- <div data-widget="like-button"> -->',
  '<b>unclosed',
];

/** Escapes a text for an attribute between double quotes. */
export const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** Returns a script with the props of the marker around it. Its end tag inside of the JSON is escaped. */
export const scriptOf = (json: string): string =>
  `<script type="application/json" data-props>${json.replaceAll('<', String.raw`\u003c`)}</script>`;

/** Joins pieces that contain their number. */
export const numbered = (times: number, piece: (at: number) => string): string =>
  Array.from({ length: times }, (_, at) => piece(at)).join('');
