/**
 * The server's HTML contains everything that the page shows later; the parts for later are hidden until styles show
 * them.
 */
import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { ImageOrNothing } from '#ui/card/ImageOrNothing.tsx';

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
