import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import Timeline from '../../../../widgets/corporate/timeline/Timeline.tsx';
import definition from '../../../../widgets/corporate/timeline/widget.ts';
import { findCurrentIndex, listYearsNear } from '../../../../widgets/corporate/timeline/years.ts';
import { renderWidget } from '../../../render.tsx';

const yearsOf = (...years: (number | string)[]) => years.map((year) => ({ year, header: `Tapaus ${year}` }));
const show = (...years: (number | string)[]) =>
  renderWidget(definition, Timeline, { years: yearsOf(...years) });
const listed = () =>
  within(screen.getByRole('navigation', { name: 'Vuodet' }))
    .queryAllByRole('link')
    .map(({ textContent }) => textContent);
const current = () => document.querySelector('[aria-current="true"]')?.textContent;

/** Scroll position of the page; each section is 500 px high. */
let scrolled = 0;
const scrollTo = (top: number) =>
  act(async () => {
    scrolled = top;
    window.dispatchEvent(new Event('scroll'));
    await new Promise(requestAnimationFrame);
  });

beforeEach(() => {
  scrolled = 0;
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rect(this: Element) {
    const at = [...(this.parentElement?.children ?? [])].indexOf(this);
    return new DOMRect(0, at * 500 - scrolled, 800, 500);
  });
  // The window is far from the end of the page.
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(10_000);
});

test('timeline: each year is a section with an id and a link with the year [CORP-04]', () => {
  const { container } = show(1903, '1921', 1903);
  expect(container.querySelectorAll('section[id]')).toHaveLength(2);
  expect(container.querySelector('section[id="1921"]')).toHaveTextContent('1921 Tapaus 1921');
  expect(screen.getByRole('link', { name: '1903' })).toHaveAttribute('href', '#1903');
});

// Three sections of 100 px, and a window of 900 px. A page that ends after a section's top has come up to the margin lets it be current.
test.each([
  ['far from the end of the page, the first at the margin', [60, 160, 260], 2000, -1, 0],
  ['the second at the margin', [-40, 60, 160], 2000, -1, 1],
  ['the second at the margin, half a window from the end', [-40, 60, 460], 450, -1, 1],
  ['the second at the margin, and the third below the end', [-40, 60, 800], 450, -1, 1],
  ['more than half of the way from the second to the end', [-340, -240, 500], 150, -1, 2],
  ['at the end', [640, 740, 840], 0, -1, 2],
  ['at the end, by a link to the second', [640, 740, 840], 0, 1, 1],
  ['at the end, after a link to a section that came up', [-40, 740, 840], 0, 0, 2],
] as const)('timeline: %s, the right section is current [CORP-05]', (_, tops, left, target, index) => {
  expect(findCurrentIndex(tops, { height: 900, left, margin: 60 }, target)).toBe(index);
});

test('timeline: the list shows 10 years before and 20 after the current one [CORP-07]', async () => {
  show(1900, 1910, 1920, 1921, 1931);
  expect(listed()).toEqual(['1900', '1910', '1920']);
  await scrollTo(1500);
  expect(current()).toBe('1921');
  expect(listed()).toEqual(['1920', '1921', '1931']);
});

test('timeline: years without a number stay in the list [CORP-07]', () => {
  expect(listYearsNear(['alku', '1900', '1950'], '1905')).toEqual(['alku', '1900']);
  expect(listYearsNear(['alku', '1900'], 'alku')).toEqual(['alku', '1900']);
  expect(findCurrentIndex([], { height: 0, left: 0, margin: 0 })).toBe(0);
});

test('timeline: on mobile a button opens and closes the list [CORP-06]', async () => {
  show(1903, 1910);
  const toggle = screen.getByRole('button', { name: 'Valitse vuosi: 1903', expanded: false });
  await userEvent.click(toggle);
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{Escape}');
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  expect(toggle).toHaveFocus();
  await userEvent.click(toggle);
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(screen.getByRole('link', { name: '1910' }));
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
});

test('timeline: without years it is empty [CORP-04]', () => {
  expect(show().container).toBeEmptyDOMElement();
});
