import { isMainThread } from 'node:worker_threads';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { object } from 'yup';
import { ApiError } from '#api/http.ts';
import { readTypedDay } from '#lib/day.ts';
import { DateField } from '#forms/DateField.tsx';
import { requiredDay } from '#schemas/rules.ts';
import { mockCaptcha } from './captcha-mock.ts';
import { press, sendOff, showForm } from './show-form.tsx';

const show = (settings: Record<string, unknown> = {}) =>
  showForm(<DateField name="ExpirationDate" label="Viimeinen käyttöpäivä" />, {
    schema: object({ ExpirationDate: requiredDay() }),
    initial: { ExpirationDate: '' },
    settings,
  });
const field = () => screen.getByRole('textbox', { name: 'Viimeinen käyttöpäivä' });
const button = () => screen.getByRole('button', { name: 'Avaa kalenteri' });
// The first one waits for its code.
const calendar = () => screen.findByRole('dialog', { name: 'Viimeinen käyttöpäivä' }, { timeout: 10_000 });
const write = (text: string) => fireEvent.change(field(), { target: { value: text } });
const open = async () => {
  await userEvent.click(button());
  return within(await calendar());
};
const day = (number: string) => new RegExp(`(^|\\D)${number}\\D+joulukuuta 2026`);

beforeEach(() => {
  mockCaptcha();
});

test.each(['31.12.2026', '31/12/2026', ' 31.12.2026 '])(
  'date field: %j is accepted, and shown as dd/MM/yyyy on blur [CMP-10] [I18N-09]',
  async (text) => {
    show();
    expect(field()).toHaveAccessibleDescription('Muodossa 31/12/2026');
    await userEvent.type(field(), text);
    expect(field()).toHaveValue(text);
    await userEvent.tab();
    expect(field()).toHaveValue('31/12/2026');
  },
);

test('date field: an error that the server reports stays when the visitor leaves the field [FRM-14]', async () => {
  const { sent } = show();
  const fields = { ExpirationDate: 'tooLong' };
  sent.mockRejectedValueOnce(new ApiError('bad-request', 400, undefined, { fields }));
  await userEvent.type(field(), '31.12.2026');
  await press();
  await waitFor(() => expect(field()).toHaveAccessibleDescription(/Teksti on liian pitkä/));
  await userEvent.click(field());
  await userEvent.tab();
  await act(async () => {});
  expect(field()).toHaveAccessibleDescription(/Teksti on liian pitkä/);
});

test.each([
  ['31.2.2026', '31.2.2026'],
  ['31.12.26', '31.12.26'],
  ['huomenna', 'huomenna'],
  ['of 100,000 digits', '9'.repeat(100_000)],
])('date field: an invalid text (%s) stays unchanged, with an error [CMP-10]', async (_, text) => {
  const { sent } = show();
  write(text);
  fireEvent.blur(field());
  await press();
  expect(field()).toHaveValue(text);
  expect(field()).toHaveAttribute('aria-invalid', 'true');
  expect(field()).toHaveAccessibleDescription(/Kirjoita päivä muodossa 31\/12\/2026|Teksti on liian pitkä/);
  expect(screen.getByRole('link', { name: 'Viimeinen käyttöpäivä' })).toBeVisible();
  expect(sent).not.toHaveBeenCalled();
});

test('calendar: a day is picked by mouse, with Finnish months and weekdays, weeks from Monday, shown as dd/MM/yyyy [CMP-10] [I18N-09]', async () => {
  show();
  write('1.12.2026');
  const picker = await open();
  expect(button()).toHaveAttribute('aria-expanded', 'true');
  expect(picker.getByText('joulukuu 2026')).toBeVisible();
  expect(picker.getAllByRole('columnheader', { hidden: true }).map((one) => one.textContent)).toEqual([
    'ma',
    'ti',
    'ke',
    'to',
    'pe',
    'la',
    'su',
  ]);
  expect(picker.getByRole('button', { name: 'Siirry seuraavaan kuukauteen' })).toBeVisible();
  await userEvent.click(picker.getByRole('button', { name: day('31') }));
  expect(field()).toHaveValue('31/12/2026');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(button()).toHaveFocus();
});

test('calendar: a day is picked by keyboard [CMP-10]', async () => {
  const { sent } = show();
  write('30/12/2026');
  field().focus();
  await userEvent.tab();
  expect(button()).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  const picker = within(await calendar());
  await waitFor(() => expect(picker.getByRole('button', { name: day('30') })).toHaveFocus());
  await userEvent.keyboard('{ArrowRight}{Enter}');
  expect(field()).toHaveValue('31/12/2026');
  expect(button()).toHaveFocus();
  expect(sent).not.toHaveBeenCalled();
  await sendOff();
  expect(sent.mock.calls[0]?.[0]).toEqual({ ExpirationDate: '31/12/2026' });
});

test('calendar: picking the picked day again keeps it [CMP-10]', async () => {
  show();
  write('31.12.2026');
  const picker = await open();
  await userEvent.click(picker.getByRole('button', { name: day('31') }));
  expect(field()).toHaveValue('31/12/2026');
});

test('calendar: Escape closes it without a change, and a surrounding dialog stays open [CMP-10]', async () => {
  const around = vi.fn();
  document.body.addEventListener('keydown', around);
  show();
  write('30/12/2026');
  await open();
  around.mockReset();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(field()).toHaveValue('30/12/2026');
  expect(button()).toHaveFocus();
  expect(around).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(around).toHaveBeenCalledOnce();
  document.body.removeEventListener('keydown', around);
});

test('calendar: a press outside and the button close it [CMP-10]', async () => {
  show();
  await open();
  await userEvent.click(document.body);
  expect(screen.queryByRole('dialog')).toBeNull();
  await open();
  await userEvent.click(button());
  expect(screen.queryByRole('dialog')).toBeNull();
});

const ZONES = [
  'Pacific/Kiritimati',
  'Pacific/Niue',
  'America/Los_Angeles',
  'America/Sao_Paulo',
  'Europe/Helsinki',
];
// In these zones the clocks changed at midnight: in Brazil the 4th of November 2018 began at 1 o'clock.
const DAYS = ['31/12/2026', '01/01/2026', '04/11/2018', '29/03/2026', '25/10/2026'];

// All threads of a process have its time zone: mutation tests run in one.
test.skipIf(!isMainThread).each(ZONES)(
  'calendar: the picked day is sent in the time zone %s [CMP-10]',
  async (zone) => {
    vi.stubEnv('TZ', zone);
    expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
    show();
    for (const shown of DAYS) {
      write(shown);
      const picker = await open();
      const [chosen] = picker.getAllByRole('gridcell', { selected: true });
      expect(chosen).toHaveAttribute('data-day', readTypedDay(shown));
      write('');
      await userEvent.click(within(chosen!).getByRole('button'));
      expect(field()).toHaveValue(shown);
    }
  },
);

test("calendar: months are in the page's language [CMP-10] [I18N-09]", async () => {
  show({ language: 'se' });
  fireEvent.change(screen.getByRole('textbox'), { target: { value: '31.12.2026' } });
  await userEvent.click(screen.getByRole('button', { name: 'Öppna kalendern' }));
  expect(await screen.findByText('december 2026')).toBeVisible();
});
