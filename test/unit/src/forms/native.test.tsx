/** A form on a server, before and after the browser has posted it without JavaScript. */
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { boolean, object } from 'yup';
import { Checkbox } from '#forms/Checkbox.tsx';
import { FileField } from '#forms/files/FileField.tsx';
import { Form } from '#forms/Form.tsx';
import { formMessages } from '#forms/messages.ts';
import { TextField } from '#forms/TextField.tsx';
import { createIsland, IslandProvider } from '#island/context.ts';
import { parseSettings } from '#island/settings.ts';
import { COMPLAINT_IMAGES } from '#schemas/files.ts';
import { formSchema } from '#schemas/form.ts';
import type { NativeResult } from '#schemas/native.ts';
import { optionalText, requiredText } from '#schemas/rules.ts';

const initial = { Name: '', Place: '', Agreed: false };
const form = formSchema({
  schema: object({ Name: requiredText(), Place: optionalText(), Agreed: boolean().defined() }),
  initial,
  toData: (values) => values,
  fromData: () => initial,
  files: COMPLAINT_IMAGES,
});

/** Renders the form with the result of its post. The first form of a page has the id that this one has. */
function serve(
  result?: Partial<NativeResult>,
  props: { captcha?: false; successPage?: string } = {},
): Document {
  const render = (answer: object | undefined) =>
    renderToString(
      <IslandProvider
        value={{
          ...createIsland('test-form', {}, parseSettings({ apiBase: 'https://api.example.test' })),
          loaded: { answer },
        }}
      >
        <Form
          name="test"
          action="/api/contact/test"
          form={form}
          messages={formMessages}
          given={{ Place: 'Turku' }}
          send={() => Promise.resolve()}
          {...props}
        >
          <TextField name="Name" label="Nimi *" />
          <Checkbox name="Agreed" label="Hyväksyn" />
          <FileField name="Files" label="Kuvat" />
        </Form>
      </IslandProvider>,
    );
  const { id } = new DOMParser().parseFromString(render(undefined), 'text/html').querySelector('form')!;
  const whole = { id, kind: 'test', isSent: false, errors: {}, values: {}, labels: [], files: [] };
  return new DOMParser().parseFromString(render(result && { ...whole, ...result }), 'text/html');
}

const readHidden = (page: Document) =>
  Object.fromEntries(
    [...page.querySelectorAll<HTMLInputElement>('[type=hidden]')].map(({ name, value }) => [name, value]),
  );
const find = (page: Document, name: string) => page.querySelector<HTMLInputElement>(`[name="${name}"]`)!;
/** Returns the texts that describe a control. */
const describe = (page: Document, name: string) =>
  (find(page, name).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => page.getElementById(id)?.textContent);

test('form without JavaScript: it is posted to the call with its id, its values from the page and its labels', () => {
  const page = serve(undefined, { successPage: '/kiitos' });
  const element = page.querySelector('form')!;
  expect([element.getAttribute('action'), element.method, element.enctype]).toEqual([
    'https://api.example.test/api/contact/test',
    'post',
    'multipart/form-data',
  ]);
  expect(readHidden(page)).toEqual({
    Place: 'Turku',
    'form-id': element.id,
    'form-kind': 'test',
    'form-thanks': '/kiitos',
    'form-labels': '[["Name","Nimi"],["Agreed","Hyväksyn"]]',
  });
  expect(readHidden(serve())['form-thanks']).toBe('');
  expect(find(page, 'form-website').closest('[aria-hidden=true]')).not.toBeNull();
  expect(page.body.textContent).toContain('Jätä tämä kenttä tyhjäksi');
});

test('form without JavaScript: a question replaces the captcha, and is asked only there', () => {
  const page = serve();
  const [, number] = /Kirjoita numeroin luku (\S+)\s/.exec(page.body.textContent)!;
  expect(formMessages.fi.numbers.split(' ')).toContain(number);
  expect(describe(page, 'form-answer')).toEqual(['Näin tiedämme, ettei lomaketta lähetä ohjelma.']);
  expect(find(page, 'form-answer').getAttribute('aria-invalid')).toBeNull();
  expect(find(serve(undefined, { captcha: false }), 'form-answer')).toBeNull();
});

test('field: without a form around it is an error', () => {
  expect(() => renderToString(<TextField name="Name" label="Nimi" />)).toThrow('A field needs a <Form>');
});

test('refused post: the form has the typed values, the errors and a list of them', () => {
  const page = serve({
    errors: { Name: 'requiredLabel', 'form-answer': 'wrongAnswer', Agreed: 'unknown' },
    values: { Name: 'Aino', Agreed: true, Place: 'Oulu', 'form-answer': '9' },
    labels: [['Name', 'Nimi']],
  });
  expect(find(page, 'Name').value).toBe('Aino');
  expect(find(page, 'Agreed').checked).toBe(true);
  expect(find(page, 'Agreed').hasAttribute('aria-required')).toBe(false);
  expect(readHidden(page)['Place']).toBe('Turku');
  expect(describe(page, 'Name')).toEqual(['Tämä kenttä on pakollinen']);
  expect([...page.querySelectorAll('[role=alert] a')].map((link) => link.textContent)).toEqual([
    'Nimi',
    'Kirjoita pyydetty luku numeroin',
  ]);
  // Also with JavaScript, which may not work for this visitor.
  const answer = find(page, 'form-answer');
  expect([answer.value, answer.getAttribute('aria-invalid')]).toEqual(['9', 'true']);
  expect(describe(page, 'form-answer')).toEqual([
    'Kirjoita pyydetty luku numeroin',
    'Näin tiedämme, ettei lomaketta lähetä ohjelma.',
  ]);
  expect(page.querySelectorAll('[name="form-answer"]')).toHaveLength(1);
});

test.each<[string, Partial<NativeResult>, (string | RegExp)[], boolean]>([
  ['none', {}, ['Ei valittuja tiedostaja'], false],
  [
    'one that was sent',
    { files: [{ name: 'a.png' }] },
    [/^Valitse tiedostot uudelleen/, 'Ei valittuja tiedostaja'],
    false,
  ],
  [
    'a refused one',
    {
      files: [
        { name: 'a.txt', why: 'wrongFileType' },
        { name: 'b', why: 'other' },
      ],
    },
    ['Väärä tiedostotyyppi a.txt', /^Valitse tiedostot uudelleen/, 'Ei valittuja tiedostaja'],
    true,
  ],
  [
    'too many',
    { errors: { Files: 'tooManyFiles' } },
    ['Voit liittää enintään 3 tiedostoa', 'Ei valittuja tiedostaja'],
    true,
  ],
])('refused post: of files, %s, the field says %s', (_, result, texts, isInvalid) => {
  const page = serve(result);
  expect(describe(page, 'Files')).toEqual(texts.map((text) => expect.stringMatching(text)));
  expect(find(page, 'Files').hasAttribute('aria-invalid')).toBe(isInvalid);
});

test.each<[Partial<NativeResult>, string]>([
  [{ isSent: true }, 'Kiitos viestistäsi!'],
  [{ errors: { Name: 'unknown' } }, 'Tapahtui virhe. Yritä uudelleen'],
])('post without JavaScript: after the result %j the page says "%s"', (result, text) => {
  expect(serve(result).body.textContent).toContain(text);
  expect(serve({ ...result, id: 'another form' }).body.textContent).not.toContain(text);
});
