/** Hostile rich text: it tries to run scripts, to leave its container, or to be parsed differently the second time. */

const RUNS = 'alert(1)';

const TRICKS = [
  `<script>${RUNS}</script>`,
  `<img src=x onerror=${RUNS}>`,
  `<a href="javascript:${RUNS}">a</a>`,
  `<a href=" java\tscript:${RUNS}">a</a>`,
  `<a href="&#106;avascript:${RUNS}">a</a>`,
  `<a href="data:text/html,<script>${RUNS}</script>" target="_blank">a</a>`,
  `<a href="/ok?a=1&amp;b=2" target=_blank style=color:red id=x name=y>a</a>`,
  `<svg><script>${RUNS}</script></svg>`,
  `<svg><animate onbegin=${RUNS} attributeName=x dur=1s></svg>`,
  `<svg><a xlink:href="javascript:${RUNS}"><text x=1 y=9>a</text></a></svg>`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${RUNS}&gt;">`,
  `<form><math><mtext></form><form><mglyph><style></math><img src onerror=${RUNS}>`,
  `<noscript><p title="</noscript><img src=x onerror=${RUNS}>"></noscript>`,
  `<style><!--</style><script>${RUNS}//--></script>`,
  `<iframe src="javascript:${RUNS}"></iframe>`,
  `<iframe srcdoc="<script>${RUNS}</script>">b</iframe>`,
  `<object data="javascript:${RUNS}"><embed src=x></object>`,
  `<template><img src=x onerror=${RUNS}></template>`,
  `<template shadowrootmode=open><img src=x onerror=${RUNS}></template>`,
  `<details open ontoggle=${RUNS}><summary>s</summary>d</details>`,
  `<video><source onerror=${RUNS}></video>`,
  `<input autofocus onfocus=${RUNS}><button formaction="javascript:${RUNS}">b</button>`,
  `<dialog open><p>d</dialog>`,
  `<base href="//example.test/"><meta http-equiv=refresh content="0;url=javascript:${RUNS}">`,
  `<link rel=stylesheet href=x><plaintext>p`,
  `<title><img src=x onerror=${RUNS}></title>`,
  `<textarea><img src=x onerror=${RUNS}></textarea>`,
  `<xmp><img src=x onerror=${RUNS}></xmp>`,
  `<select><option>a<script>${RUNS}</script></select>`,
  `<p popover popovertarget=x onclick=${RUNS} data-x="1" aria-label='{"a":1}'>p</p>`,
  `<!--><img src=x onerror=${RUNS}>--><!-- a -- > b -->`,
  `<![CDATA[<img src=x onerror=${RUNS}>]]>`,
  `<?xml version="1.0"?><p>x</p>`,
  `<div\u0000onclick=${RUNS}>n\u0000l</div>`,
  `<IMG SRC=x ONERROR=${RUNS}//`,
  `<img src="/a.svg" alt='"&gt;' srcset="/a.svg 1x, javascript:${RUNS} 2x">`,
  `<table><tr><td>a<p>b</table><td>c`,
  `<b><i>a</b>b</i><a>c<a>d`,
  `&lt;script&gt;${RUNS}&lt;/script&gt; &amp;amp; &nbsp; &copy &notit;`,
  `<custom-element onclick=${RUNS} is=x>c</custom-element>`,
  `<p dir=rtl lang=ar>\u202Eabc \u0627\u0644 😀</p>`,
  `<ul><li>a<li>b<ol><li>c</ul>d`,
];

/** Contexts of a trick. */
const PLACES: readonly ((trick: string) => string)[] = [
  (trick) => trick,
  (trick) => `<p>before ${trick} after</p>`,
  // Not inside the rows: jsdom moves that text behind the table (packages/server/rich-text.ts).
  (trick) => `<table><caption>${trick}</caption><tr><td>${trick}</table>`,
  (trick) => `<a href="/x" title="${trick.replaceAll('"', '&quot;')}">l ${trick}`,
  (trick) => `<ul><li>${trick}<li><b>${trick}</ul>`,
  (trick) => trick.replaceAll('<', '<\n').replaceAll('< /', '</'),
  (trick) => trick.toUpperCase(),
  (trick) => `<math><mi>${trick}</mi></math><p>x</p>`,
  (trick) => `<svg><foreignObject>${trick}</foreignObject></svg><p>x</p>`,
  (trick) => `<h2>${trick}</h2><blockquote>${trick.slice(0, Math.floor(trick.length / 2))}`,
  (trick) => `<div><p>${trick}</div></p>${trick}</p>`,
  (trick) => trick.replaceAll('>', '').concat('>'),
];

/** More than five hundred different texts. */
export const HOSTILE_TEXTS: readonly string[] = [
  ...new Set(PLACES.flatMap((place) => TRICKS.map((trick) => place(trick)))),
];
