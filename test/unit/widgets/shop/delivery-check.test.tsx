import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { initialState, store } from '#store/store.ts';
import DeliveryCheck from '../../../../widgets/shop/delivery-check/DeliveryCheck.tsx';
import definition from '../../../../widgets/shop/delivery-check/widget.ts';
import { renderWidget } from '../../../render.tsx';
import { api } from '../../../setup.ts';

const PATH = '/api/v1/lihakauppa/checkout/availability';
const field = () => screen.getByRole('textbox', { name: 'Postinumero' });
const button = () => screen.getByRole('button', { name: /^Tarkist/ });
const show = (props: Record<string, unknown> = {}) => renderWidget(definition, DeliveryCheck, props);
const answering = (answer: () => Response | Promise<Response>) => {
  const asked: string[] = [];
  api.use(
    http.get(PATH, ({ request }) => {
      asked.push(new URL(request.url).search);
      return answer();
    }),
  );
  return asked;
};
const available = (isAvailable: unknown) => () => HttpResponse.json({ data: { isAvailable } });
const known = () => store.getState().delivery.postalCode;

beforeEach(() => store.setState(initialState, true));

test('DLV-01 DLV-02 the button waits for a postal code', async () => {
  show();
  expect(button()).toBeDisabled();
  await userEvent.type(field(), '  ');
  expect(button()).toBeDisabled();
  await userEvent.type(field(), '0');
  expect(button()).toBeEnabled();
  await userEvent.clear(field());
  expect(button()).toBeDisabled();
});

test('DLV-04 DLV-05 API-42 a code that is delivered to becomes known; the field stays', async () => {
  const asked = answering(available(true));
  show();
  await userEvent.type(field(), ' 00 100 ');
  await userEvent.click(button());
  expect(await screen.findByText('Toimitamme tuotteita postinumeroalueellesi.')).toBeVisible();
  expect(asked).toEqual(['?postalCode=00100']);
  expect(known()).toBe('00100');
  expect(field()).toBeVisible();
});

test('DLV-03 it is busy while it asks, and Enter asks once', async () => {
  let answer = (): void => {};
  const asked = answering(
    () => new Promise((resolve) => (answer = () => resolve(HttpResponse.json({ isAvailable: true })))),
  );
  show();
  await userEvent.type(field(), '00100{Enter}{Enter}');
  expect(button()).toHaveAttribute('aria-busy', 'true');
  expect(button()).toHaveTextContent('Tarkistetaan…');
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  act(answer);
  expect(await screen.findByText('Toimitamme tuotteita postinumeroalueellesi.')).toBeVisible();
  expect(button()).toHaveAttribute('aria-busy', 'false');
  expect(asked).toHaveLength(1);
});

test.each([
  [
    'DLV-06 not delivered',
    available(false),
    'Valitettavasti emme vielä toimita tuotteita postinumeroalueellesi. Jos mahdollista, kokeile toista postinumeroa.',
  ],
  [
    'DLV-07 failing',
    () => HttpResponse.json({}, { status: 500 }),
    'Tapahtui virhe. Ole hyvä ja yritä uudelleen.',
  ],
  ['DLV-07 cut', () => HttpResponse.error(), 'Tapahtui virhe. Ole hyvä ja yritä uudelleen.'],
  ['DLV-07 unclear', available('yes'), 'Emme tunnistaneet syöttämääsi postinumeroa.'],
  ['DLV-07 empty', () => HttpResponse.json({}), 'Emme tunnistaneet syöttämääsi postinumeroa.'],
])('%s: says so, keeps what was typed, knows no code, and asks again', async (_, answer, text) => {
  const asked = answering(answer);
  show();
  await userEvent.type(field(), '99999{Enter}');
  expect(await screen.findByText(text)).toBeVisible();
  expect(field()).toHaveValue('99999');
  expect(field()).toBeInvalid();
  expect(field()).toHaveAccessibleDescription(text);
  expect(known()).toBe('');
  await userEvent.click(button());
  await vi.waitFor(() => expect(asked).toHaveLength(2));
});

test('DLV-03 an answer about a code that is no longer there is not shown', async () => {
  let answer = (): void => {};
  const asked = answering(
    () => new Promise((resolve) => (answer = () => resolve(HttpResponse.json({ isAvailable: true })))),
  );
  show();
  await userEvent.type(field(), '00100{Enter}');
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  await userEvent.type(field(), '9');
  expect(button()).toHaveTextContent('Tarkista');
  answer();
  answering(available(false));
  await userEvent.type(field(), '{Enter}');
  expect(await screen.findByText(/^Valitettavasti/)).toBeVisible();
  expect(known()).toBe('');
});

test('DLV-05 DLV-06 texts of the CMS, and its id for the field', async () => {
  answering(available(true));
  show({ availableText: 'Tullaan!', anchorId: 'toimitus-tanne' });
  expect(field()).toHaveAttribute('id', 'toimitus-tanne');
  await userEvent.type(field(), '00100{Enter}');
  expect(await screen.findByText('Tullaan!')).toBeVisible();
});

test('CHK-13 a code that another island found is there to be asked about', () => {
  show();
  act(() => store.setState(({ delivery }) => ({ delivery: { ...delivery, postalCode: '20100' } })));
  expect(field()).toHaveValue('20100');
});
