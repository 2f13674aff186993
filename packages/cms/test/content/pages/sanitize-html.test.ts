import { describe, expect, it } from 'vitest';
import { sanitizeHtml } from '../../../pages/store/sanitize-html.ts';
import { shippedContent } from '../../../demo/shipped-content.ts';
import { documentOf } from '../../support/html.ts';

describe('rich text of pages', () => {
  it('rich text of the shipped content: sanitizing does not change it', async () => {
    const blocks = shippedContent.pages.flatMap(({ site, path, blocks: all }) =>
      all.flatMap((block) => ('html' in block ? [{ page: site + path, html: block.html }] : [])),
    );
    expect(blocks.length).toBeGreaterThan(100);
    const same = (html: string): string => documentOf(`<body>${html}</body>`).body.innerHTML;
    for (const { page, html } of blocks)
      expect([page, same(await sanitizeHtml(html))]).toEqual([page, same(html)]);
  });

  it.each([
    ['a script', '<script>alert(1)</script>'],
    ['a handler', '<img src="/x.png" onerror="alert(1)">'],
    ['a handler in odd writing', '<img src=x oNeRrOr=alert(1)//'],
    ['a link that runs', '<a href="javascript:alert(1)">x</a>'],
    ['a link that runs, in disguise', '<a href="&#106;ava&#9;script:alert(1)">x</a>'],
    ['a link of an SVG that runs', '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>'],
    [
      'a link that an animation makes run',
      '<svg><a><animate attributeName="href" values="javascript:alert(1)"/>x</a></svg>',
    ],
    ['a script in an SVG', '<svg><script>alert(1)</script></svg>'],
    ['a picture that leads elsewhere', '<svg><use href="data:image/svg+xml,<svg onload=alert(1)>"/></svg>'],
    ['HTML hidden in a style of MathML', '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>'],
    ['HTML hidden in a comment', '<!--><img src=x onerror=alert(1)>-->'],
    ['HTML hidden in a noscript', '<noscript><p title="</noscript><img src=x onerror=alert(1)>">'],
    ['a frame', '<iframe srcdoc="<script>alert(1)</script>"></iframe>'],
    ['an object', '<object data="data:text/html,<script>alert(1)</script>"></object>'],
    ['a form', '<form action="https://evil.example"><input name="password"><button>Send</button></form>'],
    ['a button that sends another form', '<button form="f" formaction="javascript:alert(1)">x</button>'],
    ['another base', '<base href="https://evil.example/">'],
    ['a redirect', '<meta http-equiv="refresh" content="0;url=https://evil.example">'],
    [
      'a stylesheet',
      '<link rel="stylesheet" href="https://evil.example/x.css"><style>body{display:none}</style>',
    ],
    ['styles', '<p style="position:fixed;inset:0">x</p>'],
    ['a marker', '<div data-widget="cart" data-props="{}" data-load="eager">x</div>'],
    ['page settings', '<div data-widget-settings="{}" data-widget-state="mounted">x</div>'],
    ['a custom element', '<saaristo-root>x</saaristo-root>'],
  ])('sanitized rich text: it has no %s', async (_what, html) => {
    const document = documentOf(`<body>${await sanitizeHtml(html)}</body>`);
    const all = [...document.body.querySelectorAll('*')];
    const names = all.map(({ localName }) => localName);
    expect(names).not.toEqual(
      expect.arrayContaining([
        expect.stringMatching(
          /^(script|style|iframe|object|embed|form|input|button|base|meta|link|use|animate|saaristo-root)$/,
        ),
      ]),
    );
    const attributes = all.flatMap((one) => [...one.attributes].map(({ name, value }) => `${name}=${value}`));
    expect(
      attributes.filter((one) => /^(on|style|srcdoc|formaction|data-widget|data-props|data-load)/.test(one)),
    ).toEqual([]);
    expect(attributes.filter((one) => /script:|data:text/i.test(one.replaceAll(/\s/g, '')))).toEqual([]);
  });
});
