/** Generators of broken pages: valid markers among broken HTML, which is then cut, repeated and reordered. */
import fc from 'fast-check';
import { escape, FALLBACKS, HOSTILE, scriptOf } from './html.ts';

const text = fc.oneof(
  fc.constantFrom(...HOSTILE),
  fc.string({ maxLength: 12 }),
  fc.string({ unit: 'binary', maxLength: 6 }),
);

const WIDGETS = ['plain', 'rich', 'blocks', 'nobody'];
const TAGS = ['div', 'DIV', 'section', 'span', 'p', 'a', 'li', 'td', 'tr', 'b', 'button', 'h2', 'template'];

const fallback = fc.constantFrom(
  ...FALLBACKS,
  '\r\n',
  '<p><i>leaning</p>',
  '<table><tr><td>cell</table>',
  '</template>',
  '</p>',
);

/** A marker whose tags are valid. */
const marker = fc
  .tuple(fc.constantFrom(...WIDGETS), fc.constantFrom(...TAGS), text, fallback, fc.nat(3))
  .map(([name, tag, value, inner, way]) => {
    const json = JSON.stringify({ text: value });
    if (way === 0) return `<${tag} data-widget="${name}">${scriptOf(json)}${inner}</${tag}>`;
    const doubled = way === 1 ? ` data-widget="nobody" DATA-PROPS="{}"` : '';
    return `<${tag} data-widget="${name}" data-props="${escape(json)}"${doubled}>${inner}</${tag}>`;
  });

const split = (joined: string): string[] => joined.split('|');
const brokenHtml = fc.constantFrom(
  ...split(
    '<!doctype html>|<html lang=fi>|</html>|<head>|</head>|<body class=a>|</body>|<p>|</p>|<b>|</b>|<i>|</i>|<a href=x>|</a>',
  ),
  ...split(
    '<table>|<tr>|<td>|</td>|</table>|<caption>|<select>|<option>|</select>|<button>|</button>|<form>|</form>',
  ),
  ...split(
    '<template>|</template>|<script>|</script>|<style>|</style>|<noscript>|</noscript>|<textarea>|</textarea>|<title>',
  ),
  ...split(
    '<svg>|<foreignObject>|</foreignObject>|</svg>|<math>|<mtext>|</math>|<div data-widget>|<div>|</div>|</span>|<plaintext>',
  ),
  ...split(
    '<!--|-->|--!>|<![CDATA[|]]>|<?xml ?>|<!|</|<|&|&amp|&#|&#x0;|&#999999999;|&notit;|\r\n|\r|\n|\t|\0|\uFEFF|🙂|\uD83D',
  ),
  // So many open elements that the parser indexes them.
  '<div>'.repeat(70),
  '<DIV DATA-WIDGET=plain>',
  '<div data-widget=plain data-props=\'{"text":"x"}\' data-widget=nobody>',
  '<div data-widget="plain" data-props="{&quot;text&quot;:&quot;half',
  '<div data-widget="plain" data-props=\'{"text":"&quot;&amp"}\'/>',
  '<script type="application/json" data-widget-settings>{"site":"lihakauppa","editMode":1}</script>',
  '<script type="application/json" data-widget-settings>{"language":',
);

/** Large pages, of which there are few. */
const huge = fc
  .tuple(
    fc.constantFrom('<br>', '<div>', '<b><p>', 'x', '<i a=1>', '<table><td>'),
    fc.integer({ min: 100, max: 3_000 }),
  )
  .map(([piece, times]) => piece.repeat(times));

/** A change of a finished page, at positions given as shares of its length. */
type Mutilation = readonly [
  kind: 'cut' | 'end' | 'double' | 'swap' | 'upper' | 'insert',
  from: number,
  to: number,
  piece: string,
];
const position = fc.double({ min: 0, max: 1, noNaN: true });
const mutilation: fc.Arbitrary<Mutilation> = fc.tuple(
  fc.constantFrom('cut', 'end', 'double', 'swap', 'upper', 'insert'),
  position,
  fc.double({ min: 0, max: 0.2, noNaN: true }),
  brokenHtml,
);

function mutilate(page: string, [kind, from, length, piece]: Mutilation): string {
  const start = Math.floor(from * page.length);
  const end = Math.min(page.length, start + Math.floor(length * page.length));
  const [before, inner, behind] = [page.slice(0, start), page.slice(start, end), page.slice(end)];
  switch (kind) {
    case 'cut':
      return before + behind;
    case 'end':
      return before;
    case 'double':
      return before + inner + inner + behind;
    case 'swap':
      return before + behind + inner;
    case 'upper':
      return before + inner.toUpperCase() + behind;
    case 'insert':
      return before + piece + inner + behind;
  }
}

/** Mutilated pages. They contain nothing that looks prerendered. */
export const mutilatedPage = fc
  .tuple(
    fc.array(
      fc.oneof(
        { weight: 5, arbitrary: marker },
        { weight: 5, arbitrary: brokenHtml },
        { weight: 1, arbitrary: text },
      ),
      { minLength: 1, maxLength: 14 },
    ),
    fc.array(mutilation, { maxLength: 3 }),
    fc.option(huge, { freq: 40, nil: '' }),
  )
  .map(([pieces, wounds, end]) => wounds.reduce(mutilate, pieces.join('')) + end)
  .filter((page) => !/saaristo-root|data-widget-(prerendered|fallback|loaded)/i.test(page));
