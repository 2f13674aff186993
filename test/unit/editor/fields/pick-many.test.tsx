import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Api } from '../../../../editor/src/api.ts';
import { EditorContext } from '../../../../editor/src/context.ts';
import { PickManyDialog } from '../../../../editor/src/fields/PickManyDialog.tsx';
import { getMessages } from '../../../../editor/src/messages.ts';

const ROWS = ['Makkara', 'Nakki'].map((title, index) => ({ id: `${index}`, title, url: '', image: '' }));

test('picker: Enter chooses the first result, and nothing before the search has answered', async () => {
  const api = {
    pick: async (_kind: string, text: string) => ({
      rows: ROWS.filter(({ title }) => title.includes(text)),
      categories: [],
    }),
  };
  render(
    <EditorContext
      value={{
        api: api as unknown as Api,
        catalogue: new Map(),
        examples: { of: () => undefined, prepare: () => Promise.resolve() },
        settings: {
          pageId: 1,
          language: 'en',
          token: '',
          user: { name: '', role: 'editor' },
          rows: {},
          floating: [],
          pictures: [],
        },
        site: 'atriafi',
        language: 'fi',
        t: getMessages('en'),
      }}
    >
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
