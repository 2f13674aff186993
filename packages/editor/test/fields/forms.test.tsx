import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { findFormProblems, type Schema } from 'saaristo/form';
import { expect, test } from 'vitest';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { EditorContext } from '../../src/context.ts';
import { OpenListsContext } from '../../src/fields/field.ts';
import { HtmlTexts, isBlank, isLayout } from '../../src/fields/HtmlTexts.tsx';
import { PictureField } from '../../src/fields/PictureField.tsx';
import { ObjectFields } from '../../src/fields/SchemaField.tsx';
import { getMessages } from '../../src/messages.ts';
import { createCatalogue } from '../../src/model/catalogue.ts';
import { catalogueEntry, catalogueTexts, jsonSchema } from '../../../build/catalogue.ts';
import { editorTexts as shared } from '../../../../widgets/editor-texts.ts';
import { widgets } from '../../../../test/conformance/widgets.ts';
import { editorTexts } from '../../../../test/fixtures/content/any-card/editor-texts.ts';
import { examples } from '../../../../test/fixtures/content/any-card/examples.ts';
import definition from '../../../../test/fixtures/content/any-card/widget.ts';
import { createEditorContext } from '../editor-context.ts';

const t = getMessages('en');
const context = createEditorContext();

/** Renders a form as the panel does. `told` contains every reported value. */
function renderForm(
  schema: Schema,
  first: Record<string, unknown>,
  told: Record<string, unknown>[] = [],
  words = t,
) {
  function Form() {
    const [value, setValue] = useState(first);
    return (
      <EditorContext value={{ ...context, t: words }}>
        <ObjectFields
          schema={schema}
          value={value}
          path={[]}
          problems={findFormProblems(schema, value, words.errors)}
          onChange={(next) => {
            told.push(next as Record<string, unknown>);
            setValue(next as Record<string, unknown>);
          }}
        />
      </EditorContext>
    );
  }
  return render(<Form />);
}

test('forms: a form with room for all shows a field named language in its place, and a block folds it', () => {
  const schema: Schema = {
    type: 'object',
    properties: {
      language: { type: 'string', title: 'Language', enum: ['fi', 'en'] },
      words: { type: 'string', title: 'Words' },
    },
  };
  const labels = ({ container }: ReturnType<typeof render>) =>
    [...container.querySelectorAll('label, summary')].map(({ textContent }) => textContent);
  expect(labels(renderForm(schema, {}))).toEqual(['Words', t.more, 'Language']);
  cleanup();
  const form = (
    <EditorContext value={{ ...context, t }}>
      <OpenListsContext value>
        <ObjectFields schema={schema} value={{}} path={[]} problems={[]} onChange={() => {}} />
      </OpenListsContext>
    </EditorContext>
  );
  expect(labels(render(form))).toEqual(['Language', 'Words']);
});

const cases = widgets.map((widget) => ({
  name: widget.name,
  schema: jsonSchema(widget.definition as never) as Schema,
  example: Object.values(widget.examples)[0]?.props ?? {},
}));

test('forms: the catalogue has widgets', () => expect(cases.length).toBeGreaterThan(50));

test.each(cases)(
  'forms: $name has a form by its schema, and its example has no problems',
  ({ schema, example }) => {
    expect(findFormProblems(schema, example, t.errors)).toEqual([]);
    const { container } = renderForm(schema, example);
    for (const name of Object.keys(schema.properties ?? {}))
      expect(container.querySelector(`[data-path="${name}"]`), name).not.toBeNull();
    expect(container.querySelector('.ed-error')).toBeNull();
  },
);

test.each(cases)(
  'forms: a value entered into $name is read back, and nothing else changes',
  ({ schema, example }) => {
    const told: Record<string, unknown>[] = [];
    const { container } = renderForm(schema, example, told);
    const fields = container.querySelectorAll<HTMLInputElement>(
      '.ed-field-text > input, .ed-field-long-text > textarea',
    );
    for (const field of [...fields].slice(0, 3)) {
      const path = field.closest('[data-path]')!.getAttribute('data-path')!;
      if (path.includes('.')) continue;
      const before = told.at(-1) ?? example;
      fireEvent.change(field, { target: { value: 'Toinen' } });
      expect(told.at(-1)).toEqual({ ...before, [path]: 'Toinen' });
    }
    cleanup();
  },
);

const schema: Schema = {
  type: 'object',
  properties: {
    title: { type: 'string', title: 'Title' },
    count: { type: 'integer', title: 'Count' },
    big: { type: 'boolean', title: 'Big' },
    items: {
      type: 'array',
      title: 'Items',
      items: { type: 'object', properties: { name: { type: 'string', title: 'Name' } } },
    },
    texts: {
      type: 'object',
      title: 'Texts',
      properties: { open: { type: 'string', default: 'Avaa' } },
      additionalProperties: { type: 'string' },
    },
  },
  required: ['title'],
};

test('forms: an emptied optional prop is removed, an emptied required one stays and is reported', () => {
  const told: Record<string, unknown>[] = [];
  renderForm(
    {
      ...schema,
      properties: { ...schema.properties, title: { type: 'string', minLength: 1, title: 'Title' } },
    },
    { title: 'a', count: 2 },
    told,
  );
  fireEvent.change(screen.getByRole('spinbutton', { name: 'Count' }), { target: { value: '' } });
  expect(told.at(-1)).toEqual({ title: 'a' });
  fireEvent.change(screen.getByRole('textbox', { name: 'Title' }), { target: { value: '' } });
  expect(told.at(-1)).toEqual({ title: '' });
  expect(screen.getByRole('textbox', { name: 'Title' })).toHaveAccessibleDescription('This is needed.');
});

test('forms: moving and removing items of a list, keep the focus in the list, and the open item open with its state; a new item has the focus', () => {
  renderForm(schema, { title: 'a', items: [{ name: 'One' }, { name: 'Two' }, { name: 'Three' }] }, []);
  const button = (name: string) => screen.getByRole('button', { name });
  const press = (name: string) => {
    button(name).focus();
    fireEvent.click(button(name));
  };
  press('Move up: Three');
  expect(button('Move up: Three')).toHaveFocus();
  press('Move up: Three');
  expect(button('Three')).toHaveFocus();
  press('Two');
  const field = screen.getByRole('textbox', { name: 'Name' });
  press('Move up: Two');
  press('Delete: One');
  expect(button('Two')).toHaveFocus();
  expect(screen.getByRole('textbox', { name: 'Name' })).toBe(field);
  expect(field).toHaveValue('Two');
  press('Delete: Two');
  expect(button('Three')).toHaveFocus();
  press('Delete: Three');
  expect(button('Add')).toHaveFocus();
  press('Add');
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
});

test.each<[string, change: (items: object[]) => object[]]>([
  ['adds an item before it', (items) => [{ title: 'Uusi' }, ...items]],
  ['adds an equal item before it', ([first, ...items]) => [first!, first!, ...items]],
  ['removes the item before it', (items) => items.slice(1)],
  ['moves it', (items) => items.toReversed()],
  ['changes the item before it', ([, ...items]) => [{ title: 'Muu' }, ...items]],
])(
  'forms: another editor %s, the written item of a list keeps the focus and the letters',
  (_name, change) => {
    const list = {
      type: 'object',
      properties: {
        items: { type: 'array', items: { type: 'object', properties: { title: { type: 'string' } } } },
      },
    } as Schema;
    const store = createStore(() => ({
      items: [{ title: 'a' }, { title: 'b' }, { title: 'c' }] as object[],
    }));
    const receive = (value: unknown): void => store.setState(value as { items: object[] });
    function Form() {
      const value = useStore(store);
      return (
        <EditorContext value={context}>
          <ObjectFields schema={list} value={value} path={[]} problems={[]} onChange={receive} />
        </EditorContext>
      );
    }
    render(<Form />);
    fireEvent.click(screen.getByRole('button', { name: 'b' }));
    const field = screen.getByRole<HTMLInputElement>('textbox');
    field.focus();
    fireEvent.change(field, { target: { value: 'bb' } });
    const expected = change(store.getState().items).map((item) =>
      'title' in item && item.title === 'bb' ? { title: 'bbb' } : item,
    );
    act(() => receive({ items: change(store.getState().items) }));
    expect(document.activeElement).toBe(field);
    fireEvent.change(field, { target: { value: 'bbb' } });
    expect(store.getState().items).toEqual(expected);
  },
);

test('forms: a picture without an address shows its format, and is replaced or deleted [EDITOR]', () => {
  const told: Record<string, unknown>[] = [];
  const picture: Schema = { type: 'string', format: 'picture', title: 'Logo' };
  renderForm(
    { type: 'object', properties: { logo: picture } },
    { logo: 'data:image/svg+xml,%3Csvg/%3E' },
    told,
  );
  const field = screen.getByRole('textbox', { name: 'Address of the picture' });
  expect(field).toHaveValue('');
  expect(field).toHaveAccessibleDescription('Embedded picture (SVG)');
  fireEvent.click(screen.getByRole('button', { name: 'Delete: Logo' }));
  expect(told.at(-1)).toEqual({});
  expect(field).toHaveFocus();
  expect(screen.queryByText(/Embedded/)).toBeNull();
  fireEvent.change(field, { target: { value: '/logo.svg' } });
  expect(told.at(-1)).toEqual({ logo: '/logo.svg' });
  expect(field).toHaveValue('/logo.svg');
});

test('forms: a picture has a text in the language of the page or is decorative, and waits otherwise [EDITOR]', async () => {
  const told: Record<string, unknown>[] = [];
  const image: Schema = {
    format: 'picture',
    title: 'Image',
    type: 'object',
    properties: { url: { type: 'string' }, alt: { type: 'string' } },
  };
  const row = { id: 7, name: 'Meri', url: '/media/library/7/a.jpg', alt: 'Sea', width: 4, height: 2 };
  const picture = { ...row, alts: { fi: 'Meri' }, focus: { x: 0.5, y: 0.5 }, tags: [] };
  const api = { pictures: async () => [picture] };
  render(
    <EditorContext value={{ ...createEditorContext(api), language: 'fi' }}>
      <PictureField
        schema={image}
        value={{ url: '/a.jpg', alt: 'A' }}
        onChange={(value) => told.push(value as never)}
        path={['image']}
        problems={[]}
        label="Image"
        words={null}
        described={{ id: 'image' }}
      />
    </EditorContext>,
  );
  fireEvent.change(screen.getByRole('textbox', { name: 'Alternative text' }), { target: { value: '' } });
  fireEvent.click(screen.getByRole('checkbox', { name: /decorative/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Choose a picture: Image' }));
  fireEvent.click(await screen.findByRole('button', { name: /Meri/, hidden: true }));
  expect(told).toEqual([
    { url: '/a.jpg' },
    { url: '/a.jpg', alt: '' },
    { url: '/media/library/7/a.jpg', alt: 'Meri' },
  ]);
});

test("forms: a block's text replaces the default, which returns when the text is emptied", () => {
  const told: Record<string, unknown>[] = [];
  renderForm(schema, { title: 'a' }, told);
  fireEvent.change(screen.getByLabelText('Avaa'), { target: { value: 'Näytä' } });
  expect(told.at(-1)).toEqual({ title: 'a', texts: { open: 'Näytä' } });
  fireEvent.change(screen.getByLabelText('Avaa'), { target: { value: '' } });
  expect(told.at(-1)).toEqual({ title: 'a' });
});

const LAYOUT =
  '<section class="story">\n  <h2>Otsikko</h2>\n  <p>Teksti <a href="/a">linkki</a></p><img src="/a.png" alt="Kuva">\n</section>';

test('forms: a text that becomes long or gets a tag keeps its control while typing', () => {
  renderForm(
    { type: 'object', properties: { header: { type: 'string', title: 'Heading' } } },
    { header: 'a' },
  );
  const field = screen.getByRole('textbox', { name: 'Heading' });
  for (const value of ['a'.repeat(70), `${'a'.repeat(70)} <b>b</b>`]) {
    fireEvent.change(field, { target: { value } });
    expect(screen.getByRole('textbox', { name: 'Heading' })).toBe(field);
    expect(field).toHaveValue(value);
  }
});

test('layouts: texts, links and pictures of a layout are fields, and the layout stays unchanged', () => {
  expect(isLayout(LAYOUT)).toBe(true);
  expect(isLayout('<h2>Otsikko</h2><p>Teksti</p>')).toBe(false);
  let html = LAYOUT;
  render(
    <EditorContext value={context}>
      <HtmlTexts html={html} onChange={(next) => (html = next)} />
    </EditorContext>,
  );
  fireEvent.change(screen.getByDisplayValue('Otsikko'), { target: { value: '<b>Uusi</b>' } });
  expect(html).toBe(LAYOUT.replace('Otsikko', '&lt;b&gt;Uusi&lt;/b&gt;'));
  fireEvent.change(screen.getByDisplayValue('/a'), { target: { value: '/b' } });
  expect(html).toBe(LAYOUT.replace('"/a"', '"/b"'));
});

test("forms: fields, help, choices and problems are in the editor's language, also for nullable props", () => {
  const entry = catalogueEntry({ definition, examples, editorTexts } as never, []);
  const file = { widgets: [entry as never], editorTexts: catalogueTexts(shared) };
  const { props } = createCatalogue(file, 'fi').get('any-card')!;
  renderForm(props, { layout: 'odd' }, [], getMessages('fi'));
  const field = screen.getByRole('combobox', { name: 'Asettelu' });
  expect(field).toHaveAccessibleDescription(/^Valitse jokin luettelosta\. Väljä tai tiivis/);
  expect(
    within(field)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['(ei annettu)', 'tavallinen', 'tiivis']);
  cleanup();
  const nullable = { anyOf: [{ type: 'string', title: 'Puhelin', description: 'Ohje' }, { type: 'null' }] };
  renderForm({ type: 'object', properties: { phone: nullable } }, {});
  expect(screen.getByRole('textbox', { name: 'Puhelin' })).toHaveAccessibleDescription('Ohje');
});

test.each([
  ['Three', ['(not given)', 'Two', 'Three']],
  [3, ['(not given)', '2', '3']],
  [undefined, ['(not given)', 'Two', 'Three']],
])('forms: a choice with two spellings of its values is offered once: %j', (columns, offered) => {
  renderForm(jsonSchema(definition), { columns });
  const choice = screen.getByRole('combobox', { name: 'Columns' });
  expect(
    within(choice)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(offered);
  expect(choice).toHaveProperty('value', String(columns ?? ''));
});

test.each([
  ['', true],
  ['<p></p><h2 class="a"> </h2>', true],
  ['<p>a</p>', false],
  ['<p><img src="/a.webp" alt=""></p>', false],
  ['<video src="/a.mp4"></video>', false],
  [`<p title="${'a'.repeat(500_000)}"></p>`, true],
])('rich text: whether it shows nothing (%#)', (html, isEmpty) => expect(isBlank(html)).toBe(isEmpty));
