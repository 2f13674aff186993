import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import type { Block } from '../../src/contract.ts';
import { EditorContext } from '../../src/context.ts';
import { WantedContext } from '../../src/fields/field.ts';
import { createCatalogue } from '../../src/model/catalogue.ts';
import { createItem, toBlock } from '../../src/model/page.ts';
import { SLOTS } from '../../src/model/slots.ts';
import { Sections } from '../../src/model/sections.ts';
import { SlotFields } from '../../src/panels/SlotFields.tsx';
import { SectionsContext } from '../../src/panels/use-sections.ts';
import { createEditorContext } from '../editor-context.ts';

const catalogue = createCatalogue(
  {
    widgets: [
      {
        name: 'card',
        title: 'Card',
        description: '',
        category: 'content',
        icon: '',
        example: { header: 'Example' },
        slots: [
          { name: 'aside', title: 'Beside it', description: 'A note' },
          { name: 'below', title: 'Below it' },
        ],
        props: { type: 'object', properties: { header: { type: 'string', title: 'Heading' } } },
      },
    ],
  },
  'en',
);
const context = {
  ...createEditorContext(),
  catalogue,
  examples: { of: () => ({ header: 'Example' }), prepare: () => Promise.resolve() },
};
const section = { id: 7, name: 'Opening hours', state: 'published', blocks: [{ html: '<p>8–16</p>' }] };
const api = {
  ...context.api,
  section: () => Promise.resolve(section),
  sections: () => Promise.resolve([section]),
  uses: () => Promise.resolve([]),
} as unknown as typeof context.api;
const sections = new Sections(api, { site: 'atriafi', language: 'fi', template: null });
const card = (header: string, slots?: Record<string, Block[]>): Block => ({
  widget: 'card',
  props: { header },
  ...(slots && { slots }),
});

/** Renders the slots of a block as the panel does. Returns the block as it is now. */
function renderSlots(first: Block, wanted?: (string | number)[]): () => Block {
  let now = first;
  function Form() {
    const [item, setItem] = useState(() => createItem(first, 'a'));
    return (
      <EditorContext value={{ ...context, api }}>
        <SectionsContext value={sections}>
          <WantedContext value={wanted}>
            <SlotFields
              item={item}
              path={[]}
              problems={wanted ? [{ path: wanted, message: 'Wrong' }] : []}
              onChange={(slots) => {
                const next = { ...item, props: { ...item.props, slots } };
                now = toBlock(next);
                setItem(next);
              }}
            />
          </WantedContext>
        </SectionsContext>
      </EditorContext>
    );
  }
  render(<Form />);
  return () => now;
}

test('slots in the form: a block is added, changed, moved and removed, and gets an inner block [SLOT] [EDITOR]', async () => {
  const block = renderSlots(card('A'));
  const slot = () => within(screen.getAllByRole('group', { name: 'Beside it' })[0]!);
  fireEvent.change(slot().getByLabelText('New block in “Beside it”'), { target: { value: 'card' } });
  fireEvent.click(slot().getByRole('button', { name: 'Add' }));
  const heading = await waitFor(() => slot().getByLabelText('Heading'));
  fireEvent.change(heading, { target: { value: 'B' } });
  expect(block()).toEqual(card('A', { aside: [{ ...card('B'), example: true }] }));
  // A rich text in the slot of the inner block.
  const inner = () => within(slot().getByRole('group', { name: 'Beside it' }));
  fireEvent.click(inner().getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(inner().getByRole('button', { name: 'Rich text' })).toBeTruthy());
  const added = { ...card('B', { aside: [{ html: '<p></p>' }] }), example: true };
  expect(block()).toEqual(card('A', { aside: [added] }));
  const outerAdd = slot().getAllByRole('button', { name: 'Add' }).at(-1)!;
  fireEvent.click(outerAdd);
  await waitFor(() =>
    expect(block()).toEqual(card('A', { aside: [added, { ...card('Example'), example: true }] })),
  );
  fireEvent.click(slot().getByRole('button', { name: 'Move down: Card: B' }));
  expect(block()).toEqual(card('A', { aside: [{ ...card('Example'), example: true }, added] }));
  for (const name of ['Delete: Card: Example', 'Delete: Card: B'])
    fireEvent.click(slot().getAllByRole('button', { name }).at(-1)!);
  expect(block()).toEqual(card('A'));
});

test('slots in the form: a problem opens the block that has it, and a lost slot keeps its blocks [SLOT] [EDITOR]', () => {
  const given = card('A', { aside: [card('B', { aside: [card('C')] })], gone: [{ html: '<p>Old</p>' }] });
  const block = renderSlots(given, [SLOTS, 'aside', 0, SLOTS, 'aside', 0, 'header']);
  expect(screen.getAllByLabelText('Heading').map((field) => (field as HTMLInputElement).value)).toEqual([
    'B',
    'C',
  ]);
  expect(screen.getAllByText('Wrong')).toHaveLength(1);
  const lost = within(screen.getByRole('group', { name: 'gone' }));
  expect(lost.queryByRole('combobox')).toBeNull();
  fireEvent.change(screen.getAllByLabelText('Heading')[1]!, { target: { value: 'D' } });
  expect(block()).toEqual(
    card('A', { aside: [card('B', { aside: [card('D')] })], gone: [{ html: '<p>Old</p>' }] }),
  );
});

test('slots in the form: the open block stays open when another one is moved or removed [SLOT] [EDITOR]', () => {
  renderSlots(card('A', { aside: [card('B'), card('C'), card('D')] }));
  fireEvent.click(screen.getByRole('button', { name: 'Card: C' }));
  const opened = (): string => (screen.getByLabelText('Heading') as HTMLInputElement).value;
  fireEvent.click(screen.getByRole('button', { name: 'Move down: Card: B' }));
  expect(opened()).toBe('C');
  fireEvent.click(screen.getByRole('button', { name: 'Move down: Card: B' }));
  fireEvent.click(screen.getByRole('button', { name: 'Delete: Card: B' }));
  expect(opened()).toBe('C');
});

test('slots in the form: a block is moved to the slots beside it by its buttons and by dragging [SLOT] [EDITOR]', () => {
  const block = renderSlots(card('A', { aside: [card('B'), card('C')], below: [{ html: '<p></p>' }] }));
  fireEvent.click(screen.getByRole('button', { name: 'Move down: Card: C' }));
  expect(block()).toEqual(card('A', { aside: [card('B')], below: [card('C')] }));
  expect(screen.getByRole('button', { name: 'Move up: Card: B' })).toHaveProperty('disabled', true);
  fireEvent.click(screen.getByRole('button', { name: 'Move up: Card: C' }));
  expect(block()).toEqual(card('A', { aside: [card('B'), card('C')] }));
  const below = screen.getByRole('group', { name: 'Below it' });
  const grip = screen.getByRole('button', { name: 'Card: B' }).closest('li')!.querySelector('[draggable]')!;
  fireEvent.dragStart(grip);
  expect(fireEvent.dragOver(below)).toBe(false);
  fireEvent.drop(below);
  expect(block()).toEqual(card('A', { aside: [card('C')], below: [card('B')] }));
  // A drag of something else changes nothing.
  expect(fireEvent.dragOver(below)).toBe(true);
});

test('slots in the form: a section is added, shows its name, and is replaced by its blocks [SLOT] [EDITOR]', async () => {
  const block = renderSlots(card('A'));
  const slot = () => within(screen.getByRole('group', { name: 'Beside it' }));
  const option = await slot().findByRole('option', { name: 'Opening hours' });
  fireEvent.change(slot().getByRole('combobox'), { target: { value: (option as HTMLOptionElement).value } });
  fireEvent.click(slot().getByRole('button', { name: 'Add' }));
  await waitFor(() =>
    expect(block()).toEqual(card('A', { aside: [{ widget: 'synced-section', props: { section: 7 } }] })),
  );
  expect(await slot().findByRole('button', { name: /^synced-section: Opening hours$/ })).toBeTruthy();
  fireEvent.click(await slot().findByRole('button', { name: 'Detach' }));
  expect(block()).toEqual(card('A', { aside: [{ html: '<p>8–16</p>' }] }));
});
