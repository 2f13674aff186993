import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
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

test.each(['true', '1', 'false'])('recipe banner: with the cookie (%s) it is hidden [FSO-16]', (value) => {
  document.cookie = `recipe-banner-closed=${value}; path=/`;
  show();
  expect(banner()).toBeNull();
});
