/** Documents that take more work than their length suggests. */
import fc from 'fast-check';
import { escape, numbered } from './html.ts';

const marked = (name: string, props: object): string =>
  `<div data-widget="${name}" data-props="${escape(JSON.stringify(props))}">fallback</div>`;
const richText = (html: string): string => marked('faq-list', { items: [{ question: 'q', answer: html }] });

const times = (min: number, max: number) => fc.integer({ min, max });

/** A shape of hostile HTML in a size. */
const shape = fc.oneof(
  fc
    .tuple(times(50, 3000), times(100, 8000))
    .map(([open, rebuilt]) => `<p>${numbered(open, (at) => `<b c${at}>`)}${'<p>x'.repeat(rebuilt)}`),
  fc
    .tuple(
      fc.constantFrom('<div>', '<b>', '<table><tr><td>', '<svg>', '<ul><li>', '<font size=1>'),
      times(200, 40_000),
    )
    .map(([piece, count]) => piece.repeat(count)),
  fc
    .tuple(fc.constantFrom('<table>', '<table><tbody>', '<table><tr>'), times(1000, 60_000))
    .map(([table, count]) => `${table}${'<br>x'.repeat(count)}`),
  times(200, 20_000).map((count) => `${'<a><b><i>'.repeat(count)}${'</a></b></i>'.repeat(count)}`),
  times(10_000, 100_000).map((count) => `<p ${numbered(count, (at) => `a${at} `)}>`),
  times(100_000, 3_000_000).map((length) => `<p title="${'x&amp;'.repeat(length / 6)}">`),
  times(1000, 3000).map(
    (count) => marked('like-button', { contentId: 'a' }).slice(0, -6).repeat(count) + '</div>'.repeat(count),
  ),
  times(500, 5000).map((count) => marked('faq-list', { items: [] }).repeat(count)),
  times(200, 20_000).map((count) => richText('<div>'.repeat(count))),
  times(200, 20_000).map((count) => richText('<p>x</p>'.repeat(count))),
  times(20, 200).map((count) =>
    richText(`<p>${numbered(count, (at) => `<b c${at}>`)}${'<p>x'.repeat(4000)}`),
  ),
  times(50, 400).map((count) => numbered(count, (at) => richText(`${at}${'<p>x</p>'.repeat(2000)}`))),
  times(1000, 50_000).map((count) =>
    marked('faq-list', { items: Array.from({ length: count }, () => ({ question: 'q', answer: 'a' })) }),
  ),
  times(1000, 200_000).map(
    (count) => `<div data-widget="faq-list" data-props='${'['.repeat(count)}${']'.repeat(count)}'></div>`,
  ),
  times(1000, 100_000).map(
    (count) => `<div data-widget="faq-list" data-props='${'{&quot;items&quot;:['.repeat(count)}'></div>`,
  ),
);

/** Characters. The sidecar refuses more than 5 MB. */
const LONGEST = 4_500_000;

/** Creates a page: one or two shapes, a valid marker, and sometimes a document around them. */
export const hostileDocument = fc
  .tuple(fc.array(shape, { minLength: 1, maxLength: 2 }), fc.boolean(), fc.boolean())
  .map(([shapes, isPage, isFirst]) => {
    const good = marked('like-button', { contentId: 'a' });
    const hostile = shapes.join('').slice(0, LONGEST);
    const body = isFirst ? good + hostile : hostile + good;
    return isPage ? `<!doctype html><html><body>${body}</body></html>` : body;
  });
