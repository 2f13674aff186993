import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import WeeklyMenuBuilder from '../../../../widgets/professional/weekly-menu-builder/WeeklyMenuBuilder.tsx';
import { isDeliberateDrag } from '../../../../widgets/professional/weekly-menu-builder/drag.ts';
import definition from '../../../../widgets/professional/weekly-menu-builder/widget.ts';
import { getAnnounced } from '../../../announced.ts';
import { renderWidget } from '../../../render.tsx';
import { api } from '../../../setup.ts';

const card = (header: string, more: object = {}) => ({
  header,
  link: `/reseptit/${header}`,
  image: '/a.svg',
  ...more,
});
const week = (monday: unknown, tuesday: unknown = []) => ({
  monday,
  tuesday,
  wednesday: [],
  thursday: [],
  friday: [],
});
const weeks = [week([card('Keitto'), card('Pihvi')], [card('Lohi')]), week([card('Pasta')])];

let requests: string[];
let saved: unknown[];
let saving: () => Response | Promise<Response>;

beforeEach(() => {
  requests = [];
  saved = [];
  saving = () => HttpResponse.json('uusi-id_1');
  api.use(
    http.get('/api/fs/menu', ({ request }) => {
      requests.push(new URL(request.url).search);
      return HttpResponse.json(weeks);
    }),
    http.get('/api/fs/menu/recipes', () =>
      HttpResponse.json({
        Lasagne: { link: '/reseptit/lasagne', image: { url: '/l.svg', alt: '' } },
        Kaalilaatikko: { link: 'javascript:alert(1)', image: null },
      }),
    ),
    http.post('/api/fs/menu', async ({ request }) => {
      saved.push(await request.json());
      return saving();
    }),
  );
  vi.useFakeTimers({ now: new Date(2026, 11, 21, 12), toFake: ['Date'] });
});
afterEach(() => {
  history.replaceState(null, '', '/');
});

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const day = (name: RegExp) => screen.getByRole('group', { name });
const dishes = (name: RegExp) =>
  within(day(name))
    .queryAllByRole('heading', { level: 4 })
    .map(({ textContent }) => textContent);

async function show(): Promise<void> {
  renderWidget(definition, WeeklyMenuBuilder);
  await screen.findByRole('heading', { name: 'Viikko 52' });
}
async function edit(): Promise<void> {
  await show();
  await press('Muokkaa');
  await screen.findByRole('button', { name: 'Tallenna' });
}
const choose = async (query: string, name: string) => {
  const dialog = screen.getByRole('dialog', { name: 'Valitse resepti' });
  await userEvent.type(await within(dialog).findByRole('combobox'), query);
  await userEvent.click(within(dialog).getByRole('option', { name }));
};

test('weekly menu: it shows the menu of the address, and passes the whole query on [MNU-03] [MNU-04] [MNU-05]', async () => {
  history.replaceState(null, '', '/lounaslista?menuId=5&a=b%20c');
  await show();
  expect(requests).toEqual(['?menuId=5&a=b%20c']);
  expect(dishes(/^Maanantai/)).toEqual(['Keitto', 'Pihvi']);
  expect(screen.getByRole('link', { name: 'Keitto' })).toHaveAttribute('href', '/reseptit/Keitto');
  expect(screen.getByText('21.12.–25.12.2026')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Tallenna' })).toBeNull();
});

test('weekly menu: going back shows the menu of the address, but keeps unsaved changes [MNU-02]', async () => {
  await show();
  api.use(http.get('/api/fs/menu', () => HttpResponse.json([week([card('Pasta')])])));
  const comeBack = () =>
    act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  comeBack();
  await waitFor(() => expect(dishes(/^Maanantai/)).toEqual(['Pasta']));
  await press('Muokkaa');
  await userEvent.click(await screen.findByRole('button', { name: 'Poista Pasta' }));
  comeBack();
  await press('Lisää viikko');
  await press('Edellinen viikko');
  expect(dishes(/^Maanantai/)).toEqual([]);
});

test('weekly menu: weeks wrap, and 53 of 2026 is followed by 1 [MNU-12] [MNU-13]', async () => {
  vi.setSystemTime(new Date(2026, 11, 28, 12));
  renderWidget(definition, WeeklyMenuBuilder);
  expect(await screen.findByRole('heading', { name: 'Viikko 53' })).toBeVisible();
  await press('Seuraava viikko');
  expect(screen.getByRole('heading', { name: 'Viikko 1' })).toBeVisible();
  expect(screen.getByText('Näkyvissä viikko 1, 4.1.–8.1.2027')).toBeInTheDocument();
  await press('Seuraava viikko');
  expect(screen.getByRole('heading', { name: 'Viikko 53' })).toBeVisible();
  await press('Edellinen viikko');
  expect(screen.getByRole('heading', { name: 'Viikko 1' })).toBeVisible();
});

test('weekly menu: buttons make every move, announced, with the focus on the same button [MNU-08]', async () => {
  await edit();
  await press('Siirrä Keitto alemmas');
  expect(dishes(/^Maanantai/)).toEqual(['Pihvi', 'Keitto']);
  await press('Siirrä Keitto ylemmäs');
  expect(dishes(/^Maanantai/)).toEqual(['Keitto', 'Pihvi']);
  await press('Siirrä Keitto seuraavaan päivään');
  expect(dishes(/^Tiistai/)).toEqual(['Lohi', 'Keitto']);
  expect(screen.getByText('Keitto siirretty: Tiistai, paikka 2/2')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Siirrä Keitto seuraavaan päivään' })).toHaveFocus();
  await press('Siirrä Keitto edelliseen päivään');
  expect(dishes(/^Maanantai/)).toEqual(['Pihvi', 'Keitto']);
  const stuck = screen.getByRole('button', { name: 'Siirrä Keitto edelliseen päivään' });
  expect(stuck).toHaveFocus();
  expect(stuck).toHaveAttribute('aria-disabled', 'true');
  await press('Kumoa');
  expect(dishes(/^Tiistai/)).toEqual(['Lohi', 'Keitto']);
});

test.each([
  [200, 51, 0, false],
  [201, 50, 0, false],
  [201, 51, 0, true],
  [201, 0, -51, true],
  [201, 36, 36, true],
  [5000, 30, 40, false],
])(
  'weekly menu: a card held for %i ms and moved by %i, %i counts as dragged: %s [MNU-09]',
  (held, x, y, wanted) => {
    expect(isDeliberateDrag(held, { x, y })).toBe(wanted);
  },
);

test('weekly menu: recipes are added by search, replaced and removed, and the focus stays inside [MNU-07]', async () => {
  await edit();
  await userEvent.click(within(day(/^Perjantai/)).getByRole('button', { name: 'Lisää resepti' }));
  await choose('lasa', 'Lasagne');
  expect(dishes(/^Perjantai/)).toEqual(['Lasagne']);
  await press('Vaihda Keitto');
  await choose('kaali', 'Kaalilaatikko');
  expect(dishes(/^Maanantai/)).toEqual(['Kaalilaatikko', 'Pihvi']);
  await press('Poista Kaalilaatikko');
  expect(screen.getByRole('button', { name: 'Poista Pihvi' })).toHaveFocus();
  await press('Poista Pihvi');
  expect(within(day(/^Maanantai/)).getByRole('button', { name: 'Lisää resepti' })).toHaveFocus();
});

test('weekly menu: Enter that ends the composition of an input method, chooses no recipe [MNU-07]', async () => {
  await edit();
  await userEvent.click(within(day(/^Perjantai/)).getByRole('button', { name: 'Lisää resepti' }));
  const box = await screen.findByRole('combobox');
  await userEvent.type(box, 'lasa{ArrowDown}');
  for (const composing of [{ isComposing: true }, { keyCode: 229 }])
    fireEvent.keyDown(box, { key: 'Enter', ...composing });
  expect(dishes(/^Perjantai/)).toEqual([]);
  fireEvent.keyDown(box, { key: 'Enter' });
  expect(dishes(/^Perjantai/)).toEqual(['Lasagne']);
});

test('weekly menu: a full day accepts no more recipes [MNU-07]', async () => {
  const full = week(
    [card('Keitto')],
    Array.from({ length: 30 }, (_, at) => card(`Lohi ${at}`)),
  );
  api.use(http.get('/api/fs/menu', () => HttpResponse.json([full])));
  await edit();
  const add = within(day(/^Tiistai/)).getByRole('button', { name: 'Lisää resepti' });
  expect(add).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(add);
  expect(screen.queryByRole('dialog')).toBeNull();
  await press('Siirrä Keitto seuraavaan päivään');
  expect(dishes(/^Maanantai/)).toEqual(['Keitto']);
});

test('weekly menu: weeks are added and removed, a new list is one empty week, and canceling restores everything [MNU-06] [MNU-10] [MNU-14]', async () => {
  await edit();
  await press('Lisää viikko');
  expect(screen.getByRole('heading', { name: 'Viikko 1' })).toBeVisible();
  await press('Poista viikko');
  expect(dishes(/^Maanantai/)).toEqual(['Pasta']);
  await press('Uusi lista');
  expect(screen.getByText('1/1')).toBeVisible();
  expect(dishes(/^Maanantai/)).toEqual([]);
  await press('Poista viikko');
  expect(screen.getByText('Ruokalistalla ei ole vielä viikkoja.')).toBeVisible();
  await press('Poistu tallentamatta');
  expect(dishes(/^Maanantai/)).toEqual(['Keitto', 'Pihvi']);
  expect(screen.getByRole('button', { name: 'Muokkaa' })).toHaveFocus();
});

const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('weekly menu: a failed save keeps changes and warning, and the next one sends them [MNU-11] [MNU-17]', async () => {
  await edit();
  expect(isAsked()).toBe(false);
  await press('Poista Pihvi');
  expect(isAsked()).toBe(true);
  saving = () => HttpResponse.html('<p>Huolto</p>');
  await press('Tallenna');
  expect(await screen.findByRole('alert')).toHaveTextContent('Tallennus epäonnistui.');
  expect(dishes(/^Maanantai/)).toEqual(['Keitto']);
  expect(isAsked()).toBe(true);
  const sent = week([card('Keitto')], [card('Lohi')]);
  expect(saved).toEqual([[sent, weeks[1]]]);
});

/** Holds a save until the test answers it. */
function holdSave(): (answer: Response) => void {
  let answer: (response: Response) => void = () => undefined;
  const held = new Promise<Response>((resolve) => (answer = resolve));
  saving = () => held;
  return answer;
}

test('weekly menu: changes made during a save are saved too [MNU-11]', async () => {
  await edit();
  const answer = holdSave();
  await press('Tallenna');
  expect(getAnnounced()).toHaveTextContent('Ruokalistaa tallennetaan…');
  await press('Poista Pihvi');
  saving = () => HttpResponse.error();
  answer(HttpResponse.json('eka'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Tallennus epäonnistui.');
  expect(saved).toEqual([weeks, [week([card('Keitto')], [card('Lohi')]), weeks[1]]]);
});

test('weekly menu: canceling during a save or after a failed one ignores its answer [MNU-10] [MNU-17]', async () => {
  await edit();
  saving = () => HttpResponse.error();
  await press('Tallenna');
  await screen.findByRole('alert');
  await press('Poistu tallentamatta');
  await press('Muokkaa');
  expect(screen.queryByRole('alert')).toBeNull();
  const answer = holdSave();
  await press('Tallenna');
  await press('Poistu tallentamatta');
  answer(HttpResponse.json('eka'));
  await press('Muokkaa');
  expect(screen.getByRole('button', { name: 'Tallenna' })).toHaveAttribute('aria-busy', 'false');
});

test.each([
  ['a list in an object', { weeks }, ['Keitto', 'Pihvi']],
  ['missing days', [{ monday: [card('Keitto')] }], ['Keitto']],
  ['invalid list entries', [null, 7, week([null, 'x', {}, card('Keitto'), { header: '' }])], ['Keitto']],
])('weekly menu: it reads an answer with %s [MNU-04] [API-04]', async (_what, answer, wanted) => {
  api.use(http.get('/api/fs/menu', () => HttpResponse.json(answer)));
  await show();
  expect(dishes(/^Maanantai/)).toEqual(wanted);
});

test('weekly menu: an unsafe link is not a link [MNU-04]', async () => {
  api.use(
    http.get('/api/fs/menu', () => HttpResponse.json([week([card('Keitto', { link: 'javascript:1' })])])),
  );
  await show();
  expect(screen.queryByRole('link')).toBeNull();
});

test('weekly menu: a new list can be started if there is none [MNU-14]', async () => {
  api.use(http.get('/api/fs/menu', () => HttpResponse.json([])));
  renderWidget(definition, WeeklyMenuBuilder);
  expect(await screen.findByText('Ruokalistalla ei ole vielä viikkoja.')).toBeVisible();
  await press('Uusi lista');
  expect(await screen.findByRole('heading', { name: 'Viikko 52' })).toBeVisible();
  expect(screen.getAllByRole('button', { name: 'Lisää resepti' })).toHaveLength(5);
});

test('weekly menu: the address is copied, or shown if copying fails [MNU-16]', async () => {
  const user = userEvent.setup();
  await show();
  await user.click(screen.getByRole('button', { name: 'Kopioi osoite' }));
  expect(await screen.findByText('Osoite kopioitu')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(location.href);
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  await user.click(screen.getByRole('button', { name: 'Kopioi osoite' }));
  expect(await screen.findByRole('textbox', { name: 'Sivun osoite' })).toHaveValue(location.href);
});
