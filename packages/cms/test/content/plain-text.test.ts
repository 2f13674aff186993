import { expect, it } from 'vitest';
import { htmlToText } from '../../content/plain-text.ts';

it.each([
  ['<p>Kala <b>ja</b>&nbsp;muna</p>', 'Kala ja muna'],
  ['a<script type="x">let b;</script>c<style>p { }</style >d', 'a c d'],
  ['a<script>let b;', 'a'],
  ['alle 5 < 6 ja 7', 'alle 5 < 6 ja 7'],
  ['<scripted>a</scripted>c<br>d', 'a c d'],
  ['&amp;&lt;&gt;&quot;&apos;a&shy;b&nbsp;c &eacute; &amp', `&<>"'ab c &eacute; &amp`],
  ['<SCRIPT>a</SCRIPT >b<style>c</style>', 'b'],
  ['a\n <br>b<x', 'a b<x'],
])('plain text: %s is %s', (html, text) => expect(htmlToText(html)).toBe(text));

it.each(['<', '<script', '<script>', '</script ', '<a <'])(
  'plain text: two megabytes of %s are converted in linear time',
  (part) => expect(htmlToText(part.repeat(2_000_000 / part.length)).length).toBeLessThanOrEqual(2_000_000),
);
