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

test('school material form: it sends names and links of the selected materials, in their order [SCH-02] [SCH-03] [SCH-06] [API-20]', async () => {
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

test('school material form: required fields are reported, the others are optional [SCH-04]', async () => {
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

test('school material form: without a captcha token nothing is sent or reported [SCH-05]', async () => {
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

test('school material form: the focused thanks replace the form, without an event [SCH-07]', async () => {
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
  'school material form: if the call %s, the error is shown, values are kept, and a retry works [SCH-08]',
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

test('school material form: without materials it is a message, which is required [CORP-17] [SCH-07]', async () => {
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

test('school material form: its texts can be Swedish [SCH-01]', async () => {
  order({ language: 'se' });
  await press('Skicka');
  expect(listed()).toEqual(['Material', 'Förnamn', 'Efternamn', 'E-postadress']);
  expect(flagged()['Materials']).toBe('Välj material');
});

test('school material form: a material that is listed twice is offered once, with both links [SCH-03]', async () => {
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

test('school material form: each material has a unique id, whatever its name [SCH-03]', () => {
  order({ materials: ['Ä', 'Ö', '-', '<img>', ''].map((Material) => ({ Material, Url: '/x' })) });
  const ids = screen.getAllByRole('checkbox').map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('school material form: a draft does not order materials that are no longer offered [SCH-02]', async () => {
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
