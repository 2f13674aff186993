import { expect, test } from 'vitest';
import { decorateCartLinks } from '#store/cart/handover.ts';

const SHOP = 'https://shop.example.test';

const press = (href: string): string => {
  document.body.innerHTML = `<a href="${href}"><span>Ostoskori</span></a>`;
  document.querySelector('span')!.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  return document.querySelector('a')!.href;
};

test("cart handover: links to the shop's cart have the current token, other links are unchanged [SYN-02]", () => {
  const handover: { token: string | undefined } = { token: 'a' };
  const stop = decorateCartLinks(SHOP, handover);
  expect(press(`${SHOP}/ostoskori#tuotteet`)).toBe(`${SHOP}/ostoskori?kori=a#tuotteet`);
  expect(press(`${SHOP}/ostoskori?kori=old&x=1#tuotteet`)).toBe(`${SHOP}/ostoskori?x=1&kori=a#tuotteet`);
  expect(press(`${SHOP}/tuotteet`)).toBe(`${SHOP}/tuotteet`);
  expect(press('https://evil.test/ostoskori')).toBe('https://evil.test/ostoskori');
  handover.token = undefined;
  expect(press(`${SHOP}/ostoskori?kori=a#tuotteet`)).toBe(`${SHOP}/ostoskori#tuotteet`);
  stop();
  handover.token = 'b';
  expect(press(`${SHOP}/ostoskori`)).toBe(`${SHOP}/ostoskori`);
});
