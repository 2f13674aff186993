import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import SchoolMaterialForm from '../../../../widgets/forms/school-material-form/SchoolMaterialForm.tsx';
import definition from '../../../../widgets/forms/school-material-form/widget.ts';
import { mtcaptchaSettings } from '../../src/forms/captcha-mock.ts';
import {
  fill,
  fieldErrors,
  captureRequests,
  listedErrors,
  press,
  check,
} from '../../src/forms/form-actions.ts';
import { testForm } from '../../src/forms/form-cases.ts';
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

testForm({
  name: 'school material form',
  call: CALL,
  render: (props) => order({ subject: 'Kouluaineiston tilaus', regions: ['Uusimaa', 'Pirkanmaa'], ...props }),
  fillIn: async () => {
    await check('Juliste');
    fill(person);
  },
  sends: [
    [
      'names and links of the selected materials, in their order [SCH-02] [SCH-03] [SCH-06] [API-20]',
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
      },
      async () => {
        for (const material of ['Juliste', 'Vihko', 'Tehtävät', 'Juliste', 'Tehtävät']) await check(material);
        fill({ Koulu: 'Kylän koulu', Viesti: 'Luokka 3B & 3C <3' });
        await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Alue' }), 'Pirkanmaa');
      },
    ],
  ],
  missing: {
    ids: '[SCH-04]',
    heading: 'Lomakkeelta puuttuu pakollisia tietoja',
    fields: [
      ['Materiaalit', 'Materials', 'Valitse materiaalit'],
      ['Etunimi', 'FirstName'],
      ['Sukunimi', 'LastName'],
      ['Sähköpostiosoite', 'Email'],
    ],
  },
  unverified: { ids: '[SCH-05]' },
  failed: {
    ids: '[SCH-08]',
    text: 'Lähetyksessä tapahtui virhe. Yritä uudelleen.',
    kept: { Juliste: true },
  },
  thanked: {
    ids: '[SCH-07]',
    text: 'Kiitos! Aineisto lähtee viikon kuluessa.',
    props: [{ thankYouText: 'Kiitos! Aineisto lähtee viikon kuluessa.' }],
  },
});

test('school material form: the error of the materials leads to the first one, and other fields are optional [SCH-04]', async () => {
  const sent = captureRequests(CALL);
  order();
  await press('Lähetä');
  await userEvent.click(screen.getByRole('link', { name: 'Materiaalit' }));
  expect(screen.getByRole('checkbox', { name: 'Juliste' })).toHaveFocus();
  await check('Juliste');
  fill(person);
  await press('Lähetä');
  await screen.findByText('Kiitos viestistäsi!');
  expect(sent).toMatchObject([{ Data: { School: '', Region: '', Message: '', Subject: '' } }]);
});

test('school material form: without materials it is a message, which is required [CORP-17] [SCH-07]', async () => {
  const sent = captureRequests(CALL);
  order({ materials: [] });
  expect(screen.queryByRole('checkbox')).toBeNull();
  fill({ ...person, Alue: 'Savo' });
  await press('Lähetä');
  expect(listedErrors()).toEqual(['Viesti']);
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
  expect(listedErrors()).toEqual(['Material', 'Förnamn', 'Efternamn', 'E-postadress']);
  expect(fieldErrors()['Materials']).toBe('Välj material');
});

test('school material form: a material that is listed twice is offered once, with both links [SCH-03]', async () => {
  const sent = captureRequests(CALL);
  order({
    materials: [materials[0], { Material: 'Juliste', Url: '/toinen.pdf' }, { Material: 'Ä', Url: '' }],
  });
  expect(screen.getAllByRole('checkbox')).toHaveLength(2);
  await check('Juliste');
  fill(person);
  await press('Lähetä');
  await screen.findByText('Kiitos viestistäsi!');
  expect(sent).toMatchObject([
    { Data: { Materials: ['Juliste'], Links: ['/koulut/juliste.pdf', '/toinen.pdf'] } },
  ]);
});

test('school material form: each material has a unique id, also with equal names [SCH-03]', () => {
  order({ materials: ['Ä', 'Ö', '-', '<img>', ''].map((Material) => ({ Material, Url: '/x' })) });
  const ids = screen.getAllByRole('checkbox').map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('school material form: a draft does not order materials that are no longer offered [SCH-02]', async () => {
  const sent = captureRequests(CALL);
  const { unmount } = order();
  await check('Juliste');
  await check('Vihko');
  unmount();
  order({ materials: materials.slice(1) });
  fill(person);
  await press('Lähetä');
  await screen.findByText('Kiitos viestistäsi!');
  expect(sent).toMatchObject([{ Data: { Materials: ['Vihko'], Links: ['/koulut/vihko.pdf'] } }]);
});
