import { fireEvent, screen } from '@testing-library/react';
import fc from 'fast-check';
import { http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { getDraftKey, readDraft } from '#forms/draft.ts';
import { object } from 'yup';
import { TextField } from '#forms/TextField.tsx';
import { optionalText } from '#schemas/rules.ts';
import AnyForm from '../../../fixtures/forms/any-form/AnyForm.tsx';
import definition from '../../../fixtures/forms/any-form/widget.ts';
import { renderWidget } from '../../../render.tsx';
import { api } from '../../../setup.ts';
import { mtcaptchaSettings, mockCaptcha } from './captcha-mock.ts';
import { sendOff, showForm } from './show-form.tsx';

const KEY = getDraftKey('/', 'any-form', 'any');
const show = () => renderWidget(definition, AnyForm, { successText: 'Kiitos!' }, mtcaptchaSettings);
const field = () => screen.getByRole('textbox');

const message = fc.jsonValue().map((value) => JSON.stringify({ Message: value }));

test('draft: invalid storage restores nothing and causes no error [FRM-12]', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json(), message), (stored) => {
      sessionStorage.setItem('k', stored);
      for (const value of Object.values(readDraft('k', { Message: '' }))) expect(value).toBeTypeOf('string');
    }),
  );
});

test("draft: a text longer than the field's limit is cut [FRM-20]", () => {
  sessionStorage.setItem(KEY, JSON.stringify({ Message: 'a'.repeat(5000) }));
  show();
  expect(field()).toHaveValue('a'.repeat(2000));
});

test('draft: with full or blocked storage the form works [FRM-12]', () => {
  const refuse = () => {
    throw new DOMException('no', 'QuotaExceededError');
  };
  const spies = (['getItem', 'setItem', 'removeItem'] as const).map((method) =>
    vi.spyOn(Storage.prototype, method).mockImplementation(refuse),
  );
  show();
  fireEvent.change(field(), { target: { value: 'Hei' } });
  expect(field()).toHaveValue('Hei');
  for (const spy of spies) spy.mockRestore();
});

test('draft: values given by the page are never replaced [CMP-11] [FRM-12]', async () => {
  mockCaptcha();
  const place = (given?: { Place: string }) =>
    showForm(<TextField name="Place" label="Paikka" readOnly={given !== undefined} />, {
      schema: object({ Place: optionalText() }),
      initial: { Place: '' },
      ...(given ? { given } : {}),
    });
  const first = place();
  fireEvent.change(field(), { target: { value: 'Tori' } });
  first.unmount();
  const { sent } = place({ Place: 'Lihakauppa' });
  expect(field()).toHaveValue('Lihakauppa');
  await sendOff();
  expect(sent.mock.calls[0]?.[0]).toEqual({ Place: 'Lihakauppa' });
});

test("draft: two forms of a kind have one each, and sending deletes only that form's [FRM-12]", async () => {
  mockCaptcha();
  const both = () => [0, 1].map(show);
  const texts = () => screen.getAllByRole<HTMLTextAreaElement>('textbox').map(({ value }) => value);
  const reload = (standing: { unmount: () => void }[]) => {
    for (const { unmount } of standing) unmount();
    return both();
  };
  const first = both();
  screen.getAllByRole('textbox').forEach((box, at) => fireEvent.change(box, { target: { value: `${at}` } }));
  const second = reload(first);
  expect(texts()).toEqual(['0', '1']);
  api.use(http.post('/api/any-form', () => HttpResponse.json({ isSuccess: true })));
  fireEvent.click(screen.getAllByRole('button', { name: 'Lähetä' })[0]!);
  await screen.findByText('Kiitos!');
  reload(second);
  expect(texts()).toEqual(['', '1']);
});
