import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { EditorContext } from '../../src/context.ts';
import { PickManyDialog } from '../../src/fields/PickManyDialog.tsx';
import { createEditorContext } from '../editor-context.ts';

const ROWS = ['Makkara', 'Nakki'].map((title, index) => ({ id: `${index}`, title, url: '', image: '' }));

test('picker: Enter chooses the first result, and nothing before the search has answered', async () => {
  const api = {
    pick: async (_kind: string, text: string) => ({
      rows: ROWS.filter(({ title }) => title.includes(text)),
      categories: [],
    }),
  };
  render(
    <EditorContext value={createEditorContext(api)}>
      <PickManyDialog kind="product" onAdd={() => {}} onClose={() => {}} />
    </EditorContext>,
  );
  await screen.findByRole('checkbox', { name: /Makkara/ });
  const search = screen.getByRole('searchbox');
  fireEvent.change(search, { target: { value: 'Nakki' } });
  fireEvent.keyDown(search, { key: 'Enter' });
  expect(screen.queryByRole('checkbox', { checked: true })).toBeNull();
  await waitFor(() => expect(screen.getAllByRole('checkbox')).toHaveLength(1));
  fireEvent.keyDown(search, { key: 'Enter' });
  expect(screen.getByRole('checkbox', { checked: true })).toHaveAccessibleName(/^Nakki/);
});
