/** The plugin's blocks in the editor, with a mock of the functions of WordPress that they use. */
import { runInThisContext } from 'node:vm';
import { render, screen, within } from '@testing-library/react';
import {
  createContext,
  createElement,
  Fragment,
  type ReactNode,
  useContext,
  useMemo,
  useRef,
  useState,
} from 'react';
import { afterEach, expect, test } from 'vitest';
import { catalogueEntry, catalogueTexts } from '../../build/catalogue.ts';
import { buildEditorScript } from '../../../scripts/wordpress/editor-script.ts';
import { editorTexts as shared } from '../../../widgets/editor-texts.ts';
import { editorTexts } from '../../../test/fixtures/content/any-card/editor-texts.ts';
import { examples } from '../../../test/fixtures/content/any-card/examples.ts';
import definition from '../../../test/fixtures/content/any-card/widget.ts';

interface Block {
  title: string;
  description: string;
  keywords: string[];
  edit: (props: {
    attributes: object;
    setAttributes: (attributes: object) => void;
    isSelected: boolean;
  }) => ReactNode;
}

interface Control {
  label: string;
  help: ReactNode;
  value: string;
  options?: { value: string; label: string }[];
}

const Children = ({ children }: { children?: ReactNode }) => children;
const None = () => null;
/** A control with its label and its help. */
const SelectControl = ({ label, help, value, options = [] }: Control) => (
  <label>
    {label}
    <select value={value} onChange={() => {}}>
      {options.map((one) => (
        <option key={one.value} value={one.value}>
          {one.label}
        </option>
      ))}
    </select>
    {help}
  </label>
);

const script = await buildEditorScript();

/** Returns the block that the plugin registers for the widget of the tests, for a user of a language. */
function register(language: string): Block {
  const blocks = new Map<string, Block>();
  Object.assign(window, {
    wp: {
      // Previews use effects; the form does not.
      element: {
        createContext,
        createElement,
        Fragment,
        RawHTML: None,
        useContext,
        useEffect: () => {},
        useMemo,
        useRef,
        useState,
      },
      i18n: { __: (text: string) => text, sprintf: (text: string, by: string) => text.replace('%s', by) },
      components: {
        Button: None,
        Notice: Children,
        PanelBody: Children,
        SelectControl,
        TextControl: SelectControl,
        ToolbarButton: None,
        ToolbarGroup: None,
      },
      blockEditor: { BlockControls: None, InspectorControls: Children, useBlockProps: () => ({}) },
      blocks: { registerBlockType: (name: string, block: Block) => blocks.set(name, block) },
      // The block has no inner blocks.
      data: { useDispatch: () => ({}), useSelect: () => [] },
      hooks: { addFilter: () => {} },
      primitives: { SVG: 'svg', Path: 'path' },
    },
    saaristoCatalogue: {
      widgets: [catalogueEntry({ definition, examples, editorTexts } as never, [])],
      editorTexts: catalogueTexts(shared),
    },
    saaristoEditor: { language, bundle: '', settings: {} },
  });
  runInThisContext(script);
  return blocks.get('saaristo/any-card')!;
}

afterEach(() => {
  for (const name of ['wp', 'saaristoCatalogue', 'saaristoEditor']) Reflect.deleteProperty(window, name);
});

test.each([
  ['fi', 'Mikä tahansa kortti', 'Otsikko, luku', 'Asettelu', ['tavallinen', 'tiivis']],
  ['sv', 'Vilket kort som helst', 'En rubrik, ett tal', 'Layout', ['normal', 'kompakt']],
  ['en', 'Any card', 'A heading, a number', 'Layout', ['normal', 'compact']],
  ['de', 'Any card', 'A heading, a number', 'Layout', ['normal', 'compact']],
])(
  "blocks: in %s title, description, form and problems of a block are in the user's language, or English [WORDPRESS]",
  (language, title, description, layout, choices) => {
    const { edit: Edit, ...block } = register(language);
    expect(block.title).toBe(title);
    expect(block.description).toContain(description);
    // The search also finds the English name.
    expect(block.keywords).toEqual(expect.arrayContaining(['any', 'Any card']));
    render(<Edit attributes={{ props: '{"layout":"odd"}' }} setAttributes={() => {}} isSelected />);
    const field = screen.getByRole('combobox', { name: new RegExp(`^${layout}`) });
    expect(
      within(field)
        .getAllByRole('option')
        .slice(1)
        .map((one) => one.textContent),
    ).toEqual(choices);
    expect(screen.getByRole('listitem')).toHaveTextContent(`${layout}: One of the choices is needed here.`);
  },
);

test.each([
  ['Three', ['Two', 'Three']],
  [3, ['2', '3']],
])(
  'blocks: a choice with two spellings of its values is offered in the stored one: %j [WORDPRESS]',
  (columns, offered) => {
    const { edit: Edit } = register('en');
    render(<Edit attributes={{ props: JSON.stringify({ columns }) }} setAttributes={() => {}} isSelected />);
    const field = screen.getByRole('combobox', { name: /^Columns/ });
    expect(field).toHaveValue(String(columns));
    const options = within(field).getAllByRole('option');
    expect(options.map((option) => option.textContent).slice(-2)).toEqual(offered);
  },
);
