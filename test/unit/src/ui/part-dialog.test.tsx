import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
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

test("lazy dialog: its content's code is loaded when it opens, not before", async () => {
  const fetchIt = vi.fn(async () => code);
  const part = lazyChunk(fetchIt);
  const { rerender } = render(view(part, false));
  expect(fetchIt).not.toHaveBeenCalled();
  rerender(view(part, true));
  expect(await screen.findByText('Lomake')).toBeVisible();
  rerender(view(part, false));
  rerender(view(part, true));
  expect(screen.getByText('Lomake')).toBeVisible();
  expect(fetchIt).toHaveBeenCalledOnce();
});

test('lazy dialog: it opens at once and says that its content is loading', async () => {
  let come = () => {};
  const part = lazyChunk(() => new Promise<typeof code>((resolve) => (come = () => resolve(code))));
  render(view(part, true));
  expect(screen.getByRole('dialog', { name: 'Otsikko' })).toBeVisible();
  expect(screen.getByText('Ladataan…').closest('[aria-live]')).toHaveTextContent('Ladataan…');
  come();
  expect(await screen.findByText('Lomake')).toBeVisible();
});

test('lazy dialog: a failed load is reported and retried', async () => {
  const fetchIt = vi
    .fn<() => Promise<typeof code>>()
    .mockRejectedValueOnce(new Error('gone'))
    .mockResolvedValueOnce(code);
  render(view(lazyChunk(fetchIt), true));
  expect(await screen.findByText('Lataaminen epäonnistui.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Yritä uudelleen' }));
  expect(await screen.findByText('Lomake')).toBeVisible();
  expect(screen.queryByText('Lataaminen epäonnistui.')).toBeNull();
});
