import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import QuestionForm from '../../../../widgets/forms/question-form/QuestionForm.tsx';
import definition from '../../../../widgets/forms/question-form/widget.ts';
import { mtcaptchaSettings, mockCaptcha } from '../../src/forms/captcha-mock.ts';
import { testForm } from '../../src/forms/form-cases.ts';
import { renderWidget } from '../../../render.tsx';
import { api } from '../../../setup.ts';

const sent: unknown[] = [];
const ask = (props: Record<string, unknown> = {}, settings: Record<string, unknown> = mtcaptchaSettings) =>
  renderWidget(definition, QuestionForm, { successText: 'Kiitos kysymyksestä!', ...props }, settings);
const answer = (respond: () => Response | Promise<Response>) =>
  api.use(
    http.post('/api/contact/retail/question', async ({ request }) => {
      sent.push(await request.json());
      return respond();
    }),
  );
const message = () => screen.getByRole('textbox', { name: 'Viesti' });
const send = (name = 'Lähetä') => userEvent.click(screen.getByRole('button', { name }));
const write = (text: string) => fireEvent.change(message(), { target: { value: text } });

beforeEach(() => {
  sent.length = 0;
  answer(() => HttpResponse.json({ isSuccess: true }));
});

testForm({
  name: 'question form',
  call: '/api/contact/retail/question',
  render: ask,
  fillIn: () => write('Mistä liha tulee?'),
  thanks: 'Kiitos kysymyksestä!',
  sends: [
    [
      'the message and no files [QUE-02] [QUE-05] [FRM-04] [FRM-30]',
      { Data: { Message: 'Mistä liha tulee?' }, Files: null },
    ],
  ],
  missing: {
    ids: '[QUE-03] [FRM-09] [FRM-15]',
    heading: 'Lomakkeelta puuttuu pakollisia tietoja',
    fields: [['Viesti', 'Message']],
  },
  special: {
    ids: '[QUE-04] [FRM-14] [FRM-23]',
    error: 'Viestissä ei ole mahdollista käyttää erikoismerkkejä.',
  },
  unverified: { ids: '[FRM-08] [FRM-10]', kept: { Viesti: 'Mistä liha tulee?' } },
  failed: {
    ids: '[FRM-12]',
    text: 'Tapahtui virhe. Yritä uudelleen',
    kept: { Viesti: 'Mistä liha tulee?' },
  },
  thanked: {
    ids: '[QUE-06] [QUE-07] [ANA-02]',
    text: 'Kiitos kysymyksestä!',
    events: [{ event: 'kysymys_form_submit' }],
  },
});

test('question form: header and button text are configurable [QUE-01]', () => {
  ask({ header: 'Kysy meiltä', buttonLabel: 'Lähetä kysymys' });
  expect(screen.getByRole('heading', { name: 'Kysy meiltä' })).toBeVisible();
  expect(screen.getByRole('form', { name: 'Kysy meiltä' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Lähetä kysymys' })).toBeEnabled();
});

test('question form: a line of the error list focuses its field without changing the address [FRM-09]', async () => {
  ask();
  await send();
  await userEvent.click(screen.getByRole('link', { name: 'Viesti' }));
  expect(message()).toHaveFocus();
  expect(location.hash).toBe('');
});

test('question form: a corrected field loses its error at once, the list stays until the next send [FRM-09]', async () => {
  ask();
  await send();
  write('Mistä liha tulee?');
  await vi.waitFor(() => expect(message()).toBeValid());
  expect(screen.getByRole('alert')).toBeVisible();
  await send();
  await screen.findByText('Kiitos kysymyksestä!');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('question form: 2000 characters are counted down, and more are cut [FRM-20]', () => {
  ask();
  expect(screen.getByText('2000 merkkiä jäljellä')).toBeVisible();
  write('abc');
  expect(screen.getByText('1997 merkkiä jäljellä')).toBeVisible();
  write('a'.repeat(100_000));
  expect(message()).toHaveValue('a'.repeat(2000));
  expect(message()).toHaveAttribute('maxlength', '2000');
  expect(screen.getByText('0 merkkiä jäljellä')).toBeVisible();
});

test('question form: the label of the counter is configurable [FRM-20]', () => {
  ask({ remainingLabel: 'vielä vapaana' });
  expect(screen.getByText('2000 vielä vapaana')).toBeVisible();
});

test('question form: the message is 6 rows high, and its label has one asterisk [FRM-21] [FRM-15]', () => {
  ask();
  expect(message()).toHaveAttribute('rows', '6');
  expect(message()).toHaveAttribute('name', 'Message');
  expect(message()).toBeRequired();
  expect(screen.getByText(/^Viesti/).textContent).toBe('Viesti *');
});

test('question form: while sending the button says so, and a second press is ignored [FRM-06] [FRM-07]', async () => {
  let release = () => {};
  answer(async () => {
    await new Promise<void>((resolve) => (release = resolve));
    return HttpResponse.json({});
  });
  ask({ header: 'Kysy' });
  const states = watchStates(screen.getByRole('form'));
  write('Mistä liha tulee?');
  await userEvent.dblClick(screen.getByRole('button'));
  const button = await screen.findByRole('button', { name: 'Lähetetään...' });
  expect(button).toBeDisabled();
  expect(message()).toBeEnabled();
  fireEvent.submit(screen.getByRole('form'));
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  release();
  await screen.findByText('Kiitos kysymyksestä!');
  expect(sent).toHaveLength(1);
  expect(states).toEqual(['idle', 'validating', 'sending']);
});

/** Records every state of the form from now on. */
function watchStates(form: HTMLElement): (string | undefined)[] {
  const states = [form.dataset['state']];
  new MutationObserver(() => states.push(form.dataset['state'])).observe(form, {
    attributeFilter: ['data-state'],
  });
  return states;
}

test('question form: field errors are listed without a verified captcha too [FRM-10]', async () => {
  mockCaptcha(null);
  ask();
  await send();
  expect(await screen.findByRole('link', { name: 'Viesti' })).toBeVisible();
});

test('question form: a reload keeps typed text until it is sent [FRM-12]', async () => {
  const { unmount } = ask();
  write('Mistä liha tulee?');
  unmount();
  ask();
  expect(message()).toHaveValue('Mistä liha tulee?');
  await send();
  await screen.findByText('Kiitos kysymyksestä!');
  expect(sessionStorage).toHaveLength(0);
});
