import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { initialState, store } from '#store/store.ts';
import DeliveryCheck from '../../../../widgets/shop/delivery-check/DeliveryCheck.tsx';
import definition from '../../../../widgets/shop/delivery-check/widget.ts';
import { getAnnounced } from '../../../announced.ts';
import { renderWidget } from '../../../render.tsx';
import { api } from '../../../setup.ts';

const PATH = '/api/v1/lihakauppa/checkout/availability';
const field = () => screen.getByRole('textbox', { name: 'Postinumero' });
const button = () => screen.getByRole('button', { name: /^Tarkist/ });
const show = (props: Record<string, unknown> = {}) => renderWidget(definition, DeliveryCheck, props);
const answering = (answer: () => Response | Promise<Response>) => {
  const requests: string[] = [];
  api.use(
    http.get(PATH, ({ request }) => {
      requests.push(new URL(request.url).search);
      return answer();
    }),
  );
  return requests;
};
const available = (isAvailable: unknown) => () => HttpResponse.json({ data: { isAvailable } });
const known = () => store.getState().delivery.postalCode;

beforeEach(() => store.setState(initialState, true));

test('delivery check: the button needs a postal code [DLV-01] [DLV-02]', async () => {
  show();
  expect(button()).toBeDisabled();
  // Firefox reads an empty field with the attribute `required` as invalid.
  expect(field()).not.toHaveAttribute('required');
  expect(field()).toBeRequired();
  await userEvent.type(field(), '  ');
  expect(button()).toBeDisabled();
  await userEvent.type(field(), '0');
  expect(button()).toBeEnabled();
  await userEvent.clear(field());
  expect(button()).toBeDisabled();
});

test('delivery check: a served code is stored, and the field stays [DLV-04] [DLV-05] [API-42]', async () => {
  const requests = answering(available(true));
  show();
  await userEvent.type(field(), ' 00 100 ');
  await userEvent.click(button());
  expect(await screen.findByText('Toimitamme tuotteita postinumeroalueellesi.')).toBeVisible();
  expect(requests).toEqual(['?postalCode=00100']);
  expect(known()).toBe('00100');
  expect(field()).toBeVisible();
});

test('delivery check: it is busy during the call, and Enter makes one call [DLV-03]', async () => {
  let answer = (): void => {};
  const requests = answering(
    () => new Promise((resolve) => (answer = () => resolve(HttpResponse.json({ isAvailable: true })))),
  );
  show();
  await userEvent.type(field(), '00100{Enter}{Enter}');
  expect(button()).toHaveAttribute('aria-busy', 'true');
  expect(button()).toHaveTextContent('Tarkistetaan…');
  expect(getAnnounced()).toHaveTextContent('Tarkistetaan…');
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  act(answer);
  expect(await screen.findByText('Toimitamme tuotteita postinumeroalueellesi.')).toBeVisible();
  expect(button()).toHaveAttribute('aria-busy', 'false');
  expect(requests).toHaveLength(1);
});

test.each([
  [
    'a code that is not served',
    available(false),
    'Valitettavasti emme vielä toimita tuotteita postinumeroalueellesi. Jos mahdollista, kokeile toista postinumeroa.',
  ],
  [
    'a failed call',
    () => HttpResponse.json({}, { status: 500 }),
    'Tapahtui virhe. Ole hyvä ja yritä uudelleen.',
  ],
  ['an invalid answer', available('yes'), 'Emme tunnistaneet syöttämääsi postinumeroa.'],
])(
  'delivery check: %s is reported, keeps the text, stores no code, and can be retried [DLV-06] [DLV-07]',
  async (_, answer, text) => {
    const requests = answering(answer);
    show();
    await userEvent.type(field(), '99999{Enter}');
    expect(await screen.findByText(text)).toBeVisible();
    expect(field()).toHaveValue('99999');
    expect(field()).toBeInvalid();
    expect(field()).toHaveAccessibleDescription(text);
    expect(known()).toBe('');
    await userEvent.click(button());
    await vi.waitFor(() => expect(requests).toHaveLength(2));
  },
);

test('delivery check: an answer about a changed code is not shown [DLV-03]', async () => {
  let answer = (): void => {};
  const requests = answering(
    () => new Promise((resolve) => (answer = () => resolve(HttpResponse.json({ isAvailable: true })))),
  );
  show();
  await userEvent.type(field(), '00100{Enter}');
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  await userEvent.type(field(), '9');
  expect(button()).toHaveTextContent('Tarkista');
  answer();
  answering(available(false));
  await userEvent.type(field(), '{Enter}');
  expect(await screen.findByText(/^Valitettavasti/)).toBeVisible();
  expect(known()).toBe('');
});

test("delivery check: texts and the field's id are configurable [DLV-05] [DLV-06]", async () => {
  answering(available(true));
  show({ availableText: 'Tullaan!', anchorId: 'toimitus-tanne' });
  expect(field()).toHaveAttribute('id', 'toimitus-tanne');
  await userEvent.type(field(), '00100{Enter}');
  expect(await screen.findByText('Tullaan!')).toBeVisible();
});

test('delivery check: a code that another island found is filled in [CHK-13]', () => {
  show();
  act(() => store.setState(({ delivery }) => ({ delivery: { ...delivery, postalCode: '20100' } })));
  expect(field()).toHaveValue('20100');
});
