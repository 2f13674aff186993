import { expect, test } from 'vitest';
import styles from '#ui/VisuallyHidden.module.css';

const full = (getComputedStyle as typeof getComputedStyle & { full: typeof getComputedStyle }).full;

const PROPERTIES = ['display', 'visibility', 'opacity', 'pointer-events'] as const;

/** Returns the differences from jsdom's own computed styles, for every element of the page. */
const differences = (): string[] =>
  [...document.querySelectorAll('*')].flatMap((element) => {
    const [own, quick] = [full(element), getComputedStyle(element)];
    return PROPERTIES.filter((one) => quick.getPropertyValue(one) !== own.getPropertyValue(one)).map(
      (one) =>
        `${element.outerHTML} ${one}: ${quick.getPropertyValue(one)}, not ${own.getPropertyValue(one)}`,
    );
  });

const TAGS = `
  a article b button colgroup col datalist dialog dd div embed fieldset form h2 iframe img input label legend li link main
  meter nav noscript ol option p picture progress q saaristo-root script section select slot span style summary table tbody
  td template textarea th thead tr ul video wbr`
  .trim()
  .split(/\s+/);

test('CSS modules: one has only its own class names, and adds no stylesheet', () => {
  expect(Object.keys(styles).length).toBeGreaterThan(0);
  for (const [key, name] of Object.entries(styles)) expect(name).toBe(key);
  expect(styles['noSuchClass']).toBeUndefined();
  expect(document.styleSheets).toHaveLength(0);
});

test("computed style: the fast one equals jsdom's for every kind of element and attribute", () => {
  const ATTRIBUTES = [
    'hidden',
    'open',
    'popover',
    'type=hidden',
    'type=checkbox',
    'hidden=until-found',
    'aria-hidden',
  ];
  for (const tag of TAGS)
    for (const attribute of ['class', ...ATTRIBUTES]) {
      const element = document.createElement(tag);
      const [name, value = ''] = attribute.split('=');
      element.setAttribute(name!, value);
      document.body.append(element);
    }
  for (const element of document.querySelectorAll('style')) element.remove();
  expect(document.querySelectorAll('*').length).toBeGreaterThan(300);
  expect(differences()).toEqual([]);
});

test('computed style: the fast one follows style attributes, parents and changes', () => {
  document.body.innerHTML = `
    <div style="visibility: hidden"><p><span></span></p><p style="visibility: visible"><b></b></p></div>
    <div style="pointer-events: none; opacity: 0"><button></button><i style="POINTER-EVENTS: auto"></i></div>
    <div style="display: none"><p></p></div><p style="display: inherit"></p>
    <details><summary></summary><summary></summary><p></p></details><dialog></dialog>
    <table><tbody><tr hidden><td></td></tr></tbody></table>
    <svg><title>x</title><path style="display: inline-block" /></svg>`;
  expect(differences()).toEqual([]);
  const paragraph = document.querySelector('p')!;
  expect(getComputedStyle(paragraph.firstElementChild!).visibility).toBe('hidden');
  paragraph.parentElement!.style.visibility = '';
  document.querySelector('dialog')!.open = true;
  expect(differences()).toEqual([]);
  expect(getComputedStyle(paragraph.firstElementChild!).visibility).toBe('visible');
});

test("computed style: with a stylesheet, and for all other properties, jsdom's own is used", () => {
  document.head.innerHTML = '<style>p { display: none; visibility: hidden } b { color: red }</style>';
  document.body.innerHTML = '<p><b></b></p>';
  expect(differences()).toEqual([]);
  expect(getComputedStyle(document.querySelector('p')!).display).toBe('none');
  document.head.innerHTML = '';
  expect(getComputedStyle(document.querySelector('p')!).display).toBe('block');
  document.body.innerHTML = '<b style="color: red"></b>';
  const style = getComputedStyle(document.querySelector('b')!);
  expect(style.color).toBe('rgb(255, 0, 0)');
  expect(style.getPropertyValue('color')).toBe('rgb(255, 0, 0)');
  expect(style.item(0)).toBe(full(document.querySelector('b')!).item(0));
});
