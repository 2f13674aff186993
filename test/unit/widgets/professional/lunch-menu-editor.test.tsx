import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import LunchMenuEditor from '../../../../widgets/professional/lunch-menu-editor/LunchMenuEditor.tsx';
import { findFittingSize } from '../../../../widgets/professional/lunch-menu-editor/fit.ts';
import definition from '../../../../widgets/professional/lunch-menu-editor/widget.ts';
import { getAnnounced } from '../../../announced.ts';
import { initialState, store } from '#store/store.ts';
import { renderWidget } from '../../../render.tsx';
import { api } from '../../../setup.ts';

const backgrounds = [
  { label: 'Kasvimaa', image: '/a.svg' },
  { label: 'Meri', image: { url: '/b.svg', alt: 'Saaria' } },
  { label: '', image: 'javascript:alert(1)' },
];
const show = (props: object = {}) => renderWidget(definition, LunchMenuEditor, { backgrounds, ...props });
const tab = (name: string) => screen.getByRole('tab', { name });

test('lunch menu: it has a tab for each background, with the fields over the selected one [MNU-19]', async () => {
  const { container } = show({ heading: 'Lounas', text: 'Keitto\nLeipä' });
  const picture = () => container.querySelector('img')?.getAttribute('src');
  expect(picture()).toBe('/a.svg');
  await userEvent.click(tab('Meri'));
  expect(screen.getByRole('img', { name: 'Saaria' })).toHaveAttribute('src', '/b.svg');
  expect(screen.getByRole('tabpanel', { name: 'Meri' })).toContainElement(
    screen.getByRole('textbox', { name: 'Ruokalista' }),
  );
  expect(screen.getByRole('textbox', { name: 'Ruokalista' })).toHaveValue('Keitto\nLeipä');
  await userEvent.click(tab('Tausta 3'));
  expect(picture()).toBeUndefined();
});

test('lunch menu: an anonymous visitor writes, selects and prints without a customer call [MNU-20]', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  const requests: string[] = [];
  const note = ({ request }: { request: Request }) => void requests.push(request.url);
  api.events.on('request:start', note);
  store.setState(initialState, true);
  expect(store.getState().customer.loggedIn).toBe(false);
  renderWidget(
    definition,
    LunchMenuEditor,
    { backgrounds },
    { site: 'ammattilaiset', loginLink: { label: 'Kirjaudu', link: '/kirjaudu' } },
  );
  await userEvent.type(screen.getByRole('textbox', { name: 'Otsikko' }), 'Lounas');
  await userEvent.type(screen.getByRole('textbox', { name: 'Ruokalista' }), 'Keitto');
  await userEvent.click(tab('Meri'));
  await userEvent.click(screen.getByRole('button', { name: 'Tulosta' }));
  expect(screen.getByRole('textbox', { name: 'Ruokalista' })).toHaveValue('Keitto');
  expect(screen.getByRole('img', { name: 'Saaria' })).toBeVisible();
  expect(print).toHaveBeenCalledOnce();
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(requests).toEqual([]);
  api.events.removeListener('request:start', note);
});

test('lunch menu: text is kept when the background changes, and a heading is one line [MNU-19]', async () => {
  show();
  const heading = screen.getByRole('textbox', { name: 'Otsikko' });
  await userEvent.type(heading, 'Päivän{Enter}lounas');
  await userEvent.type(screen.getByRole('textbox', { name: 'Ruokalista' }), 'Keitto{Enter}Leipä');
  await userEvent.click(tab('Meri'));
  expect(heading).toHaveValue('Päivän lounas');
  await userEvent.clear(heading);
  await userEvent.click(heading);
  await userEvent.paste('Päivän \n\n  lounas  tänään ');
  expect(heading).toHaveValue('Päivän lounas  tänään ');
  expect(screen.getByRole('textbox', { name: 'Ruokalista' })).toHaveValue('Keitto\nLeipä');
});

test('lunch menu: it prints, and without backgrounds there are no tabs [MNU-19]', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  show({ backgrounds: [] });
  expect(screen.queryByRole('tablist')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Tulosta' }));
  expect(print).toHaveBeenCalledOnce();
});

test('lunch menu: text shrinks until it fits, and text that never fits is reported [MNU-19]', async () => {
  const heightAt = (size: number) =>
    vi.spyOn(HTMLTextAreaElement.prototype, 'scrollHeight', 'get').mockReturnValue(size);
  const sheet = document.body.appendChild(document.createElement('div'));
  sheet.innerHTML = '<textarea id="a"></textarea>';
  // The text is as high as its letters; the paper has 70 px for it.
  vi.spyOn(HTMLTextAreaElement.prototype, 'clientHeight', 'get').mockReturnValue(70);
  vi.spyOn(HTMLTextAreaElement.prototype, 'scrollHeight', 'get').mockImplementation(function (this: Element) {
    const size = (this.parentElement as HTMLElement).style.getPropertyValue('--size');
    return 100 * Number(size);
  });
  expect(findFittingSize(sheet, 'paper')).toBe(0.7);
  expect(document.querySelectorAll('textarea')).toHaveLength(1);
  heightAt(1000);
  expect(findFittingSize(sheet, 'paper')).toBe(0);
  show({ text: 'pitkä' });
  expect(getAnnounced()).toHaveTextContent('Teksti ei mahdu yhdelle sivulle.');
  vi.restoreAllMocks();
  sheet.remove();
});

test('lunch menu: changed props are shown at once [MNU-19]', () => {
  const { update } = show({ heading: 'Lounas' });
  update({ backgrounds, heading: 'Brunssi' });
  expect(screen.getByRole('textbox', { name: 'Otsikko' })).toHaveValue('Brunssi');
});
