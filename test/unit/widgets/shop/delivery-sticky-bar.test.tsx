import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import DeliveryStickyBar from '../../../../widgets/shop/delivery-sticky-bar/DeliveryStickyBar.tsx';
import definition from '../../../../widgets/shop/delivery-sticky-bar/widget.ts';
import { renderWidget } from '../../../render.tsx';

const show = (props: Record<string, unknown> = {}) =>
  renderWidget(definition, DeliveryStickyBar, { text: 'Tuommeko sinulle?', targetId: 'alue', ...props });
const button = () => screen.getByRole('button', { name: 'Tarkista postinumero' });

test('delivery bar: a missing field causes no error [DLV-08]', async () => {
  show();
  await userEvent.click(button());
  expect(button()).toBeVisible();
});

test('delivery bar: closing it lasts for the session [DLV-08] [DLV-09]', async () => {
  const { unmount } = show();
  await userEvent.click(screen.getByRole('button', { name: 'Sulje' }));
  expect(screen.queryByText('Tuommeko sinulle?')).toBeNull();
  expect(sessionStorage.getItem('showSticky')).toBe('false');
  unmount();
  expect(show().container).toBeEmptyDOMElement();
});

test('delivery bar: with blocked storage closing it lasts for the page [DLV-09]', async () => {
  const blocked = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
  const { container } = show();
  await userEvent.click(screen.getByRole('button', { name: 'Sulje' }));
  expect(container).toBeEmptyDOMElement();
});
