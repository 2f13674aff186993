import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** Rules for bare elements, as themes of a CMS have them. */
const FOREIGN = `
  h1, h2, h3, h4 { margin: 40px 0; padding: 9px; color: purple; font: italic 700 50px cursive; text-transform: uppercase; letter-spacing: 4px; }
  p, ul, ol, li, dl, dd, figure, fieldset, section, form, label, span, details, summary { margin: 13px; padding: 7px; border: 3px solid red; color: teal; font-family: cursive; }
  body ul li { list-style: square; } ul li::before { content: '>> '; }
  h2::before, h3::before, p::before, span::before, summary::before { content: '§'; position: absolute; }
  a::after, button::after, div::after, summary::after, details::after, section::after { content: ' ↗'; inset: 3px; width: 16px; height: 16px; margin-left: 4px; background: gold; font: 30px cursive; transform: rotate(9deg); }
  body ul li::marker, summary::marker { content: '→ '; color: red; font-size: 30px; }
  button, input, select, textarea { width: 100%; height: 90px; margin: 11px; padding: 30px; border: 5px dotted blue; border-radius: 50%; background: gold; color: brown; box-shadow: 0 0 9px red; font: 30px cursive; text-transform: uppercase; letter-spacing: 3px; transition: all 3s; }
  a { color: orange; border-bottom: 4px double orange; background: pink; text-decoration: none; text-shadow: 1px 1px red; }
  img { margin: 20px; border: 10px solid lime; border-radius: 30px; } svg { margin: 8px; }
  label, a, span { display: block; width: 50%; } header, nav { position: fixed; float: left; opacity: 0.5; }
  table, td, th { border: 6px solid navy; padding: 22px; } * { box-sizing: content-box; }
  button:focus-visible, a:focus-visible, input:focus-visible { outline: none; }
`;

const PROPERTIES =
  'box-sizing margin padding border-width border-style color background-color box-shadow font-family font-size font-weight font-style line-height letter-spacing text-transform text-shadow text-decoration-line list-style-type width height transition-duration'.split(
    ' ',
  );

/** Returns the computed styles of all elements that an island has rendered and of their pseudo-elements, one line each. */
const looks = (page: Page, widget: string) =>
  page.locator(`[data-widget='${widget}'][data-widget-state='mounted']`).evaluate(
    (marker, properties) =>
      [...marker.querySelectorAll<HTMLElement>('*:not(path)')].flatMap((element) =>
        ['', '::before', '::after', '::marker'].map((part) => {
          const style = getComputedStyle(element, part);
          const names =
            part === '::marker'
              ? ['content', 'color', 'font-size']
              : part === ''
                ? properties
                : // Without content there is no pseudo-element.
                  ['content', ...(style.content === 'none' ? [] : ['inset', 'transform', ...properties])];
          return [element.localName + part, ...names.map((name) => style.getPropertyValue(name))].join(' | ');
        }),
      ),
    PROPERTIES,
  );

const dress = (page: Page, css: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);

const PAGES = [
  ['faq-list', '/usein-kysyttya'],
  ['like-button', '/reseptit'],
] as const;

for (const [widget, path] of PAGES) {
  test(
    `${widget}: the page's rules for bare elements do not change its look [I18N-05]`,
    { tag: widget === 'faq-list' ? [] : '@long' },
    async ({ page }) => {
      await page.goto(path);
      if (widget === 'like-button') await page.locator('main article a').first().click();
      const marker = page.locator(`[data-widget='${widget}']`);
      await marker.scrollIntoViewIfNeeded();
      await expect(marker).toHaveAttribute('data-widget-state', 'mounted');

      // Chromium gives the content of closed details a width only when it has laid it out.
      await marker.evaluate((element) => {
        for (const details of element.querySelectorAll('details')) details.open = true;
      });

      const alone = await looks(page, widget);
      expect(alone.length).toBeGreaterThan(2);
      await dress(page, FOREIGN);
      expect(await looks(page, widget)).toEqual(alone);

      const control = marker.locator('button, summary').first();
      await control.focus();
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Tab');
      await expect(control).toHaveCSS('outline-style', 'solid');
    },
  );
}
