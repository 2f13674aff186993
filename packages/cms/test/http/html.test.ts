import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { escapeHtml, html, scriptJson, trustHtml } from '../../platform/http/html.ts';
import { createInlineScript, createInlineStyle } from '../../platform/http/inline-element.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('html', () => {
  it.each([
    ['a text', `<a href="'">&`, '&lt;a href=&quot;&#39;&quot;&gt;&amp;'],
    ['a number', 0, '0'],
    ['null', null, ''],
    ['undefined', undefined, ''],
    ['false', false, ''],
    ['trusted HTML', trustHtml('<b>a</b>'), '<b>a</b>'],
    ['a list', ['<', trustHtml('<br>'), [1, null]], '&lt;<br>1'],
  ])('template: %s is written safely', (_, value, written) => {
    expect(String(html`<p>${value as string}</p>`)).toBe(`<p>${written}</p>`);
  });

  it('template: indentation is left out, spaces in a line stay', () => {
    // A formatter would change a template of this name.
    const tag = html;
    const write = (text: string) => tag`<p>
      a  ${text}

      c
    </p>`;
    expect([write('b').text, write('  d').text]).toEqual(['<p>\na  b\nc\n</p>', '<p>\na    d\nc\n</p>']);
  });

  it('escape: only characters with a meaning in HTML are changed', () => {
    expect(escapeHtml(`ä</a> 'b' "c" & d;`)).toBe('ä&lt;/a&gt; &#39;b&#39; &quot;c&quot; &amp; d;');
  });

  it('json in a script: no text ends the element or opens a comment', () => {
    const value = { text: '</script><!--<script>' };
    const { text } = scriptJson(value);
    expect(text).not.toContain('<');
    expect(JSON.parse(text)).toEqual(value);
  });
});

describe('inline elements', () => {
  it('inline elements: the policy allows their text by its hash', () => {
    expect(createInlineScript('alert()')).toEqual({
      element: trustHtml('<script>alert()</script>'),
      source: hashOf('alert()'),
    });
    expect(createInlineScript('{}', 'speculationrules')).toEqual({
      element: trustHtml('<script type="speculationrules">{}</script>'),
      source: hashOf('{}'),
    });
    expect(createInlineStyle('a{}', ['/a.css', '/b.css'])).toEqual({
      element: trustHtml('<style data-widget-styles="/a.css /b.css">a{}</style>'),
      source: hashOf('a{}'),
    });
  });
});
