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

function served(widget: React.ReactNode): Document {
  const value = createIsland('widget', {}, parseSettings({}, '/'));
  const html = renderToString(<IslandProvider value={value}>{widget}</IslandProvider>);
  return new DOMParser().parseFromString(html, 'text/html');
}

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
