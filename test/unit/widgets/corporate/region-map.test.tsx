import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import RegionMap from '../../../../widgets/corporate/region-map/RegionMap.tsx';
import { readPlace } from '../../../../widgets/corporate/region-map/place.ts';
import definition from '../../../../widgets/corporate/region-map/widget.ts';
import { renderWidget } from '../../../render.tsx';

const buttons = [
  { buttonLabel: 'Pohjoinen', buttonRegion: '25, 12.5', buttonInfo: '<p>Kaksi tehdasta</p>' },
  { buttonLabel: 'Etelä', buttonRegion: 'etela', buttonInfo: '<p>Pääkonttori</p>' },
];
const show = (props: object = {}) =>
  renderWidget(definition, RegionMap, {
    image: { url: '/media/kartta.svg', alt: 'Kartta' },
    buttons,
    ...props,
  });
const press = (name: string) => userEvent.click(screen.getByText(name, { selector: 'summary > span' }));

test('region map: numbered buttons open one region at a time, none at first [CORP-11]', async () => {
  show();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '1 PohjoinenKaksi tehdasta',
    '2 EteläPääkonttori',
  ]);
  expect(screen.getByText('Kaksi tehdasta')).not.toBeVisible();
  await press('Pohjoinen');
  expect(screen.getByText('Kaksi tehdasta')).toBeVisible();
  await press('Etelä');
  expect(screen.getByText('Pääkonttori')).toBeVisible();
  await waitFor(() => expect(screen.getByText('Kaksi tehdasta')).not.toBeVisible());
  await press('Etelä');
  expect(screen.getByText('Pääkonttori')).not.toBeVisible();
});

test('region map: the open region is marked by a pin at its point, or by its SVG element drawn again [CORP-11]', async () => {
  const { container } = show();
  const map = screen.getByRole('img', { name: 'Kartta' });
  Object.defineProperties(map, { naturalWidth: { value: 600 }, naturalHeight: { value: 400 } });
  fireEvent.load(map);
  const pin = container.querySelector('[data-open]')!;
  expect([pin.parentElement!.getAttribute('x'), pin.parentElement!.getAttribute('y')]).toEqual([
    '25%',
    '12.5%',
  ]);
  await press('Pohjoinen');
  await waitFor(() => expect(pin).toHaveAttribute('data-open', 'true'));
  expect(container.querySelector('use')).toBeNull();
  await press('Etelä');
  await waitFor(() => expect(pin).toHaveAttribute('data-open', 'false'));
  expect(container.querySelector('use')).toHaveAttribute('href', '/media/kartta.svg#etela');
  expect(container.querySelector('svg:has(use)')).toHaveAttribute('viewBox', '0 0 600 400');
});

test('region map: if the map does not load or is unsafe, the buttons stay [CORP-11]', async () => {
  const { update } = show();
  fireEvent.error(screen.getByRole('img'));
  await press('Etelä');
  expect(screen.getByText('Pääkonttori')).toBeVisible();
  update({ image: 'javascript:alert(1)', buttons });
  expect(screen.queryByRole('img')).toBeNull();
});

test('region map: no element of a map of another origin is drawn again [CORP-11]', async () => {
  const { container } = show({ image: 'https://cdn.example/kartta.svg' });
  fireEvent.load(container.querySelector('img')!);
  await press('Etelä');
  expect(container.querySelector('use')).toBeNull();
});

test.each([
  ['12,5', { kind: 'point', x: 12, y: 5 }],
  ['50%, 40.5%', { kind: 'point', x: 50, y: 40.5 }],
  ['101,5', undefined],
  ['#lansi', { kind: 'id', id: 'lansi' }],
  ['a b', undefined],
  ['', undefined],
  [null, undefined],
])('region map: the place %j [CORP-11]', (region, place) => {
  expect(readPlace(region)).toEqual(place);
});
