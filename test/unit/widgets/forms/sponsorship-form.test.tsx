import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import definition from '../../../../widgets/forms/sponsorship-form/widget.ts';
import SponsorshipForm from '../../../../widgets/forms/sponsorship-form/SponsorshipForm.tsx';
import { renderWidget } from '../../../render.tsx';
import { mtcaptchaSettings } from '../../src/forms/captcha-mock.ts';
import { fill, listedErrors, press } from '../../src/forms/form-actions.ts';
import { testForm } from '../../src/forms/form-cases.ts';

const CALL = '/api/contact/retail/sponsor';
const show = (props: Record<string, unknown> = {}) =>
  renderWidget(definition, SponsorshipForm, props, mtcaptchaSettings);
const subject = () => screen.getByRole('combobox', { name: 'Kohde' });
const attachment = () => screen.getByLabelText<HTMLInputElement>('Liite (pdf)');
const pdf = (name: string) => new File(['x'], name, { type: 'application/pdf' });
const fillAll = () =>
  fill({
    'Yhteisön nimi': 'Saariston Palloseura',
    Viesti: 'Haemme tukea turnaukseen.',
    Etunimi: 'Aino',
    Sukunimi: 'Virtanen',
    Sähköpostiosoite: 'aino@saaristo.fi',
    Puhelinnumero: '040 123',
  });
const DATA = {
  Subject: 'Lasten ja nuorten urheilu',
  Groupname: 'Saariston Palloseura',
  EventDate: null,
  Message: 'Haemme tukea turnaukseen.',
  Firstname: 'Aino',
  Lastname: 'Virtanen',
  Email: 'aino@saaristo.fi',
  Phone: '040 123',
};

testForm({
  name: 'sponsorship form',
  call: CALL,
  render: show,
  fillIn: fillAll,
  sends: [
    [
      'an application without date and attachment [SPO-01] [SPO-04] [SPO-06] [API-18]',
      { Data: DATA, Files: [] },
    ],
    [
      'an application with all fields [SPO-01] [SPO-02] [SPO-04] [SPO-05]',
      {
        Data: { ...DATA, Subject: 'Koulujen ja laitosten hyvän mielen toiminta', EventDate: '2027-02-01' },
        Files: [{ Name: 'esittely.pdf', Data: 'data:application/pdf;base64,eA==' }],
      },
      async () => {
        fill({ 'Tapahtuman päivä': '1.2.2027' });
        await userEvent.selectOptions(subject(), 'Koulujen ja laitosten hyvän mielen toiminta');
        await userEvent.upload(attachment(), pdf('esittely.pdf'));
      },
    ],
  ],
  missing: {
    ids: '[SPO-03] [SPO-06] [FRM-13]',
    heading: 'Lomakkeelta puuttuu pakollisia tietoja',
    fields: [
      ['Yhteisön nimi', 'Groupname'],
      ['Viesti', 'Message'],
      ['Etunimi', 'Firstname'],
      ['Sukunimi', 'Lastname'],
      ['Sähköpostiosoite', 'Email'],
      ['Puhelinnumero', 'Phone'],
    ],
  },
  failed: {
    ids: '[FRM-12]',
    text: 'Tapahtui virhe. Yritä uudelleen',
    change: () => userEvent.upload(attachment(), pdf('a.pdf')),
    body: { Data: DATA, Files: [{ Name: 'a.pdf' }] },
  },
  successPage: { ids: '[SPO-07] [FRM-11] [ANA-02]', event: 'sponsorointi_form_submit' },
});

test('sponsorship form: it has three subjects, the first selected, or those of the block [SPO-02]', () => {
  const { unmount } = show();
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
    'Lasten ja nuorten urheilu',
    'Muu joukkuetoiminta tehdaspaikkakunnilla',
    'Koulujen ja laitosten hyvän mielen toiminta',
  ]);
  expect(subject()).toHaveValue('Lasten ja nuorten urheilu');
  unmount();
  show({ subjects: ['Jalkapallo', 'Jääkiekko', 'Suunnistus'] });
  expect(subject()).toHaveValue('Jalkapallo');
});

test('sponsorship form: an invalid date is reported, though the date is optional [SPO-04]', async () => {
  show();
  fillAll();
  fill({ 'Tapahtuman päivä': 'kesällä' });
  await press('Lähetä');
  expect(listedErrors()).toEqual(['Tapahtuman päivä']);
  expect(screen.getByText('Kirjoita päivä muodossa 31/12/2026')).toBeVisible();
});

test('sponsorship form: it accepts one PDF and nothing else [SPO-05] [FRM-26] [FRM-28]', async () => {
  const alert = vi.spyOn(window, 'alert').mockImplementation(() => {});
  show();
  expect(attachment().multiple).toBe(false);
  await userEvent.upload(attachment(), new File(['x'], 'kuva.png', { type: 'image/png' }), {
    applyAccept: false,
  });
  expect(screen.getByText('Väärä tiedostotyyppi')).toBeVisible();
  await userEvent.upload(attachment(), pdf('a.pdf'));
  await userEvent.upload(attachment(), pdf('b.pdf'));
  expect(alert).toHaveBeenCalledExactlyOnceWith('Voit liittää enintään 1 tiedostoa');
  expect(screen.getByRole('button', { name: 'Poista a.pdf' })).toBeVisible();
});
