/** What the server's HTML of widgets has that a page with script shows later: all of it, the rest hidden until styles say otherwise. */
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
/** Each entry by its text, or what a reader of it gives, with whether it is hidden. */
const entries = (
  page: Document,
  selector: string,
  read: (one: Element) => string | null | undefined = ({ textContent }) => textContent,
) => [...page.querySelectorAll(selector)].map((one) => [read(one), one.hasAttribute('hidden')]);

test('CORP-08 the server has every job, those of later pages hidden', () => {
  const jobs = [1, 2, 3].map((at) => ({ url: `/t/${at}`, title: `Työ ${at}` }));
  expect(entries(served(<JobListing jobs={jobs} pageSize={2} />), 'li')).toEqual([
    ['Työ 1', false],
    ['Työ 2', false],
    ['Työ 3', true],
  ]);
});

test('CORP-13 the server has every slide, all but the first hidden, and no hidden video is fetched', () => {
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

test('CORP-07 the server lists every year, those far from the first one hidden', () => {
  const page = served(<Timeline years={[1903, 1921, 1958, 1903].map((year) => ({ year }))} />);
  expect(entries(page, 'nav li')).toEqual([
    ['1903', false],
    ['1921', false],
    ['1958', true],
  ]);
});

test('LIK-01 a card of the server says in words what its number counts', () => {
  const card = readContentCard({ type: 'wide', header: 'Keitto', contentId: 'a', likeCount: 1284 })!;
  const count = served(<ContentCard card={card} />).querySelector('p')!;
  count.querySelector('[aria-hidden]')!.remove();
  expect(count.textContent.trim()).toMatch(/^Tykkäyksiä 1\s284$/);
});

test.each([
  ['has failed', 0, 0],
  ['has come', 90, 1],
])('SERVER a picture of the server’s HTML that %s before hydration', (_, naturalWidth, shown) => {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(naturalWidth);
  const picture = <ImageOrNothing src="/a.svg" alt="Kala" />;
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(picture);
  render(picture, { container, hydrate: true });
  expect(container.querySelectorAll('img')).toHaveLength(shown);
  vi.restoreAllMocks();
});
