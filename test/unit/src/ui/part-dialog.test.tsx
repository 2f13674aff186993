import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createIsland, IslandProvider } from '#island/context.ts';
import { parseSettings } from '#island/settings.ts';
import { lazyChunk, type Part } from '#ui/part.ts';
import { PartDialog } from '#ui/PartDialog.tsx';

const code = { text: 'Lomake' };

const view = (part: Part<typeof code>, open: boolean) => (
  <IslandProvider value={createIsland('x', {}, parseSettings({}, '/'))}>
    <PartDialog part={part} open={open} onClose={() => {}} title="Otsikko">
      {({ text }) => <p>{text}</p>}
    </PartDialog>
  </IslandProvider>
);

test('lazy dialog: it opens at once and says that its content is loading', async () => {
  let come = () => {};
  const part = lazyChunk(() => new Promise<typeof code>((resolve) => (come = () => resolve(code))));
  render(view(part, true));
  expect(screen.getByRole('dialog', { name: 'Otsikko' })).toBeVisible();
  expect(screen.getByText('Ladataan…').closest('[aria-live]')).toHaveTextContent('Ladataan…');
  come();
  expect(await screen.findByText('Lomake')).toBeVisible();
});
