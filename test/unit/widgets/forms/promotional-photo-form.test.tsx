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

test('PRO-01 PRO-04 PRO-05 API-21 an entry as it is sent, answered by e-mail unless it says otherwise', async () => {
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

test('PRO-01 PRO-04 with a photo, answered by phone', async () => {
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

test('PRO-02 PRO-03 FRM-13 what is missing is listed in page order, the rules last', async () => {
  const sent = captureRequests(CALL);
  show();
  await press('Lähetä');
  expect(screen.getByText('Lomakkeelta puuttuu pakollisia tietoja')).toBeVisible();
  expect(listed()).toEqual(['Etunimi', 'Sukunimi', 'Sähköpostiosoite', 'Puhelinnumero', RULES]);
  expect(sent).toEqual([]);
});

test('PRO-03 without the rules nothing is sent: the box is flagged, and loses that when it is ticked', async () => {
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

test('PRO-03 the rules can be read without leaving the form; an address that runs code is no link', () => {
  const { unmount } = show({ rulesLink: { label: 'Säännöt', link: '/saannot' } });
  const link = screen.getByRole('link', { name: /^Säännöt/ });
  expect(link).toHaveAttribute('href', '/saannot');
  expect(link).toHaveAttribute('target', '_blank');
  unmount();
  show({ rulesLink: { label: 'Säännöt', link: 'javascript:alert(1)' } });
  expect(screen.queryByRole('link')).toBeNull();
});

test('PRO-06 FRM-11 ANA-02 success: one event, then the success page', async () => {
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
  'FRM-12 the call %s: all is kept, and sent again with a fresh token',
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
