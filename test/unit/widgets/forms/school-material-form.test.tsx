import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import SchoolMaterialForm from '../../../../widgets/forms/school-material-form/SchoolMaterialForm.tsx';
import definition from '../../../../widgets/forms/school-material-form/widget.ts';
import { mtcaptchaSettings, standInCaptcha } from '../../src/forms/captcha-stand-in.ts';
import {
  failures,
  fill,
  flagged,
  captureRequests,
  listed,
  press,
  tick,
} from '../../src/forms/form-actions.ts';
import { renderWidget } from '../../../render.tsx';

const CALL = '/api/contact/school-material/request';
const materials = [
  { Material: 'Juliste', Url: '/koulut/juliste.pdf' },
  { Material: 'Tehtävät', Url: '/koulut/tehtavat.pdf' },
  { Material: 'Vihko', Url: '/koulut/vihko.pdf' },
];
const person = { Etunimi: 'Aino', Sukunimi: 'Virta', Sähköpostiosoite: 'aino@koulu.fi' };
const order = (props: Record<string, unknown> = {}) =>
  renderWidget(definition, SchoolMaterialForm, { materials, ...props }, mtcaptchaSettings);

beforeEach(() => {
  standInCaptcha();
});
afterEach(() => {
  delete window.dataLayer;
});

test('SCH-02 SCH-03 SCH-06 API-20 the payload: names and addresses of what is chosen, in their order', async () => {
  const sent = captureRequests(CALL);
  order({ subject: 'Kouluaineiston tilaus', regions: ['Uusimaa', 'Pirkanmaa'] });
  await tick('Vihko');
  await tick('Tehtävät');
  await tick('Juliste');
  await tick('Tehtävät');
  fill({ ...person, Koulu: 'Kylän koulu', Viesti: 'Luokka 3B & 3C <3' });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Alue' }), 'Pirkanmaa');
  await press('Lähetä');
  await screen.findByText('Kiitos viestistäsi!');
  expect(sent).toEqual([
    {
      Data: {
        FirstName: 'Aino',
        LastName: 'Virta',
        School: 'Kylän koulu',
        Region: 'Pirkanmaa',
        Email: 'aino@koulu.fi',
        Materials: ['Juliste', 'Vihko'],
        Links: ['/koulut/juliste.pdf', '/koulut/vihko.pdf'],
        Message: 'Luokka 3B & 3C <3',
        Subject: 'Kouluaineiston tilaus',
      },
      Files: null,
      MTCaptchaToken: 'token-1',
    },
  ]);
});

test('SCH-04 what is required, and its texts; the rest may be left out', async () => {
  const sent = captureRequests(CALL);
  order();
  await press('Lähetä');
  expect(listed()).toEqual(['Materiaalit', 'Etunimi', 'Sukunimi', 'Sähköpostiosoite']);
  expect(flagged()).toEqual({
    Materials: 'Valitse materiaalit',
    FirstName: 'Tämä kenttä on pakollinen',
    LastName: 'Tämä kenttä on pakollinen',
    Email: 'Tämä kenttä on pakollinen',
  });
  await userEvent.click(screen.getByRole('link', { name: 'Materiaalit' }));
  expect(screen.getByRole('checkbox', { name: 'Juliste' })).toHaveFocus();
  expect(sent).toEqual([]);

  await tick('Juliste');
  fill(person);
  await press('Lähetä');
  await screen.findByText('Kiitos viestistäsi!');
  expect(sent).toMatchObject([{ Data: { School: '', Region: '', Message: '', Subject: '' } }]);
});

test('SCH-05 without a token nothing is sent and nothing said', async () => {
  standInCaptcha(null);
  const sent = captureRequests(CALL);
  order();
  await tick('Juliste');
  fill(person);
  await press('Lähetä');
  await vi.waitFor(() => expect(document.querySelector('form')).toHaveAttribute('data-state', 'idle'));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(sent).toEqual([]);
});

test('SCH-07 the thanks replace the form, with the focus on them; no event', async () => {
  captureRequests(CALL);
  order({ thankYouText: 'Kiitos! Aineisto lähtee viikon kuluessa.' });
  await tick('Juliste');
  fill(person);
  await press('Lähetä');
  const thanks = await screen.findByText('Kiitos! Aineisto lähtee viikon kuluessa.');
  expect(thanks.closest('[role="status"]')).toHaveFocus();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(window.dataLayer).toBeUndefined();
});

test.each([...failures, ['says no', () => HttpResponse.json({ isSuccess: false })] as const])(
  'SCH-08 the call %s: the text, everything kept, another try possible',
  async (_, respond) => {
    captureRequests(CALL, respond);
    order();
    await tick('Juliste');
    fill(person);
    await press('Lähetä');
    expect(await screen.findByText('Lähetyksessä tapahtui virhe. Yritä uudelleen.')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Juliste' })).toBeChecked();
    const sent = captureRequests(CALL);
    await press('Lähetä');
    await screen.findByText('Kiitos viestistäsi!');
    expect(sent).toMatchObject([{ MTCaptchaToken: 'token-2' }]);
  },
);

test('CORP-17 SCH-07 without materials it is a message, which is required', async () => {
  const sent = captureRequests(CALL);
  order({ materials: [] });
  expect(screen.queryByRole('checkbox')).toBeNull();
  fill({ ...person, Alue: 'Savo' });
  await press('Lähetä');
  expect(listed()).toEqual(['Viesti']);
  fill({ Viesti: 'Tuletteko kylään?' });
  await press('Lähetä');
  await screen.findByText('Kiitos viestistäsi!');
  expect(sent).toMatchObject([
    { Data: { Materials: [], Links: [], Region: 'Savo', Message: 'Tuletteko kylään?' } },
  ]);
});

test('SCH-01 in Swedish', async () => {
  order({ language: 'se' });
  await press('Skicka');
  expect(listed()).toEqual(['Material', 'Förnamn', 'Efternamn', 'E-postadress']);
  expect(flagged()['Materials']).toBe('Välj material');
});

test('SCH-03 a material that is listed twice is offered once, with both addresses', async () => {
  const sent = captureRequests(CALL);
  order({
    materials: [materials[0], { Material: 'Juliste', Url: '/toinen.pdf' }, { Material: 'Ä', Url: '' }],
  });
  expect(screen.getAllByRole('checkbox')).toHaveLength(2);
  await tick('Juliste');
  fill(person);
  await press('Lähetä');
  await screen.findByText('Kiitos viestistäsi!');
  expect(sent).toMatchObject([
    { Data: { Materials: ['Juliste'], Links: ['/koulut/juliste.pdf', '/toinen.pdf'] } },
  ]);
});

test('SCH-03 each material has an id of its own, whatever it is called', () => {
  order({ materials: ['Ä', 'Ö', '-', '<img>', ''].map((Material) => ({ Material, Url: '/x' })) });
  const ids = screen.getAllByRole('checkbox').map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('SCH-02 a draft orders nothing that is not offered any more', async () => {
  const sent = captureRequests(CALL);
  const { unmount } = order();
  await tick('Juliste');
  await tick('Vihko');
  unmount();
  order({ materials: materials.slice(1) });
  fill(person);
  await press('Lähetä');
  await screen.findByText('Kiitos viestistäsi!');
  expect(sent).toMatchObject([{ Data: { Materials: ['Vihko'], Links: ['/koulut/vihko.pdf'] } }]);
});
