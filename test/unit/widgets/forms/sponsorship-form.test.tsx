import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import definition from '../../../../widgets/forms/sponsorship-form/widget.ts';
import SponsorshipForm from '../../../../widgets/forms/sponsorship-form/SponsorshipForm.tsx';
import { renderWidget } from '../../../render.tsx';
import { mtcaptchaSettings, standInCaptcha } from '../../src/forms/captcha-stand-in.ts';
import { failures, fill, captureRequests, listed, press } from '../../src/forms/form-actions.ts';

const CALL = '/api/contact/retail/sponsor';
const THANKS = 'Kiitos viestistäsi!';
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

beforeEach(() => {
  standInCaptcha();
});
afterEach(() => {
  delete window.dataLayer;
});

test('sponsorship form: it sends an application without date and attachment [SPO-01] [SPO-04] [SPO-06] [API-18]', async () => {
  const sent = captureRequests(CALL);
  show();
  fillAll();
  await press('Lähetä');
  await screen.findByText(THANKS);
  expect(sent).toStrictEqual([{ Data: DATA, Files: [], MTCaptchaToken: 'token-1' }]);
});

test('sponsorship form: it sends an application with all fields [SPO-01] [SPO-02] [SPO-04] [SPO-05]', async () => {
  const sent = captureRequests(CALL);
  show();
  fillAll();
  fill({ 'Tapahtuman päivä': '1.2.2027' });
  await userEvent.selectOptions(subject(), 'Koulujen ja laitosten hyvän mielen toiminta');
  await userEvent.upload(attachment(), pdf('esittely.pdf'));
  await press('Lähetä');
  await screen.findByText(THANKS);
  expect(sent).toStrictEqual([
    {
      Data: { ...DATA, Subject: 'Koulujen ja laitosten hyvän mielen toiminta', EventDate: '2027-02-01' },
      Files: [{ Name: 'esittely.pdf', Data: 'data:application/pdf;base64,eA==' }],
      MTCaptchaToken: 'token-1',
    },
  ]);
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

test('sponsorship form: missing fields are listed in page order [SPO-03] [SPO-06] [FRM-13]', async () => {
  const sent = captureRequests(CALL);
  show();
  await press('Lähetä');
  expect(screen.getByText('Lomakkeelta puuttuu pakollisia tietoja')).toBeVisible();
  expect(listed()).toEqual([
    'Yhteisön nimi',
    'Viesti',
    'Etunimi',
    'Sukunimi',
    'Sähköpostiosoite',
    'Puhelinnumero',
  ]);
  expect(sent).toEqual([]);
});

test('sponsorship form: an invalid date is reported, though the date is optional [SPO-04]', async () => {
  show();
  fillAll();
  fill({ 'Tapahtuman päivä': 'kesällä' });
  await press('Lähetä');
  expect(listed()).toEqual(['Tapahtuman päivä']);
  expect(screen.getByText('Kirjoita päivä muodossa 31.12.2026')).toBeVisible();
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
  alert.mockRestore();
});

test('sponsorship form: success pushes one event, then opens the success page [SPO-07] [FRM-11] [ANA-02]', async () => {
  captureRequests(CALL);
  const pushed: unknown[] = [];
  window.dataLayer = Object.assign([], {
    push: (event: object) => pushed.push({ ...event, hash: location.hash }),
  });
  show({ successPage: '#kiitos' });
  fillAll();
  await press('Lähetä');
  await waitFor(() => expect(location.hash).toBe('#kiitos'));
  expect(pushed).toEqual([{ event: 'sponsorointi_form_submit', hash: '' }]);
});

test.each(failures)(
  'sponsorship form: if the call %s, everything is kept and sent again with a new token [FRM-12]',
  async (_, respond) => {
    captureRequests(CALL, respond);
    show();
    fillAll();
    await userEvent.upload(attachment(), pdf('a.pdf'));
    await press('Lähetä');
    await screen.findByText('Tapahtui virhe. Yritä uudelleen');
    const sent = captureRequests(CALL);
    await press('Lähetä');
    await screen.findByText(THANKS);
    expect(sent).toMatchObject([{ Data: DATA, Files: [{ Name: 'a.pdf' }], MTCaptchaToken: 'token-2' }]);
  },
);
