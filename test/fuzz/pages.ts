/** Generators of hostile pages. */
import fc from 'fast-check';
import { escape, FALLBACKS, HOSTILE, scriptOf } from './html.ts';

/** A change that a script of the page makes to a marker during loading. */
export interface Step {
  act: 'move' | 'remove' | 'clone' | 'return' | 'rename' | 'click' | 'scan' | 'update';
  on: number;
  to: number;
}

const text = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...HOSTILE, '') },
  fc.string({ maxLength: 20 }),
  fc.string({ unit: 'grapheme', maxLength: 20 }),
);
const filled = text.map((value) => value || 'x');

const anything = fc.jsonValue({ maxDepth: 2 });
const extras = fc.dictionary(
  fc.constantFrom('__proto__', 'constructor', 'toString', 'onClick', 'children', 'key', 'ref', 'style'),
  anything,
  { maxKeys: 3 },
);

/** Valid props by widget. The like button represents widgets without rich text, the question list those with it. */
const goodProps = fc.oneof(
  fc
    .record(
      { contentId: filled, likeCount: fc.option(fc.nat(1e9), { nil: null }) },
      { requiredKeys: ['contentId'] },
    )
    .map((props) => ['like-button', props] as const),
  fc
    .record(
      { items: fc.array(fc.record({ question: text, answer: text }), { maxLength: 3 }), header: text },
      { requiredKeys: ['items'] },
    )
    .map((props) => ['faq-list', props] as const),
);

const wrongProps = fc.constantFrom<readonly [string, unknown]>(
  ['like-button', {}],
  ['like-button', { contentId: '' }],
  ['like-button', { contentId: 5 }],
  ['like-button', { contentId: 'x', likeCount: '3' }],
  ['like-button', { contentId: 'x', likeCount: -1 }],
  ['like-button', { contentId: 'x', site: 'nowhere' }],
  ['like-button', { contentId: ['x'] }],
  ['like-button', []],
  ['like-button', null],
  ['faq-list', { items: {} }],
  ['faq-list', { items: [{ question: 1 }] }],
  ['faq-list', { items: 'x' }],
);
const brokenJson = fc.constantFrom(
  '{"contentId":"x',
  '{',
  "{'a':1}",
  '{"a":}',
  'NaN',
  '<b>',
  '{"contentId":"x"}}',
);
const badNames = fc.oneof(
  fc.constantFrom(
    'constructor',
    '__proto__',
    'toString',
    'hasOwnProperty',
    '',
    ' ',
    ' like-button',
    'LIKE-BUTTON',
  ),
  fc.constantFrom(
    'like-button faq-list',
    '../like-button',
    'x'.repeat(5000),
    '"><script>window.ran=1</script>',
  ),
  fc.string({ maxLength: 12 }).map((name) => `no ${name}`),
);

const load = fc.oneof(
  { weight: 4, arbitrary: fc.constant('eager') },
  fc.constantFrom(
    'idle',
    'interaction',
    'media(all)',
    'media(print)',
    'nonsense',
    'media(',
    ' ',
    '__proto__',
  ),
);

const fallback = fc.constantFrom(
  ...FALLBACKS,
  '<button type="button">Press</button>',
  '<input name="attributes"><input name="children"><input name="email" value="x">',
  '<details open><summary>Open</summary>body</details>',
  '<svg><circle r="5"/></svg>',
);

const tag = fc.constantFrom('div', 'div', 'section', 'span', 'p', 'li', 'article');

interface Parts {
  kind: 'good' | 'bad';
  name: string;
  json: string | undefined;
  byScript: boolean;
}

const parts: fc.Arbitrary<Parts> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.tuple(goodProps, extras, fc.boolean()).map(([[name, props], extra, byScript]) => ({
      kind: 'good' as const,
      name,
      // JSON.parse creates `__proto__` as an own key, which an object literal would not.
      json: `{${rest(extra)}${JSON.stringify(props).slice(1)}`,
      byScript,
    })),
  },
  wrongProps.map(([name, props]) => ({
    kind: 'bad' as const,
    name,
    json: JSON.stringify(props),
    byScript: false,
  })),
  brokenJson.map((json) => ({ kind: 'bad' as const, name: 'like-button', json, byScript: false })),
  badNames.map((name) => ({ kind: 'bad' as const, name, json: '{}', byScript: false })),
);

function rest(extra: Record<string, unknown>): string {
  const inner = JSON.stringify(extra).slice(1, -1);
  return inner === '' ? '' : `${inner},`;
}

const markerOf = fc
  .tuple(parts, load, fallback, tag, fc.boolean())
  .map(([{ kind, name, json, byScript }, when, inner, element, sameId]) => {
    const props = json === undefined || byScript ? '' : `data-props="${escape(json)}"`;
    return `<${element} ${sameId ? 'id="same"' : ''} data-kind="${kind}" data-was="${escape(name)}"
      data-widget="${escape(name)}" ${props} data-load="${escape(when)}">${byScript && json ? scriptOf(json) : ''}${
        element === 'p' || element === 'span' ? '<b>fallback</b>' : inner
      }</${element}>`;
  });

/** HTML around a marker, which the parser may move. */
const wrap = fc.constantFrom(
  (inner: string) => inner,
  (inner: string) => `<div>${inner}</div>`,
  (inner: string) => `<table><tbody><tr><td>${inner}</td></tr></tbody></table>`,
  (inner: string) => `<table>${inner}</table>`,
  (inner: string) => `<p>text ${inner}`,
  (inner: string) => `<details><summary>s</summary>${inner}</details>`,
  (inner: string) => `<details open>${inner}`,
  (inner: string) => `<template>${inner}</template>`,
  (inner: string) => `<button>${inner}</button>`,
  (inner: string) => `<a href="#x">${inner}`,
  (inner: string) => `<div data-kind="outer" data-widget="no-such" data-was="no-such">${inner}</div>`,
  (inner: string) => `<noscript>${inner}</noscript>`,
  (inner: string) => `<b><i>${inner}</b>`,
);

const step: fc.Arbitrary<Step> = fc.record({
  act: fc.constantFrom<Step['act']>('move', 'remove', 'clone', 'return', 'rename', 'click', 'scan', 'update'),
  on: fc.nat(20),
  to: fc.nat(20),
});

/** One page: its HTML and the changes made during loading. */
export const pageOf = fc.record({
  html: fc
    .array(
      fc.tuple(wrap, markerOf).map(([around, inner]) => around(inner)),
      { maxLength: 6 },
    )
    .map((all) => all.join('')),
  steps: fc.array(step, { maxLength: 3 }),
});
