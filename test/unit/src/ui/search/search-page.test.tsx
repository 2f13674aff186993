import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { sampleOf } from '../../../../settings.ts';
import {
  address,
  box,
  counting,
  hits,
  list,
  NAMES,
  open,
  announcements,
  searches,
  serve,
  showMore,
  titles,
  widgets,
  type Answering,
} from './search-support.tsx';

const upTo = (count: number) => Array.from({ length: count }, (_, at) => `Osuma ${at + 1}`);
const enter = () => fireEvent.submit(screen.getByRole('search'));
const back = (): Promise<void> =>
  act(async () => {
    const gone = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    history.back();
    await gone;
  });

/** A server whose answers the test releases. */
function held() {
  const waiting: ((answer: Awaited<ReturnType<Answering>>) => void)[] = [];
  serve(() => new Promise((resolve) => waiting.push(resolve)));
  return {
    answer: async (at: number, found: object[], more: object = {}) => {
      await waitFor(() => expect(waiting.length).toBeGreaterThan(at));
      waiting[at]!({ hits: found, hasMore: false, ...more } as Awaited<ReturnType<Answering>>);
    },
  };
}

// The pages share all of it; what differs is in the tests of each widget.
describe.each(sampleOf(NAMES))('%s', (name) => {
  test('it opens the search of its address, and each hit links to its url [SRCH-03] [SRCH-06]', async () => {
    serve(counting(3));
    open(name, '/haku?q=liha&utm_source=x');
    await waitFor(() => expect(titles()).toEqual(upTo(3)));
    expect(searches.map(({ path, get }) => [path, get('q')])).toEqual([[widgets[name].path, 'liha']]);
    expect(box()).toHaveValue('liha');
    expect(within(list()).getByRole('link', { name: 'Osuma 2' })).toHaveAttribute('href', '/osuma-2');
  });

  test('typing does not search; Enter and the button do at once, trimmed [SRCH-04] [SRCH-13]', async () => {
    const user = userEvent.setup();
    serve(counting(3));
    open(name);
    await waitFor(() => expect(titles()).toHaveLength(3));
    expect(box()).toHaveAttribute('placeholder', 'Etsi tuote, resepti tai muuta tietoa');
    expect(screen.getByRole('search')).toHaveAccessibleName('Sivun haku');
    await user.clear(box());
    await user.type(box(), '  ab ');
    expect(searches).toHaveLength(1);
    expect(address()).toBe('/haku?q=liha');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(searches).toHaveLength(2));
    expect(searches[1]!.get('q')).toBe('ab');
    expect(address()).toBe('/haku?q=ab');
    expect(box()).toHaveValue('ab');
    await user.type(box(), 'c');
    await user.click(screen.getByRole('button', { name: 'Hae' }));
    await waitFor(() => expect(searches).toHaveLength(3));
    expect(searches[2]!.get('q')).toBe('abc');
  });

  test("content groups are radios with 'all' first, and a choice searches at once [SRCH-05] [SRCH-17]", async () => {
    const user = userEvent.setup();
    serve(counting(3));
    open(name, '/haku?q=liha&page=2', { contentGroups: [{ value: 'makkarat', label: 'Makkarat' }] });
    const group = await screen.findByRole('group', { name: 'Näytä' });
    const radios = within(group).getAllByRole<HTMLInputElement>('radio');
    expect(radios.map((one) => one.labels![0]!.textContent)).toEqual(['Kaikki', 'Makkarat']);
    expect(radios[0]).toBeChecked();
    await waitFor(() => expect(titles()).toHaveLength(3));
    searches.length = 0;
    await user.click(radios[1]!);
    await waitFor(() => expect(searches.map(({ get }) => get('contentGroup'))).toEqual(['makkarat']));
    expect(searches[0]!.get('page')).toBe('1');
    expect(address()).toBe('/haku?q=liha&contentGroup=makkarat');
    await user.click(radios[0]!);
    await waitFor(() => expect(searches).toHaveLength(2));
    expect(searches[1]!.query.map(([key]) => key)).not.toContain('contentGroup');
    expect(address()).toBe('/haku?q=liha');
  });

  test('without groups in the props it has those of the answer, also if nothing is found [SRCH-05] [SRCH-12]', async () => {
    const { answer } = held();
    open(name);
    const facetCategories = [
      { value: 'a', label: 'Ryhmä A', count: 4 },
      { value: 'b' },
      { value: 'a', label: 'Toinen A' },
      { label: 'Ei arvoa' },
      null,
    ];
    await answer(0, hits(1, 1), { facetCategories });
    const group = await screen.findByRole('group', { name: 'Näytä' });
    const names = () =>
      within(group)
        .getAllByRole<HTMLInputElement>('radio')
        .map((one) => one.labels![0]!.textContent);
    expect(names()).toEqual(['Kaikki', 'Ryhmä A4', 'b']);
    fireEvent.click(within(group).getByRole('radio', { name: 'Ryhmä A' }));
    await answer(1, [], { facetCategories: [] });
    await screen.findAllByText('Hakutuloksia ei löytynyt');
    expect(names()).toEqual(['Kaikki', 'Ryhmä A4', 'b']);
    expect(within(group).getByRole('radio', { name: 'Ryhmä A' })).toBeChecked();
  });

  test("a group that the CMS calls 'all' or names twice is one choice [SRCH-05]", async () => {
    serve(counting(1));
    const contentGroups = [
      { value: '', label: 'Ihan kaikki' },
      { value: 'a', label: 'A' },
      { value: 'a', label: 'A taas' },
    ];
    open(name, '/haku?q=liha', { contentGroups });
    const group = await screen.findByRole('group', { name: 'Näytä' });
    expect(
      within(group)
        .getAllByRole('radio')
        .map((one) => (one as HTMLInputElement).value),
    ).toEqual(['', 'a']);
    await waitFor(() => expect(titles()).toHaveLength(1));
  });

  test("the count line is shown, and 'no results' only after a finished search [SRCH-07] [SRCH-12]", async () => {
    const { answer } = held();
    open(name);
    expect(announcements()).toBe('Etsitään...');
    expect(screen.queryByText('Hakutuloksia ei löytynyt')).not.toBeInTheDocument();
    await answer(0, hits(1, 2), { totalCount: 1234, query: '<b>liha</b>' });
    await waitFor(() => expect(announcements()).toBe('1\u00a0234 hakutulosta haulla ”<b>liha</b>”'));
    for (const [at, more, text] of [
      [1, { totalCount: 1, query: '{count}' }, '1 hakutulos haulla ”{count}”'],
      [2, { totalCount: 2 }, '2 hakutulosta'],
      [3, {}, 'Näytetään 2'],
      [
        4,
        { totalCount: 2, query: 'kinkku 5 kg', omitted: ['5 kg'] },
        '2 hakutulosta haulla ”kinkku 5 kg”. Pois jätettiin: 5 kg.',
      ],
    ] as const) {
      enter();
      await answer(at, hits(1, 2), more);
      await waitFor(() => expect(announcements()).toBe(text));
    }
    enter();
    expect(announcements()).toBe('Etsitään...');
    await answer(5, []);
    await waitFor(() => expect(announcements()).toBe('Hakutuloksia ei löytynyt'));
    expect(screen.queryByRole('list', { name: 'Hakutulokset' })).not.toBeInTheDocument();
  });

  test("'show more' appends, keeps the focus, announces the number, and disappears with the last page [SRCH-08] [SRCH-09]", async () => {
    const user = userEvent.setup();
    serve(counting(25));
    open(name);
    await waitFor(() => expect(titles()).toEqual(upTo(10)));
    const first = within(list()).getByRole('link', { name: 'Osuma 1' });
    showMore().focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(titles()).toEqual(upTo(20)));
    expect(showMore()).toHaveFocus();
    expect(within(list()).getByRole('link', { name: 'Osuma 1' })).toBe(first);
    expect(announcements()).toBe('25 hakutulosta haulla ”liha” Tuloksia tuli lisää 10. Näytetään 20');
    expect(address()).toBe('/haku?q=liha&page=2');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(titles()).toEqual(upTo(25)));
    expect(screen.queryByRole('button', { name: 'Näytä lisää' })).not.toBeInTheDocument();
    expect(within(list()).getByRole('link', { name: 'Osuma 21' })).toHaveFocus();
    expect(announcements()).toContain('Tuloksia tuli lisää 5. Näytetään 25');
    expect(searches.map(({ get }) => get('page'))).toEqual(['1', '2', '3']);
  });

  test("the links 'show more' and 'clear filters' have the address that a press leads to [SRCH-08] [SRCH-16]", async () => {
    serve(counting(25));
    open(name, '/haku?q=liha&utm_source=x', { contentGroups: [{ value: 'a', label: 'A' }] });
    await waitFor(() => expect(titles()).toHaveLength(10));
    expect(showMore()).toHaveAttribute('href', '?q=liha&page=2&utm_source=x');
    fireEvent.click(showMore());
    await waitFor(() => expect(titles()).toHaveLength(20));
    expect(address()).toBe('/haku?q=liha&page=2&utm_source=x');
    expect(showMore()).toHaveAttribute('href', '?q=liha&page=3&utm_source=x');
    fireEvent.click(screen.getByRole('radio', { name: 'A' }));
    await waitFor(() => expect(titles()).toHaveLength(10));
    expect(showMore()).toHaveAttribute('href', '?q=liha&page=2&contentGroup=a&utm_source=x');
    expect(screen.getByRole('button', { name: 'Poista rajaukset' })).toHaveAttribute(
      'href',
      '?q=liha&utm_source=x',
    );
    await back();
    expect(showMore()).toHaveAttribute('href', '?q=liha&page=3&utm_source=x');
  });

  test('a last page without hits keeps the focus in the list [SRCH-08]', async () => {
    const user = userEvent.setup();
    serve((query) => (query.get('page') === '1' ? { hits: hits(1, 2), hasMore: true } : { hits: [] }));
    open(name);
    await waitFor(() => expect(titles()).toEqual(upTo(2)));
    showMore().focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Näytä lisää' })).toBeNull());
    expect(within(list()).getByRole('link', { name: 'Osuma 2' })).toHaveFocus();
  });

  test('focus that the visitor has moved elsewhere stays there [SRCH-08]', async () => {
    const { answer } = held();
    open(name);
    await answer(0, hits(1, 1), { hasMore: true });
    fireEvent.click(await screen.findByRole('button', { name: 'Näytä lisää' }));
    box().focus();
    await answer(1, hits(2, 2));
    await waitFor(() => expect(titles()).toEqual(upTo(2)));
    expect(box()).toHaveFocus();
  });

  test.each([
    { hits: hits(1, 1) },
    { hits: hits(1, 1), hasMore: false },
    { hits: hits(1, 1), hasMore: 'true' },
  ])("without hasMore there is no 'show more' (%#) [SRCH-09] [SRCH-31]", async (answer) => {
    serve(() => answer);
    open(name);
    await waitFor(() => expect(titles()).toHaveLength(1));
    expect(screen.queryByRole('button', { name: 'Näytä lisää' })).not.toBeInTheDocument();
  });

  test('changed props start another search, equal ones do not [SRCH-14]', async () => {
    serve(counting(12));
    const { update } = open(name, '/haku?q=liha', { pageSize: 4 });
    await waitFor(() => expect(titles()).toHaveLength(4));
    update({ pageSize: 4, noResultsText: 'Ei mitään' });
    expect(titles()).toHaveLength(4);
    update({ pageSize: 6 });
    await waitFor(() => expect(titles()).toHaveLength(6));
    expect(searches.map(({ get }) => get('pageSize'))).toEqual(['4', '6']);
    update({ pageSize: 6, language: 'se' });
    await waitFor(() => expect(searches.at(-1)!.get('language')).toBe('se'));
    expect(await screen.findByRole('button', { name: 'Visa fler' })).toBeVisible();
  });

  test('hostile hits are shown as text or not at all [API-04]', async () => {
    const script = '<img src=x onerror=alert(1)>';
    serve(() => ({
      hits: [
        { url: '/a', title: script, category: script, teaserText: script, productCode: script, type: script },
        { url: 'javascript:alert(1)', title: 'Paha' },
        {
          url: '/b',
          title: 'B',
          image: 'javascript:alert(1)',
          publishDate: script,
          author: {},
          totalTime: 'x',
        },
        'x',
        7,
        null,
        [],
        {},
      ],
      totalCount: 'paljon',
      query: script,
      facetCategories: 'x',
      facetTags: 7,
      authors: [{ value: script, label: script }],
    }));
    const { container } = open(name, `/haku?q=${encodeURIComponent(script)}`);
    await waitFor(() => expect(titles()).toEqual([script, 'B']));
    expect(
      container.querySelector('[src="x"], [onerror], [src^="javascript"], [href^="javascript"]'),
    ).toBeNull();
    expect(box()).toHaveValue(script);
  });

  test('a facet of a link that no list names can be removed [SRCH-16] [SRCH-24]', async () => {
    serve(counting(1), { groups: [], custom: [], recipetags: [] });
    open(name, '/haku?q=liha&facetTags[]=vanha&contentGroup=poistettu&utm=1');
    expect(await screen.findByRole('radio', { name: 'poistettu' })).toBeChecked();
    fireEvent.click(screen.getByRole('button', { name: 'Poista rajaukset' }));
    await waitFor(() => expect(searches).toHaveLength(2));
    expect(searches[1]!.query.map(([key]) => key)).not.toContain('facetTags[]');
    expect(address()).toBe('/haku?q=liha&utm=1');
  });
});
