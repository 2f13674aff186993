/**
 * The server's HTML contains everything that the page shows later; the parts for later are hidden until styles show
 * them.
 */
import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { createIsland, IslandProvider } from '#island/context.ts';
import { ImageOrNothing } from '#ui/card/ImageOrNothing.tsx';
import { readContentCard } from '#api/content-card.ts';
import { ContentCard } from '#ui/content-card/ContentCard.tsx';
import { parseSettings } from '#island/settings.ts';
import JobListing from '../../../widgets/corporate/job-listing/JobListing.tsx';
import SchoolSlider from '../../../widgets/corporate/school-slider/SchoolSlider.tsx';
import Timeline from '../../../widgets/corporate/timeline/Timeline.tsx';

function served(widget: React.ReactNode): Document {
  const value = createIsland('widget', {}, parseSettings({}, '/'));
  const html = renderToString(<IslandProvider value={value}>{widget}</IslandProvider>);
  return new DOMParser().parseFromString(html, 'text/html');
}
/** Returns the text of each entry, or the result of `read`, and whether it is hidden. */
const entries = (
  page: Document,
  selector: string,
  read: (one: Element) => string | null | undefined = ({ textContent }) => textContent,
) => [...page.querySelectorAll(selector)].map((one) => [read(one), one.hasAttribute('hidden')]);

test('job listing: the server renders every job and hides those of later pages [CORP-08]', () => {
  const jobs = [1, 2, 3].map((at) => ({ url: `/t/${at}`, title: `Työ ${at}` }));
  expect(entries(served(<JobListing jobs={jobs} pageSize={2} />), 'li')).toEqual([
    ['Työ 1', false],
    ['Työ 2', false],
    ['Työ 3', true],
  ]);
});

test('school slider: the server renders every slide, hides all except the first, and loads no hidden video [CORP-13]', () => {
  const page = served(
    <SchoolSlider
      slides={[
        { Url: '/1.svg' },
        { Url: '/2.mp4', IsVideo: true },
        { Url: 'https://video.example/3', IsVideo: true },
      ]}
    />,
  );
  const source = (slide: Element) => slide.querySelector('[src]')?.getAttribute('src');
  expect(entries(page, 'section > div:first-child > div', source)).toEqual([
    ['/1.svg', false],
    ['/2.mp4', true],
    ['https://video.example/3', true],
  ]);
  expect(page.querySelector('video')!.preload).toBe('none');
  expect(page.querySelector('iframe')!.getAttribute('loading')).toBe('lazy');
});

test('timeline: the server lists every year and hides those far from the first one [CORP-07]', () => {
  const page = served(<Timeline years={[1903, 1921, 1958, 1903].map((year) => ({ year }))} />);
  expect(entries(page, 'nav li')).toEqual([
    ['1903', false],
    ['1921', false],
    ['1958', true],
  ]);
});

test("like count: the server's card names the counted likes in words [LIK-01]", () => {
  const card = readContentCard({ type: 'wide', header: 'Keitto', contentId: 'a', likeCount: 1284 })!;
  const count = served(<ContentCard card={card} />).querySelector('p')!;
  count.querySelector('[aria-hidden]')!.remove();
  expect(count.textContent.trim()).toMatch(/^Tykkäyksiä 1\s284$/);
});

test.each([
  ['failed', 0, 'is removed', 0],
  ['loaded', 90, 'is kept', 1],
])(
  "picture in the server's HTML: one that %s before hydration (width %i) %s [SERVER]",
  (_, naturalWidth, __, shown) => {
    vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
    vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(naturalWidth);
    const picture = <ImageOrNothing src="/a.svg" alt="Kala" />;
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(picture);
    render(picture, { container, hydrate: true });
    expect(container.querySelectorAll('img')).toHaveLength(shown);
  },
);
