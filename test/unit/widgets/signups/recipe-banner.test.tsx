import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import RecipeBanner from '../../../../widgets/signups/recipe-banner/RecipeBanner.tsx';
import definition from '../../../../widgets/signups/recipe-banner/widget.ts';
import { setWidth } from '../../../../packages/testing/dom/media.ts';
import { renderWidget } from '../../../render.tsx';

const show = (props: Record<string, unknown> = {}) =>
  renderWidget(definition, RecipeBanner, { text: '<p>Talleta <strong>resepti</strong>.</p>', ...props });
const banner = () => screen.queryByRole('complementary', { name: 'Vinkki' });

beforeEach(() => {
  setWidth(375);
});

test('recipe banner: it has rich text and a link [FSO-15]', () => {
  show({ link: { label: 'Näin se käy', link: '/reseptit' } });
  expect(banner()).toHaveTextContent('Talleta resepti.');
  expect(screen.getByRole('link', { name: 'Näin se käy' })).toHaveAttribute('href', '/reseptit');
});

test('recipe banner: it is shown below 768 px only, and follows the width [FSO-15]', () => {
  show();
  for (const [width, isShown] of [
    [767, true],
    [768, false],
    [1280, false],
    [375, true],
  ] as const) {
    act(() => setWidth(width));
    expect(banner() !== null, `${width}`).toBe(isShown);
  }
});

test('recipe banner: closing it lasts 30 days [FSO-16]', async () => {
  const { unmount } = show();
  const written = vi.spyOn(Document.prototype, 'cookie', 'set');
  await userEvent.click(screen.getByRole('button', { name: 'Sulje' }));
  expect(banner()).toBeNull();
  const [pair, ...rest] = written.mock.calls[0]![0].split('; ');
  expect(pair).toBe('recipe-banner-closed=true');
  expect(rest).toContain('path=/');
  expect(rest).toContain(`max-age=${30 * 86_400}`);
  unmount();
  show();
  expect(banner()).toBeNull();
});

test.each(['true', '1', 'false'])('recipe banner: with the cookie (%s) it is hidden [FSO-16]', (value) => {
  document.cookie = `recipe-banner-closed=${value}; path=/`;
  show();
  expect(banner()).toBeNull();
});

test('recipe banner: scripts in its text and link do not run [FSO-15]', () => {
  show({
    text: '<p>Hei</p><img src=x onerror="window.ran=1"><script>window.ran=1</script>',
    link: { label: '<b>x</b>', link: 'javascript:alert(1)' },
  });
  expect(document.querySelector('script, [onerror]')).toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
});
