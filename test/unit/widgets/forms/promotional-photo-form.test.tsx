import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import definition from '../../../../widgets/forms/promotional-photo-form/widget.ts';
import PromotionalPhotoForm from '../../../../widgets/forms/promotional-photo-form/PromotionalPhotoForm.tsx';
import { renderWidget } from '../../../render.tsx';
import { mtcaptchaSettings, standInCaptcha } from '../../src/forms/captcha-stand-in.ts';
import { choose } from '../../src/forms/person-fields.ts';
import {
  failures,
  fill,
  flagged,
  captureRequests,
  listed,
  press,
  tick,
} from '../../src/forms/form-actions.ts';

const CALL = '/api/contact/promotionalphoto';
const THANKS = 'Kiitos viestistäsi!';
const RULES = 'Hyväksyn kilpailun säännöt';
const show = (props: Record<string, unknown> = {}) =>
  renderWidget(definition, PromotionalPhotoForm, props, mtcaptchaSettings);
const fillAll = async () => {
  fill({
    Etunimi: 'Aino',
    Sukunimi: 'Virtanen',
    Sähköpostiosoite: 'aino@saaristo.fi',
    Puhelinnumero: '040 123',
  });
  await tick(RULES);
};
const DATA = {
  FirstName: 'Aino',
  LastName: 'Virtanen',
  Email: 'aino@saaristo.fi',
  Phone: '040 123',
  MethodOfContact: 'email',
};

beforeEach(() => {
  standInCaptcha();
});
afterEach(() => {
  delete window.dataLayer;
});

test('campaign form: it sends an entry, with e-mail as default contact method [PRO-01] [PRO-04] [PRO-05] [API-21]', async () => {
  const sent = captureRequests(CALL);
  show();
  const methods = screen.getAllByRole<HTMLInputElement>('radio');
  expect(methods.map((radio) => radio.labels?.[0]?.textContent)).toEqual(['Sähköpostitse', 'Puhelimitse']);
  expect(screen.getByRole('radio', { name: 'Sähköpostitse' })).toBeChecked();
  await fillAll();
  await press('Lähetä');
  await screen.findByText(THANKS);
  expect(sent).toStrictEqual([{ Data: DATA, Files: [], MTCaptchaToken: 'token-1' }]);
});

test('campaign form: it sends a photo and the contact method phone [PRO-01] [PRO-04]', async () => {
  const sent = captureRequests(CALL);
  show();
  await fillAll();
  await choose('Puhelimitse');
  const photo = screen.getByLabelText<HTMLInputElement>('Kuva');
  expect(photo.multiple).toBe(false);
  await userEvent.upload(photo, new File(['x'], 'kuva.webp', { type: 'image/webp' }));
  await press('Lähetä');
  await screen.findByText(THANKS);
  expect(sent).toStrictEqual([
    {
      Data: { ...DATA, MethodOfContact: 'phone' },
      Files: [{ Name: 'kuva.webp', Data: 'data:image/webp;base64,eA==' }],
      MTCaptchaToken: 'token-1',
    },
  ]);
});

test('campaign form: missing fields are listed in page order, the rules last [PRO-02] [PRO-03] [FRM-13]', async () => {
  const sent = captureRequests(CALL);
  show();
  await press('Lähetä');
  expect(screen.getByText('Lomakkeelta puuttuu pakollisia tietoja')).toBeVisible();
  expect(listed()).toEqual(['Etunimi', 'Sukunimi', 'Sähköpostiosoite', 'Puhelinnumero', RULES]);
  expect(sent).toEqual([]);
});

test('campaign form: unaccepted rules are reported and not sent, and checking them removes the error [PRO-03]', async () => {
  const sent = captureRequests(CALL);
  show();
  await fillAll();
  await tick(RULES);
  await press('Lähetä');
  expect(flagged()).toEqual({ rules: 'Tämä kenttä on pakollinen' });
  expect(sent).toEqual([]);
  await tick(RULES);
  await waitFor(() => expect(flagged()).toEqual({}));
});

test('campaign form: the rules open in a new tab, and a script URL is not a link [PRO-03]', () => {
  const { unmount } = show({ rulesLink: { label: 'Säännöt', link: '/saannot' } });
  const link = screen.getByRole('link', { name: /^Säännöt/ });
  expect(link).toHaveAttribute('href', '/saannot');
  expect(link).toHaveAttribute('target', '_blank');
  unmount();
  show({ rulesLink: { label: 'Säännöt', link: 'javascript:alert(1)' } });
  expect(screen.queryByRole('link')).toBeNull();
});

test('campaign form: success pushes one event, then opens the success page [PRO-06] [FRM-11] [ANA-02]', async () => {
  captureRequests(CALL);
  const pushed: unknown[] = [];
  window.dataLayer = Object.assign([], {
    push: (event: object) => pushed.push({ ...event, hash: location.hash }),
  });
  show({ successPage: '#kiitos' });
  await fillAll();
  await press('Lähetä');
  await waitFor(() => expect(location.hash).toBe('#kiitos'));
  expect(pushed).toEqual([{ event: 'promotional_photo_form_submit', hash: '' }]);
});

test.each(failures)(
  'campaign form: if the call %s, everything is kept and sent again with a new token [FRM-12]',
  async (_, respond) => {
    captureRequests(CALL, respond);
    show();
    await fillAll();
    await press('Lähetä');
    await screen.findByText('Tapahtui virhe. Yritä uudelleen');
    expect(screen.getByRole('checkbox')).toBeChecked();
    const sent = captureRequests(CALL);
    await press('Lähetä');
    await screen.findByText(THANKS);
    expect(sent).toMatchObject([{ Data: DATA, MTCaptchaToken: 'token-2' }]);
  },
);
