import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { number, object } from 'yup';
import { ProductPicker } from '#forms/product-picker/ProductPicker.tsx';
import { requiredText } from '#schemas/rules.ts';
import { api } from '../../../setup.ts';
import { mockCaptcha } from './captcha-mock.ts';
import { sendOff, showForm } from './show-form.tsx';

const LIST = [
  { productId: 1, title: 'Rantalenkki' },
  { productId: 2, title: 'Kesäranta' },
  { productId: 3, title: 'Nakit' },
  { productId: 4, title: 'Nakit' },
];
const requests = vi.fn<(url: string) => void>();
const answer = (respond: () => Response) =>
  api.use(
    http.get('/api/search/all-products', ({ request }) => {
      requests(request.url);
      return respond();
    }),
  );
const show = () =>
  showForm(<ProductPicker name="ProductName" idName="ProductId" label="Tuote" />, {
    schema: object({ ProductName: requiredText(), ProductId: number().nullable().defined() }),
    initial: { ProductName: '', ProductId: null as number | null },
  });
const box = () => screen.getByRole('combobox', { name: 'Tuote' });
const offered = () => screen.queryAllByRole('option').map((option) => option.textContent);
/** Focuses the picker, which requests the list, and waits for the answer. */
const ready = async () => {
  await userEvent.click(box());
  await waitFor(() => expect(requests).toHaveBeenCalled());
};
/** Types a text that two products contain, and waits for them. */
const typeRanta = async () => {
  await ready();
  await userEvent.type(box(), 'ranta');
  await screen.findByRole('option', { name: 'Kesäranta' });
};

beforeEach(() => {
  requests.mockReset();
  mockCaptcha();
  answer(() => HttpResponse.json(LIST));
});

test('product picker: a product with a number given as text can be selected, and is sent with its number [API-30] [API-04] [CMP-09]', async () => {
  answer(() => HttpResponse.json([{ productId: '12', title: 'Kesäranta' }]));
  const { sent } = show();
  await ready();
  await userEvent.type(box(), 'ranta');
  await userEvent.click(await screen.findByRole('option', { name: 'Kesäranta' }));
  expect(box()).toHaveValue('Kesäranta');
  expect(box()).toHaveFocus();
  expect(offered()).toEqual([]);
  await sendOff();
  expect(sent.mock.calls[0]?.[0]).toEqual({ ProductName: 'Kesäranta', ProductId: 12 });
});

test('product picker: the list is requested in Finnish, once, at the first focus [API-30] [API-09]', async () => {
  show();
  expect(requests).not.toHaveBeenCalled();
  await typeRanta();
  await userEvent.tab();
  await userEvent.click(box());
  expect(requests).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/all-products\?language=fi$/));
});

test('product picker: from 3 characters on it offers titles that contain them, ignoring case [CMP-08] [SRCH-30]', async () => {
  show();
  await ready();
  await userEvent.type(box(), 'RA');
  expect(offered()).toEqual([]);
  expect(box()).toHaveAttribute('aria-expanded', 'false');
  await userEvent.type(box(), 'N');
  await waitFor(() => expect(offered()).toEqual(['Rantalenkki', 'Kesäranta']));
  expect(box()).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByText('Sopivia tuotteita 2.')).toBeInTheDocument();
  await userEvent.type(box(), 'tal');
  await waitFor(() => expect(offered()).toEqual(['Rantalenkki']));
  await userEvent.type(box(), 'x');
  await waitFor(() => expect(offered()).toEqual([]));
  expect(box()).toHaveAttribute('aria-expanded', 'false');
});

test('product picker: another product can be selected afterwards, also one with the same name [CMP-09]', async () => {
  const { sent } = show();
  await ready();
  await userEvent.type(box(), 'ranta');
  await userEvent.click(await screen.findByRole('option', { name: 'Kesäranta' }));
  await userEvent.clear(box());
  await userEvent.type(box(), 'nakit');
  await userEvent.click((await screen.findAllByRole('option', { name: 'Nakit' }))[1]!);
  await sendOff();
  expect(sent.mock.calls[0]?.[0]).toEqual({ ProductName: 'Nakit', ProductId: 4 });
});

test('product picker: other text is kept without a number, and so is text that is changed after selecting [CMP-09]', async () => {
  const { sent } = show();
  await ready();
  await userEvent.type(box(), 'ranta');
  await userEvent.click(await screen.findByRole('option', { name: 'Rantalenkki' }));
  await userEvent.type(box(), ' 400 g');
  await sendOff();
  expect(sent.mock.calls[0]?.[0]).toEqual({ ProductName: 'Rantalenkki 400 g', ProductId: null });
});

test('product picker: arrow keys wrap, and a press on the field offers the options until one is selected [CMP-09]', async () => {
  show();
  await typeRanta();
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  const active = () => screen.getByRole('option', { selected: true }).textContent;
  await userEvent.keyboard('{ArrowUp}');
  expect(active()).toBe('Kesäranta');
  await userEvent.keyboard('{ArrowDown}');
  expect(active()).toBe('Rantalenkki');
  const option = screen.getByRole('option', { selected: true });
  expect(box()).toHaveAttribute('aria-activedescendant', option.id);
  expect(scroll.mock.contexts.at(-1)).toBe(option);
  expect(scroll).toHaveBeenLastCalledWith({ block: 'nearest' });
  await userEvent.keyboard('{ArrowUp}');
  expect(active()).toBe('Kesäranta');
  for (const composing of [{ isComposing: true }, { keyCode: 229 }])
    fireEvent.keyDown(box(), { key: 'Enter', ...composing });
  expect(box()).toHaveValue('ranta');
  await userEvent.tab();
  await userEvent.click(box());
  expect(offered()).toEqual(['Rantalenkki', 'Kesäranta']);
  expect(box()).not.toHaveAttribute('aria-activedescendant');
  await userEvent.click(screen.getByRole('option', { name: 'Kesäranta' }));
  await userEvent.click(box());
  expect(offered()).toEqual([]);
});

test('product picker: Enter sends a text if no option is highlighted [CMP-09]', async () => {
  const { sent } = show();
  await typeRanta();
  await userEvent.keyboard('{Enter}');
  await screen.findByText('Kiitos viestistäsi!');
  expect(sent.mock.calls[0]?.[0]).toEqual({ ProductName: 'ranta', ProductId: null });
});

test('product picker: Escape and blur keep the text, even if an option is highlighted [CMP-09]', async () => {
  const around = vi.fn();
  document.addEventListener('keydown', around);
  show();
  await typeRanta();
  around.mockReset();
  await userEvent.keyboard('{ArrowDown}');
  expect(around).toHaveBeenCalledOnce();
  await userEvent.keyboard('{Escape}');
  expect(offered()).toEqual([]);
  expect(box()).toHaveValue('ranta');
  await userEvent.keyboard('{Escape}');
  expect(box()).toHaveValue('ranta');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await screen.findByRole('option', { name: 'Kesäranta' });
  await userEvent.tab();
  expect(box()).toHaveValue('ranta');
  expect(offered()).toEqual([]);
  document.removeEventListener('keydown', around);
});

test('product picker: Escape that closes the options keeps a surrounding dialog open, the next one may close it [CMP-09]', async () => {
  show();
  await typeRanta();
  const around = vi.fn<(event: Event) => void>();
  document.body.addEventListener('keydown', around);
  await userEvent.keyboard('{Escape}');
  expect(around).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(around).toHaveBeenCalledOnce();
  expect(around.mock.calls[0]?.[0].defaultPrevented).toBe(false);
  document.body.removeEventListener('keydown', around);
});

test('product picker: arrow keys without options or with another key are left to the browser [CMP-09]', async () => {
  show();
  await ready();
  const isLeft = (init: object) => fireEvent.keyDown(box(), { key: 'ArrowDown', ...init });
  expect(isLeft({})).toBe(true);
  await userEvent.type(box(), 'ranta');
  await screen.findByRole('option', { name: 'Kesäranta' });
  for (const held of ['shiftKey', 'ctrlKey', 'metaKey', 'isComposing'])
    expect([held, isLeft({ [held]: true })]).toEqual([held, true]);
  expect(box()).not.toHaveAttribute('aria-activedescendant');
  expect(isLeft({})).toBe(false);
});

test('product picker: typing in the middle of the text keeps the caret there [CMP-09]', async () => {
  show();
  await ready();
  await userEvent.type(box(), 'Rankki');
  await userEvent.type(box(), 'talen', { initialSelectionStart: 3, initialSelectionEnd: 3 });
  expect(box()).toHaveValue('Rantalenkki');
});

test.each<[string, () => Response]>([
  ['fails', () => HttpResponse.json({}, { status: 500 })],
  ['is not a list', () => HttpResponse.json({ products: LIST })],
])(
  'product picker: if the list %s, that is announced, typing works, and the next focus requests it again [CMP-09] [API-30]',
  async (_, respond) => {
    answer(respond);
    const { sent } = show();
    await ready();
    expect(await screen.findByText('Tuoteluetteloa ei saatu. Kirjoita tuotteen nimi.')).toHaveAttribute(
      'aria-live',
      'polite',
    );
    await userEvent.type(box(), 'Rantalenkki');
    expect(offered()).toEqual([]);
    answer(() => HttpResponse.json(LIST));
    await userEvent.tab();
    await userEvent.click(box());
    await waitFor(() => expect(screen.queryByText(/^Tuoteluetteloa ei saatu/)).toBeNull());
    await waitFor(() => expect(requests).toHaveBeenCalledTimes(2));
    await userEvent.type(box(), '{Backspace}');
    await screen.findByRole('option', { name: 'Rantalenkki' });
    await userEvent.type(box(), 'i');
    await sendOff();
    expect(sent.mock.calls[0]?.[0]).toEqual({ ProductName: 'Rantalenkki', ProductId: 1 });
  },
);

test('product picker: entries without a number or name are ignored [API-04]', async () => {
  answer(() => HttpResponse.json([null, { productId: 'yksi', title: 'Ranta A' }, { productId: 2 }, LIST[1]]));
  show();
  await ready();
  await userEvent.type(box(), 'ranta');
  await waitFor(() => expect(offered()).toEqual(['Kesäranta']));
});

test('product picker: a name that is typed before the list arrives has its number then [CMP-09]', async () => {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  api.use(
    http.get('/api/search/all-products', async () => {
      await arrived;
      return HttpResponse.json(LIST);
    }),
  );
  const { sent } = show();
  await userEvent.click(box());
  fireEvent.change(box(), { target: { value: 'kesäranta' } });
  arrive();
  await screen.findByRole('option', { name: 'Kesäranta' });
  await sendOff();
  expect(sent.mock.calls[0]?.[0]).toEqual({ ProductName: 'kesäranta', ProductId: 2 });
});

test('product picker: a reload keeps product and number without requesting the list [CMP-09] [FRM-12]', async () => {
  const first = show();
  await ready();
  await userEvent.type(box(), 'nakit');
  await userEvent.click((await screen.findAllByRole('option', { name: 'Nakit' }))[1]!);
  first.unmount();
  const { sent } = show();
  expect(box()).toHaveValue('Nakit');
  await sendOff();
  expect(sent.mock.calls[0]?.[0]).toEqual({ ProductName: 'Nakit', ProductId: 4 });
  expect(requests).toHaveBeenCalledOnce();
});

test('product picker: changing the text before the list is loaded removes the number [CMP-09]', async () => {
  const first = show();
  await ready();
  await userEvent.type(box(), 'ranta');
  await userEvent.click(await screen.findByRole('option', { name: 'Rantalenkki' }));
  first.unmount();
  answer(() => HttpResponse.error());
  const { sent } = show();
  await userEvent.type(box(), ' iso');
  await sendOff();
  expect(sent.mock.calls[0]?.[0]).toEqual({ ProductName: 'Rantalenkki iso', ProductId: null });
});
